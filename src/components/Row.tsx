import { createContext, useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../primitives/Link';
import * as styles from './Row.module.css';

type Props = {
  anchor?: string;
  title: string;
  /** Under the title: for example to the full list. */
  link?: { label: string; to: string } | null;
  /** Also under the title: links to what the row contains. */
  contents?: ReactNode;
  children: ReactNode;
};

/** The number of a row on pages that count theirs (look: numbered rows). */
export const RowNumber = createContext<number | undefined>(undefined);

/** A row of a page: its title stays on the left while the content scrolls past (look: rows). */
export function Row({ anchor, title, link, contents, children }: Props) {
  const { t } = useTranslation('common');
  const number = useContext(RowNumber);
  return (
    <section id={anchor} className={styles.row}>
      <div className={styles.label}>
        {number !== undefined && <p className={styles.number}>{t('row', { number })}</p>}
        <h2 className={styles.title}>{title}</h2>
        {link && (
          <p className={styles.more}>
            <Link to={link.to}>{link.label}</Link>
          </p>
        )}
        {contents}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
