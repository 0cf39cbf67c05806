/** Session storage key of a form's draft. */
export const draftKey = (form: string) => `form:${form}`;

/** Whether this tab keeps something typed into the form; false if storage is forbidden. */
export function hasDraft(form: string): boolean {
  try {
    return sessionStorage.getItem(draftKey(form)) !== null;
  } catch {
    return false;
  }
}
