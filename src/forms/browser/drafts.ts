import type { FormValues } from '../model/rules';
import { readTyped } from './keepTyped';

/** A lead of which nobody knows whether it has arrived, and what it is about if a form tells. */
export type PendingLead = { mergelead: string; about?: string | undefined };

/**
 * What the tab keeps of a form: what was typed, the step that was shown, a lead on its way, and
 * whether an order waits for its payment (spec §4).
 */
export type Draft = { values: FormValues; step?: number; isDue?: true } & Partial<PendingLead>;

const keyOf = (form: string) => `form:${form}`;

/** The draft of a form; one without answers, and without an order to be paid for, is none. */
export function readDraft(form: string): Draft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as Draft | null;
    return stored && (stored.isDue || Object.keys(stored.values).length > 0) ? stored : undefined;
  } catch {
    return undefined; // Storage may be forbidden or hold something else.
  }
}

/** Changes a draft, or begins one; whether it could be kept. */
export function changeDraft(form: string, part: Partial<Draft>): boolean {
  try {
    const draft: Draft = { values: {}, ...readDraft(form), ...part };
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
    return true;
  } catch {
    return false; // Storage is full or forbidden; the form works without it.
  }
}

/** Forgets a draft, as once its lead has arrived. */
export function forgetDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // There was none.
  }
}

/**
 * Fills a form with its draft, but for the field that the page's address fills. What stands in a
 * field stays; a choice that is no longer offered is dropped.
 */
export function fillIn(form: HTMLFormElement, { values }: Draft, subject?: string): void {
  const typed = readTyped(form);
  for (const field of form.elements as HTMLCollectionOf<HTMLInputElement>) {
    const value = values[field.name];
    if (value === undefined || field.name in typed || field.name === subject) continue;
    if (/radio|checkbox/.test(field.type)) field.checked = [value].flat().includes(field.value);
    else field.value = String(value);
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
  }
}
