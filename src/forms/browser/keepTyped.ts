import type { FormValues } from '../model/rules';

/** Reads the answers; checkboxes with one name become a list. Omits empty and prefilled fields. */
export function readTyped(form: HTMLFormElement): FormValues {
  const typed: Record<string, string | string[]> = {};
  form
    .querySelectorAll<HTMLInputElement>(
      'fieldset [name]:not([type=radio]):not([type=checkbox]),[name]:checked',
    )
    .forEach(({ name, type, value }) => {
      if (type === 'checkbox' && !(form.elements.namedItem(name) instanceof Element))
        typed[name] = ([] as string[]).concat(typed[name] || [], value);
      else if (value) typed[name] = value;
    });
  return typed;
}

/**
 * Saves the answers of any form marked `data-lead` to sessionStorage at each input event, before
 * the app runs and where it never does (decision 018). Once the app runs, the form reports answers
 * that cannot be stored.
 */
export function keepTyped(page: Document): void {
  page.addEventListener('input', ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>('[data-lead]');
    if (form)
      try {
        const key = 'form:' + form.dataset['lead'];
        const stored = JSON.parse(sessionStorage.getItem(key) || '{}') as object;
        sessionStorage.setItem(
          key,
          JSON.stringify(Object.assign(stored, { values: readTyped(form) })),
        );
      } catch {}
  });
}
