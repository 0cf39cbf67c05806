import { Link } from '../ui/Link';
import * as styles from './Neighbours.module.css';

type Neighbour = { name: string; to: string };

type Props = {
  label: string;
  previous?: Neighbour;
  next?: Neighbour;
  previousLabel: string;
  nextLabel: string;
};

/** Links to the records before and after this one in the list; nothing beside the only one. */
export function Neighbours({ label, previous, next, previousLabel, nextLabel }: Props) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className={styles.neighbours}>
      {previous && (
        <Link to={previous.to} className={styles.previous}>
          <span className={styles.label}>{previousLabel}</span>
          <span className={styles.name}>{previous.name}</span>
        </Link>
      )}
      {next && (
        <Link to={next.to} className={styles.next}>
          <span className={styles.label}>{nextLabel}</span>
          <span className={styles.name}>{next.name}</span>
        </Link>
      )}
    </nav>
  );
}
