import { useTranslation } from 'react-i18next';
import { Link } from '../ui/Link';
import * as styles from './YearNumbers.module.css';
import { FoldedRow } from '../ui/FoldedRow';
import type { OwnAnchor } from './model/ownAnchors';
import * as namesStyles from './YearNames.module.css';

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

type Props = {
  anchor: OwnAnchor;
  title: string;
  /** A link to the whole list. */
  link: { label: string; to: string } | null;
  names: readonly { name: string; to: string | undefined; note?: string }[];
};

/**
 * Names of a year in columns, each with a short note such as a stand, folded in narrow windows;
 * renders nothing without names.
 */
export function YearNames({ anchor, title, link, names }: Props) {
  if (names.length === 0) return null;
  return (
    <FoldedRow anchor={anchor} title={title} link={link} isWide>
      <ul role="list" className={namesStyles.names}>
        {names.map(({ name, to, note }, index) => (
          <li key={index} className={namesStyles.item}>
            {to === undefined ? name : <Link to={to}>{name}</Link>}
            {note !== undefined && (
              <>
                {' '}
                <span className={namesStyles.note}>{note}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </FoldedRow>
  );
}
