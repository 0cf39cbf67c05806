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

/** What stands in the place of a draft while a sent order waits for its payment. */
export const paymentDue = '"payment"';

/** Whether an order sent with the form in this tab waits for its payment (spec §4). */
export function isPaymentDue(form: string): boolean {
  try {
    return sessionStorage.getItem(draftKey(form)) === paymentDue;
  } catch {
    return false;
  }
}
