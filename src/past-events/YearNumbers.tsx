import { useTranslation } from 'react-i18next';
import { Link } from '../ui/Link';
import * as styles from './YearNumbers.module.css';

/** What a past fair is counted by, in the order of the page. */
export type YearNumber = {
  of: 'exhibitors' | 'artists' | 'works' | 'sessions' | 'recordings' | 'speakers' | 'partners';
  count: number;
  /** The list, or a place on the page; undefined where there is no list. */
  to: string | undefined;
};

/** A past fair in numbers, counted from its records; each leads to what it counts. */
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
