import * as styles from './ArchRow.module.css';

const arches = Array.from({ length: 24 }, (_, index) => index);

/** A row of arches on the top edge of the next chapter of a page (look: arch). */
export function ArchRow() {
  return (
    <div aria-hidden="true" className={styles.row}>
      {arches.map((arch) => (
        <span key={arch} className={styles.arch} />
      ))}
    </div>
  );
}
