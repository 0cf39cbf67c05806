import { FoldedRow } from '../ui/FoldedRow';
import { Link } from '../ui/Link';
import type { OwnAnchor } from './model/ownAnchors';
import * as styles from './YearNames.module.css';

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
      <ul role="list" className={styles.names}>
        {names.map(({ name, to, note }, index) => (
          <li key={index} className={styles.item}>
            {to === undefined ? name : <Link to={to}>{name}</Link>}
            {note !== undefined && (
              <>
                {' '}
                <span className={styles.note}>{note}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </FoldedRow>
  );
}
