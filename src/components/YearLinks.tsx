import { Link } from '../primitives/Link';
import * as styles from './YearLinks.module.css';

type Props = { label: string; folder: string; years: readonly string[] };

/** Links to the same list in every available year; the year shown has `aria-current`. */
export function YearLinks({ label, folder, years }: Props) {
  return (
    <nav aria-label={label} className={styles.years}>
      <ul role="list">
        {[...years]
          .sort()
          .reverse()
          .map((year) => (
            <li key={year}>
              <Link to={`/${folder}/${year}/`}>{year}</Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
