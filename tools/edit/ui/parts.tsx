import { Fragment, type ButtonHTMLAttributes, type DragEvent, type ReactNode } from 'react';
import type { DiffLine, Fault } from '../protocol';
import { revealField } from './form';
import { useWords, type MessageKey } from './words';

/** A button that does not submit the form. */
export const Button = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...props} />
);

type CheckProps = { checked: boolean; required?: true; onToggle(): void; children: ReactNode };

/** A checkbox with its words. */
export const Check = ({ onToggle, children, ...named }: CheckProps) => (
  <label>
    <input type="checkbox" {...named} onChange={onToggle} /> {children}
  </label>
);

/** Returns a list without an item or, if the item is not in it, with the item. */
export const toggled = <Item,>(all: readonly Item[], item: Item): Item[] =>
  all.includes(item) ? all.filter((other) => other !== item) : [...all, item];

/** The options of a select. */
export const Options = ({ of }: { of: readonly (readonly [string | number, string])[] }) => (
  <>
    {of.map(([value, words]) => (
      <option key={value} value={value}>
        {words}
      </option>
    ))}
  </>
);

/** Returns the props of an element that takes dropped files. */
export const takesFiles = (take: (files: File[]) => void) => ({
  onDragOver: (event: DragEvent) =>
    event.dataTransfer.types.includes('Files') && event.preventDefault(),
  onDrop: (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  },
});

type SubmitFormProps = {
  onSend(typed: Record<string, string>): void;
  /** Called by Ctrl+Z with -1, by Ctrl+Shift+Z and Ctrl+Y with 1. */
  onStep?(by: -1 | 1): void;
  children: ReactNode;
};

/** A form submitted by script; passes on its named inputs. */
export const SubmitForm = ({ onSend, onStep, children }: SubmitFormProps) => (
  <form
    onKeyDown={(event) => {
      // By the position of the key, because a Russian keyboard types other letters.
      const isBack = event.code === 'KeyZ' && !event.shiftKey;
      const isForward = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
      if (!onStep || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if (!isBack && !isForward) return;
      event.preventDefault();
      onStep(isBack ? -1 : 1);
    }}
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

/** A note with possible actions; a bad note takes the focus. */
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

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

type DialogProps = {
  title: string;
  /** The button that carries out the action of the dialog; absent if there is nothing to do. */
  act?: { label: string; run(): void } | undefined;
  onClose(): void;
  children: ReactNode;
};

/** A question in a dialog, with a button back. */
export function Dialog({ title, act, onClose, children }: DialogProps) {
  const { t } = useWords();
  return (
    <dialog ref={showModal} aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {children}
      {act && (
        <>
          <Button className="main" onClick={act.run}>
            {act.label}
          </Button>{' '}
        </>
      )}
      <Button onClick={onClose}>{t('back')}</Button>
    </dialog>
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

/** The problem and its remedy; some faults have only a remedy. */
export const sentenceOf = ({ problem, remedy }: Fault) =>
  [problem, remedy].filter(Boolean).join('; ');

const isInItem = ({ field }: Fault) => /^[^.[]*\[/.test(field);

/**
 * All errors in one place, grouped by item of a list and by file: errors of this file lead to their
 * fields, others to their files.
 */
export function Summary({ faults, file, of = 'faults' }: SummaryProps) {
  const { t } = useWords();
  const words = t(of, { count: faults.length });
  const groupOf = (fault: Fault) =>
    [fault.file !== file && fault.name, isInItem(fault) && fault.where[0]]
      .filter(Boolean)
      .join(' · ');
  return faults.length === 0 ? null : (
    <section
      className={of === 'faults' ? 'note bad' : 'note'}
      id={of}
      tabIndex={-1}
      aria-label={words}
    >
      <h2>{words}</h2>
      {[...new Set(faults.map(groupOf))].map((group) => (
        <Fragment key={group}>
          {group && <h3>{group}</h3>}
          <ul>
            {faults
              .filter((fault) => groupOf(fault) === group)
              .map((fault, index) => {
                const label = fault.where.slice(isInItem(fault) ? 1 : 0).join(', ');
                return (
                  <li key={index}>
                    <span>
                      {fault.file === file && fault.field ? (
                        <Button
                          aria-label={fault.where.join(', ')}
                          onClick={() => revealField(fault.field)}
                        >
                          {label || group}
                        </Button>
                      ) : (
                        <a href={`#${fault.file}`}>{label || fault.name}</a>
                      )}
                      : {sentenceOf(fault)}
                    </span>
                  </li>
                );
              })}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}
