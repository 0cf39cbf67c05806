import {
  createContext,
  createElement,
  useContext,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from './Link';
import * as styles from './Row.module.css';

export type RowProps = {
  anchor?: string;
  title: string;
  /** Shown under the title, for example a link to the full list. */
  link?: { label: string; to: string } | null;
  /** A small title and little space, for a row above a page's main content (decision 024). */
  isSlim?: boolean;
  /** Puts the content below the title, across the whole width. */
  isWide?: boolean;
  /** Also shown under the title: links to the row's sections. */
  contents?: ReactNode;
  children: ReactNode;
};

/** The row's number, on pages that number their rows (look: numbered rows). */
export const RowNumber = createContext<number | undefined>(undefined);

/** The component that draws the rows of a page. */
export const RowLook = createContext<ComponentType<RowProps>>(PlainRow);

/** A row of a page: its title stays on the left while the content scrolls (look: rows). */
export function Row(props: RowProps) {
  return createElement(useContext(RowLook), props);
}

export function PlainRow(props: RowProps) {
  const { anchor, title, link, isSlim = false, isWide = false, contents, children } = props;
  const { t } = useTranslation('common');
  const number = useContext(RowNumber);
  return (
    <section
      id={anchor}
      className={styles.row}
      data-slim={isSlim || undefined}
      data-wide={isWide || undefined}
    >
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
