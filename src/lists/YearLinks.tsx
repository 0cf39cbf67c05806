import { Link } from '../ui/Link';
import * as styles from './YearLinks.module.css';

type Props = { label: string; folder: string; years: readonly (string | number)[] };

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

type ListProps = {
  label: string;
  year: number;
  lists: readonly { folder: string; name: string }[];
};

/** Links to the other lists of the same year; the one shown has `aria-current`. */
export function ListLinks({ label, year, lists }: ListProps) {
  return (
    <nav aria-label={label} className={styles.years}>
      <ul role="list">
        {lists.map(({ folder, name }) => (
          <li key={folder}>
            <Link to={`/${folder}/${year}/`}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
