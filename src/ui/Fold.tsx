import type { ReactNode } from 'react';
import * as styles from './Fold.module.css';

type Props = {
  /** What is always in sight, one line: it names what is folded. */
  line: string;
  /** The level of the heading that the line is. */
  level?: 2 | 3;
  /** What the line adds about the present choice, `: talks`; only scripts know it. */
  chosen?: string;
  /** Folded in windows narrower than 1280 px only: wide ones show the content and no line. */
  untilWide?: boolean;
  /** Unfolds, or folds again, when it changes; in between the visitor decides. */
  isOpen?: boolean;
  children: ReactNode;
};

/**
 * A native `<details>`: works without scripts, by keyboard, and unfolds for a link into it. It is
 * part of the page's flow and covers nothing, so Escape has nothing to close.
 */
export function Fold({ line, level, chosen, untilWide = false, isOpen, children }: Props) {
  const Words = level === undefined ? 'span' : (`h${level}` as const);
  return (
    <details className={styles.fold} data-until={untilWide ? 'wide' : undefined} open={isOpen}>
      <summary className={styles.line}>
        <Words className={styles.words}>
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
