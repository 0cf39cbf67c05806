import { withNoBreakSpaces } from '../lib/text';
import type { WorkCaption } from './model/workCaption';
import * as styles from './WorkWords.module.css';

type Props = { caption: WorkCaption; availability: string | null };

/** The facts of a work below its title; a sold or reserved work has a mark next to the word. */
export function WorkWords({ caption, availability }: Props) {
  const { facts, copies, price, state, courtesy } = caption;
  const isOffered = price !== undefined || state !== undefined;
  return (
    <>
      <Line text={facts} />
      <Line text={copies} />
      {isOffered && (
        <div className={styles.sale} data-availability={availability}>
          <Line text={price} className={styles.price} />
          <Line text={state} className={styles.state} />
        </div>
      )}
      <Line text={courtesy} className={styles.courtesy} />
    </>
  );
}

function Line({ text, className }: { text: string | undefined; className?: string }) {
  return text === undefined ? null : <p className={className}>{withNoBreakSpaces(text)}</p>;
}
