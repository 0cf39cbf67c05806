import { useTranslation } from 'react-i18next';
import { Link } from '../ui/Link';
import * as styles from './YearNumbers.module.css';

/** One number of a past fair, in the order of the page. */
export type YearNumber = {
  of: 'exhibitors' | 'artists' | 'works' | 'sessions' | 'recordings' | 'speakers' | 'partners';
  count: number;
  /** A list, or an anchor on the page; undefined if there is no list. */
  to: string | undefined;
};

/** A past fair in numbers, counted from its records; each number links to its records. */
export function YearNumbers({ numbers }: { numbers: readonly YearNumber[] }) {
  const { t } = useTranslation('pastEvents');
  return (
    <ul role="list" aria-label={t('numbersLabel')} className={styles.numbers}>
      {numbers
        .filter(({ count }) => count > 0)
        .map(({ of, count, to }) => {
          const words = (
            <>
              <span className={styles.count}>{count}</span> {t(`numbers.${of}`, { count })}
            </>
          );
          return <li key={of}>{to === undefined ? words : <Link to={to}>{words}</Link>}</li>;
        })}
    </ul>
  );
}
