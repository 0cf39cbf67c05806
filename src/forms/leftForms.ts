/** Plain forms that were left with something typed in them, by their names, in this tab only. */
const forms = new Map<string, HTMLFormElement>();

/**
 * Keeps a plain form whose page is left before the engine has come, if anything stands in it; tells
 * whether. It may have been typed before the app was there to hear of it.
 */
export function keepLeft(name: string, form: HTMLFormElement): boolean {
  const isAnswered = fieldsOf(form).some(
    (field) => field.value !== (field.defaultValue ?? '') || field.checked !== field.defaultChecked,
  );
  if (isAnswered) forms.set(name, form);
  else forms.delete(name);
  return isAnswered;
}

/** Forgets a form once the engine has what was typed. */
export function forgetLeft(name: string): void {
  forms.delete(name);
}

/**
 * Fills a plain form, in either language, with what was typed before it was left; tells whether
 * anything was.
 */
export function fillAsLeft(name: string, form: HTMLFormElement): boolean {
  const left = forms.get(name);
  if (left === undefined) return false;
  const typed = fieldsOf(left);
  for (const [index, field] of fieldsOf(form).entries()) {
    const { value, checked } = typed[index] ?? field;
    field.value = value;
    field.checked = checked;
  }
  return true;
}

/** All fields but those the page fills in; lists and long texts are written like inputs. */
function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden])')];
}
