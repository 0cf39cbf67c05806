import React, { type ButtonHTMLAttributes, type ReactNode } from 'react';
import type { DiffLine, Fault } from '../protocol';
import { useWords, type MessageKey } from './words';

/** A button that sends nothing. */
export const Button = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...props} />
);

/** A link that leaves the editor. */
export const Outside = ({ href, words }: { href: string; words: string }) => (
  <a href={href} target="_blank" rel="noreferrer">
    {words}
  </a>
);

/** A form that is sent by our own hands. */
export const Sent = ({ onSend, children }: { onSend(): void; children: ReactNode }) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  >
    {children}
  </form>
);

type Acts = Partial<Record<MessageKey, () => void>>;
type NoteProps = { words: string; isBad?: boolean; acts?: Acts; children?: ReactNode };
const takeFocus = (note: HTMLElement | null) => note?.focus();

/** Something to know before going on, and what can be done; what is bad takes the focus. */
export function Note({ words, isBad = false, acts = {}, children }: NoteProps) {
  const { t } = useWords();
  const keys = Object.keys(acts) as (keyof Acts)[];
  return (
    <section
      className={isBad ? 'note bad' : 'note'}
      aria-label={words}
      tabIndex={-1}
      ref={isBad ? takeFocus : null}
    >
      <p>{words}</p>
      {children}
      {keys.map((key) => (
        <Button key={key} onClick={acts[key]}>
          {t(key)}
        </Button>
      ))}
    </section>
  );
}

/** Lines that came and that went, told by their signs. */
export const Diff = ({ lines }: { lines: readonly DiffLine[] }) => (
  <pre tabIndex={0}>
    {lines.map(({ sign, text }, index) => (
      <span key={index} data-sign={sign}>{`${sign} ${text}\n`}</span>
    ))}
  </pre>
);

type SummaryProps = { faults: readonly Fault[]; file?: string; onOpen?(field: string): void };

/** All faults in one place: those of the file lead to their fields, the others to their files. */
export function Summary({ faults, file, onOpen }: SummaryProps) {
  const { t } = useWords();
  return faults.length === 0 ? null : (
    <section
      className="note bad"
      id="faults"
      tabIndex={-1}
      aria-label={t('faults', { count: faults.length })}
    >
      <h2>{t('faults', { count: faults.length })}</h2>
      <ul role="list">
        {faults.map((fault, index) => (
          <li key={index}>
            {fault.file === file && fault.field ? (
              <Button className="quiet" onClick={() => onOpen?.(fault.field)}>
                {fault.field}
              </Button>
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
