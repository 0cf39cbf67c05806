import type { FormValues } from '../domain/forms/rules';
import { draftKey, paymentDue } from './hasDraft';

/** What a visitor has typed so far; kept in session storage, for this tab only. */
export type Draft = { values: FormValues; step: number } & Partial<PendingLead>;

/** A lead of which nobody knows whether it has arrived, and what it is about if a form tells. */
export type PendingLead = { mergelead: string; about?: string | undefined };

/** The stored draft of a form, if it can be read. */
export function readDraft(form: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey(form)) ?? 'null');
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined; // Storage may be forbidden or hold something else.
  }
}

/** Stores a draft; one of nothing is none. Does nothing if storage is forbidden or full. */
export function keepDraft(form: string, draft: Draft): void {
  if (Object.keys(draft.values).length === 0) return forgetDraft(form);
  try {
    sessionStorage.setItem(draftKey(form), JSON.stringify(draft));
  } catch {
    // The form works without it.
  }
}

/** Forgets a draft once its lead has arrived. */
export function forgetDraft(form: string): void {
  try {
    sessionStorage.removeItem(draftKey(form));
  } catch {
    // There was no draft.
  }
}

/** Keeps in place of a draft that its lead has arrived and is to be paid for. */
export function keepPaymentDue(form: string): void {
  try {
    sessionStorage.setItem(draftKey(form), paymentDue);
  } catch {
    // The page says so until it is left.
  }
}

function isDraft(stored: unknown): stored is Draft {
  if (typeof stored !== 'object' || stored === null || !('values' in stored) || !('step' in stored))
    return false;
  const { values, step } = stored;
  if (typeof step !== 'number' || typeof values !== 'object' || values === null) return false;
  return Object.values(values).every(
    (value) =>
      typeof value === 'string' ||
      (Array.isArray(value) && value.every((one) => typeof one === 'string')),
  );
}
