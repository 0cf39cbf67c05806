import type { FormValues } from '../model/rules';

/**
 * Reads the answers in a form's fieldsets and consents; checkboxes with one name become a list.
 * Omits empty fields and those that the page fills in.
 */
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
 * the app runs and where it never does (decision 018). Once the app runs, the form reports answers
 * that cannot be stored.
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
