import type { ReactNode } from 'react';
import { Link } from '../ui/Link';
import { Row } from '../ui/Row';
import type { OwnAnchor } from './model/ownAnchors';
import * as styles from './YearNames.module.css';

type Props = {
  anchor: OwnAnchor;
  title: string;
  /** The whole list. */
  link: { label: string; to: string } | null;
  names: readonly { name: string; to: string | undefined; note?: string }[];
  children?: ReactNode;
};

/** Names of a year in columns, each with a short note such as a stand; renders nothing if empty. */
export function YearNames({ anchor, title, link, names, children }: Props) {
  if (names.length === 0) return null;
  return (
    <Row anchor={anchor} title={title} link={link}>
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
      {children}
    </Row>
  );
}
