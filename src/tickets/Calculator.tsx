import { useId, type ReactNode } from 'react';
import { useMounted } from '../ui/useMounted';
import * as styles from './Calculator.module.css';

type Props = {
  title: string;
  /** Labelled inputs, each with the id its label is for. */
  fields: readonly { id: string; label: string; input: ReactNode }[];
  /** Small print under the answer. */
  note?: string | undefined;
  /** The answer. */
  children: ReactNode;
};

/**
 * A few questions with an answer that updates at once. The answer appears after mount, in space
 * reserved for it. Without JavaScript the calculator is not shown.
 */
export function Calculator({ title, fields, note, children }: Props) {
  const isMounted = useMounted();
  const id = useId();
  return (
    <section className={styles.calculator} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <div className={styles.fields}>
        {fields.map((field) => (
          <div key={field.id} className={styles.field}>
            <label htmlFor={field.id}>{field.label}</label>
            {field.input}
          </div>
        ))}
      </div>
      <div role="status" className={styles.answer}>
        {isMounted && children && <p className={styles.words}>{children}</p>}
        {isMounted && note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
    </section>
  );
}
