import { Link } from '../ui/Link';
import * as styles from './YearLinks.module.css';

type Props = { label: string; links: readonly { to: string; words: string | number }[] };

/** Links to other years of a list, or to other lists of its year, with the current one. */
export function YearLinks({ label, links }: Props) {
  return (
    <nav aria-label={label} className={styles.years}>
      <ul role="list">
        {links.map(({ to, words }) => (
          <li key={to}>
            <Link to={to}>{words}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
