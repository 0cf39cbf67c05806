import type { FormValues } from '../model/rules';

/** A lead that may or may not have arrived, and its subject if the form has one. */
export type PendingLead = { mergelead: string; about?: string | undefined };

/** A form in sessionStorage: answers, step, lead being sent, whether payment is due (spec §4). */
export type Draft = { values: FormValues; step?: number; isDue?: true } & Partial<PendingLead>;

const keyOf = (form: string) => `form:${form}`;

/** Returns a form's draft; undefined if it has no answers and no order waits for payment. */
export function readDraft(form: string): Draft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as Draft | null;
    return stored && (stored.isDue || Object.keys(stored.values).length > 0) ? stored : undefined;
  } catch {
    return undefined; // Storage can be blocked or contain something else.
  }
}

/** Changes or creates a draft; returns whether it could be stored. */
export function changeDraft(form: string, part: Partial<Draft>): boolean {
  try {
    const draft: Draft = { values: {}, ...readDraft(form), ...part };
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
    return true;
  } catch {
    return false; // Storage is full or blocked; the form works without it.
  }
}

export function deleteDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Without storage, no draft was saved.
  }
}

/**
 * Fills a form from its draft, except for the field `subject`, which the page's address fills.
 * Keeps values already in the fields; drops choices that are no longer offered.
 */
export function restoreDraft(form: HTMLFormElement, { values }: Draft, subject?: string): void {
  const answers = readAnswers(form);
  for (const field of form.elements as HTMLCollectionOf<HTMLInputElement>) {
    const value = values[field.name];
    if (value === undefined || field.name in answers || field.name === subject) continue;
    if (/radio|checkbox/.test(field.type)) field.checked = [value].flat().includes(field.value);
    else field.value = String(value);
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
  }
}

/** Reads the answers; checkboxes with one name become a list. Omits empty and hidden fields. */
export function readAnswers(form: HTMLFormElement): FormValues {
  const answers: Record<string, string | string[]> = {};
  form
    .querySelectorAll<HTMLInputElement>(
      'fieldset [name]:not([type=radio]):not([type=checkbox]),[name]:checked',
    )
    .forEach(({ name, type, value }) => {
      if (type === 'checkbox' && !(form.elements.namedItem(name) instanceof Element))
        answers[name] = ([] as string[]).concat(answers[name] || [], value);
      else if (value) answers[name] = value;
    });
  return answers;
}

/**
 * Saves the answers of any form marked `data-lead` to sessionStorage at each input event, before
 * the app runs and where it never does (decision 018). Once the app runs, LeadForm saves them as
 * well, in order to report answers that cannot be stored.
 */
export function saveDrafts(page: Document): void {
  page.addEventListener('input', ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>('[data-lead]');
    if (form)
      try {
        const key = 'form:' + form.dataset['lead'];
        const stored = JSON.parse(sessionStorage.getItem(key) || '{}') as object;
        sessionStorage.setItem(
          key,
          JSON.stringify(Object.assign(stored, { values: readAnswers(form) })),
        );
      } catch {}
  });
}
