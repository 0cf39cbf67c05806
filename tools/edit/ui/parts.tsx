import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { DiffLine, Fault } from '../protocol';
import { revealField } from './form';
import { useWords, type MessageKey } from './words';

/** A button that does not submit the form. */
export const Button = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...props} />
);

type SentProps = { onSend(typed: Record<string, string>): void; children: ReactNode };

/** A form submitted by script; passes on its named inputs. */
export const Sent = ({ onSend, children }: SentProps) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      const typed = [...new FormData(event.currentTarget)];
      onSend(Object.fromEntries(typed.map(([name, value]) => [name, `${value}`])));
    }}
  >
    {children}
  </form>
);

type Acts = Partial<Record<MessageKey, () => void>>;
type NoteProps = { words: string; isBad?: boolean; acts?: Acts; children?: ReactNode };
const takeFocus = (note: HTMLElement | null) => note?.focus();

/** A note with possible actions; a bad one takes the focus. */
export function Note({ words, isBad = false, acts = {}, children }: NoteProps) {
  const { t } = useWords();
  return (
    <section
      className={isBad ? 'note bad' : 'note'}
      aria-label={words}
      tabIndex={-1}
      ref={isBad ? takeFocus : null}
    >
      <p>{words}</p>
      {children}
      {(Object.keys(acts) as MessageKey[]).map((key) => (
        <Button key={key} onClick={acts[key]}>
          {t(key)}
        </Button>
      ))}
    </section>
  );
}

/** Added and removed lines, marked by their signs. */
export const Diff = ({ lines }: { lines: readonly DiffLine[] }) => (
  <pre tabIndex={0}>
    {lines.map(({ sign, text }, index) => (
      <span key={index} data-sign={sign}>{`${sign} ${text}\n`}</span>
    ))}
  </pre>
);

type SummaryProps = { faults: readonly Fault[]; file?: string; of?: 'faults' | 'prompts' };

/** All errors in one place: those of this file link to their fields, others to their files. */
export function Summary({ faults, file, of = 'faults' }: SummaryProps) {
  const { t } = useWords();
  const words = t(of, { count: faults.length });
  return faults.length === 0 ? null : (
    <section
      className={of === 'faults' ? 'note bad' : 'note'}
      id={of}
      tabIndex={-1}
      aria-label={words}
    >
      <h2>{words}</h2>
      <ul>
        {faults.map((fault, index) => (
          <li key={index}>
            {fault.file === file && fault.field ? (
              <Button onClick={() => revealField(fault.field)}>{fault.field}</Button>
            ) : (
              <a href={`#${fault.file}`}>
                {fault.file} {fault.field}
              </a>
            )}{' '}
            {fault.problem} {fault.remedy}
          </li>
        ))}
      </ul>
    </section>
  );
}
