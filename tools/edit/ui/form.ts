import { createContext, useContext } from 'react';
import { readFieldPath, writeFieldPath } from '../../../src/site/check/files/schemaProblems';
import type { Fault, RecordAnswer } from '../protocol';
import type { Maybe, Path } from './model/values';

/**
 * The state of a form. `edit` shows `words` as its status, for a change that is not visible at
 * once.
 */
type Filled = {
  value: Maybe;
  faults: Fault[];
  prompts: Fault[];
  /** The contents of the file. */
  saved: Maybe;
  edit(path: Path, next: Maybe | ((now: Maybe) => Maybe), words?: string): void;
} & Pick<
  RecordAnswer,
  'file' | 'field' | 'references' | 'pictures' | 'announced' | 'table' | 'today'
>;

export const FormContext = createContext<Filled | undefined>(undefined);

export function useForm(): Filled {
  const form = useContext(FormContext);
  if (form === undefined) throw new Error('A field stands in a form.');
  return form;
}

export const idOf = (path: Path, part = '') => `field:${writeFieldPath(path)}${part}`;

/** Unfolds the parents of an element and focuses it, or the first input in it. */
export function reveal(element: HTMLElement | null | undefined): void {
  for (let box = element?.closest('details'); box; box = box.parentElement?.closest('details'))
    box.open = true;
  const inside = element?.matches('fieldset, details') && 'input, textarea, select';
  const input = inside ? element?.querySelector<HTMLElement>(inside) : undefined;
  (input ?? element)?.focus();
}

/** Focuses the field of an error, or its nearest parent. */
export function revealField(field: string): void {
  for (let path = readFieldPath(field); path.length > 0; path = path.slice(0, -1)) {
    const element = document.getElementById(idOf(path));
    if (element) return reveal(element);
  }
}
