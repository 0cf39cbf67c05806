import type { ReactNode } from 'react';
import * as styles from './Fold.module.css';

type Props = {
  /** The summary, always visible: it names the folded content. */
  line: string;
  /** The level of the heading inside the summary. */
  level?: 2 | 3;
  /** Added to the summary after mount: the current choice, such as `: talks`; cut to one line. */
  chosen?: string;
  /** Folds only in windows narrower than 1280 px; wide ones show just the content. */
  untilWide?: boolean;
  /** Opens or closes the fold when it changes; between changes, the visitor decides. */
  isOpen?: boolean;
  children: ReactNode;
};

/**
 * A native `<details>`: works without scripts and by keyboard, and opens for a link into it. It is
 * part of the page's flow and covers nothing, so Escape has nothing to close.
 */
export function Fold({ line, level, chosen, untilWide = false, isOpen, children }: Props) {
  const Words = level === undefined ? 'span' : (`h${level}` as const);
  return (
    <details className={styles.fold} data-until={untilWide ? 'wide' : undefined} open={isOpen}>
      <summary className={styles.line}>
        <Words className={styles.words} data-one-line={chosen !== undefined || undefined}>
          {chosen === undefined ? (
            line
          ) : (
            <>
              {line}
              <span className={styles.chosen}>{chosen}</span>
            </>
          )}
        </Words>
      </summary>
      {children}
    </details>
  );
}
