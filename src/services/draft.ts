import type { FormValues } from '../domain/forms/rules';

/** What a visitor has typed so far: kept for the tab's life, never in local storage. */
export type Draft = { values: FormValues; step: number; mergelead?: string };

const keyOf = (form: string) => `form:${form}`;

/** The draft of a form, if there is one that can be read. */
export function readDraft(form: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null');
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined; // Storage may be forbidden, or hold something else.
  }
}

/** Keeps a draft; in vain where storage is forbidden or full. */
export function keepDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // The form goes on without it.
  }
}

/** Forgets a draft once its lead has arrived. */
export function forgetDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // There was none.
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
