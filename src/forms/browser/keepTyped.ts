import type { FormValues } from '../model/rules';

/**
 * Reads what was typed and chosen in the fieldsets and consents of a form, the choices of
 * checkboxes of one name as a list; empty fields, and those the page fills in, are left out.
 */
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
 * Keeps for the tab what is typed into any form marked `data-lead`, letter by letter, before the
 * app runs and where it never does (decision 018). From then on the form says what can't be kept.
 */
export function keepTyped(page: Document): void {
  page.addEventListener('input', ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>('[data-lead]');
    if (form)
      try {
        const key = 'form:' + form.dataset['lead'];
        const kept = JSON.parse(sessionStorage.getItem(key) || '{}') as object;
        sessionStorage.setItem(
          key,
          JSON.stringify(Object.assign(kept, { values: readTyped(form) })),
        );
      } catch {}
  });
}
