/** Plain forms that were left with something typed in them, by their names, in this tab only. */
const forms = new Map<string, HTMLFormElement>();

/**
 * Whether anything stands in a form, typed before the app was there to hear of it or since. What
 * it is about (`subject`) is no answer: the address says and keeps that.
 */
export function hasAnswers(form: HTMLFormElement, subject?: string): boolean {
  return fieldsOf(form, subject).some(
    // A list has no default value of its own.
    (field) => field.value !== (field.defaultValue ?? '') || field.checked !== field.defaultChecked,
  );
}

/**
 * Keeps a plain form with answers whose page is left before the engine has come; `undefined`
 * forgets it, as once the engine has them.
 */
export function keepLeft(name: string, form: HTMLFormElement | undefined): void {
  if (form === undefined) forms.delete(name);
  else forms.set(name, form);
}

/**
 * Fills a plain form, in either language, with what was typed before it was left, but for what it
 * is about; tells whether anything was.
 */
export function fillAsLeft(name: string, form: HTMLFormElement, subject?: string): boolean {
  const left = forms.get(name);
  if (left === undefined) return false;
  const typed = fieldsOf(left, subject);
  for (const [index, field] of fieldsOf(form, subject).entries()) {
    const { value, checked } = typed[index] ?? field;
    field.value = value;
    field.checked = checked;
  }
  return true;
}

/** All fields but those the page fills in; lists and long texts are written like inputs. */
function fieldsOf(form: HTMLFormElement, subject: string | undefined): HTMLInputElement[] {
  const fields = form.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden])');
  return [...fields].filter(({ name }) => name !== subject);
}
