import { Fold } from './Fold';
import { Link } from './Link';
import * as styles from './FoldedRow.module.css';
import type { RowProps } from './Row';
import * as row from './Row.module.css';

/**
 * A row that folds to one line in narrow windows, for secondary content below a page's main content
 * (decision 024). Its anchor is inside the fold, so that a link to it opens the row.
 */
export function FoldedRow({ anchor, title, link, isWide, contents, children }: RowProps) {
  return (
    <section className={`${row.row} ${styles.row}`} data-wide={isWide || undefined}>
      <div className={`${row.label} ${styles.label}`}>
        <h2 className={row.title}>{title}</h2>
      </div>
      <div className={row.body}>
        <Fold line={title} level={2} untilWide>
          <div id={anchor} className={styles.place}>
            {children}
            {link && (
              <p className={row.more}>
                <Link to={link.to}>{link.label}</Link>
              </p>
            )}
            {contents}
          </div>
        </Fold>
      </div>
    </section>
  );
}
