import { Link } from '../ui/Link';
import * as styles from './Neighbours.module.css';

type Neighbour = { readonly name: string; readonly slug: string } | null;

type Props = {
  label: string;
  /** The path of the list, which is the prefix of both neighbours' paths. */
  list: string;
  /** The query string added to both links. */
  query?: string;
  previous: Neighbour;
  next: Neighbour;
  previousLabel: string;
  nextLabel: string;
};

/** Links to the records before and after this one; nothing if it is the only one. */
export function Neighbours({
  label,
  list,
  query = '',
  previous,
  next,
  previousLabel,
  nextLabel,
}: Props) {
  if (!previous && !next) return null;
  const link = (to: Neighbour, words: string, className: string | undefined) =>
    to && (
      <Link to={`${list}${to.slug}/${query}`} className={className}>
        <span className={styles.label}>{words}</span>
        <span className={styles.name}>{to.name}</span>
      </Link>
    );
  return (
    <nav aria-label={label} className={styles.neighbours}>
      {link(previous, previousLabel, styles.previous)}
      {link(next, nextLabel, styles.next)}
    </nav>
  );
}
