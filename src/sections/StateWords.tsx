import { Button } from '../ui/Button';
import { Prose } from '../ui/Prose';
import * as styles from './StateWords.module.css';

type Words = {
  /** The name of the state. */
  state: string;
  text: string;
  button: { label: string; to: string } | null;
};

type Props = {
  words: readonly Words[];
  /** The current state. */
  now: string;
  /** Whether the states are phases of the fair or states of a call. */
  of: 'phase' | 'call';
};

/**
 * The text of the current state, and its button. The texts of all states are in one grid cell, so
 * the tallest sets its height and nothing moves when the state changes after mount.
 */
export function StateWords({ words, now, of }: Props) {
  return (
    <div className={styles.place}>
      {words.map(({ state, text, button }) => (
        <div
          key={state}
          className={styles.text}
          {...{ [`data-${of}`]: state }}
          data-shown={state === now}
        >
          <Prose text={text} className={styles.words} />
          {button !== null && <Button to={button.to}>{button.label}</Button>}
        </div>
      ))}
    </div>
  );
}
