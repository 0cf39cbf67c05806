import type { ReactNode } from 'react';
import * as styles from './Row.module.css';

type Props = { anchor?: string; title: string; children: ReactNode };

/** A row of a page: its title stays on the left while its content passes by (look: rows). */
export function Row({ anchor, title, children }: Props) {
  return (
    <section id={anchor} className={styles.row}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
