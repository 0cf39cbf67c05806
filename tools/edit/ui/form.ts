import { createContext, useContext } from 'react';
import { readFieldPath, writeFieldPath } from '../../../src/site/check/files/values';
import type { Fault, RecordAnswer } from '../protocol';
import type { Maybe, Path } from './model/values';

/** What a form is filled in with; `edit` tells `words` of a change that can't be seen at once. */
type Filled = {
  value: Maybe;
  faults: Fault[];
  edit(path: Path, next: Maybe, words?: string): void;
} & Pick<RecordAnswer, 'file' | 'field' | 'references' | 'pictures'>;

export const FormContext = createContext<Filled | undefined>(undefined);

/** The form that a field stands in. */
export function useForm(): Filled {
  const form = useContext(FormContext);
  if (form === undefined) throw new Error('A field stands in a form.');
  return form;
}

/** The element of a field, or of a part of it. */
export const idOf = (path: Path, part = '') => `field:${writeFieldPath(path)}${part}`;

/** Opens what leads to an element, and moves the focus to it, or to the first input in it. */
export function reveal(element: HTMLElement | null | undefined): void {
  for (let box = element?.closest('details'); box; box = box.parentElement?.closest('details'))
    box.open = true;
  const inside = element?.matches('fieldset, details') && 'input, textarea, select';
  const input = inside ? element?.querySelector<HTMLElement>(inside) : undefined;
  (input ?? element)?.focus();
}

/** Moves the focus to the field of a fault, or to what it is in. */
export function revealField(field: string): void {
  for (let path = readFieldPath(field); path.length > 0; path = path.slice(0, -1)) {
    const found = document.getElementById(idOf(path));
    if (found) return reveal(found);
  }
}
