import { isRunning } from './inlined/earlyBack';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was typed into a field; `key` is its name, and its number among fields of that name. */
export type Typed = { key: string; value: string; checked: boolean };
export type Kept = { path: string; fields: Typed[] };

/** Session storage key of the typed values during a reload. */
export const typedValuesKey = 'typed-values';

const neverKept = /password|file|hidden|submit|button|reset|image/;

/** All fields of the page that visitors fill in, but for those of forms, which keep drafts. */
export function fieldsOfPage(): { key: string; field: Field }[] {
  const fields = [...document.querySelectorAll<Field>('main :is(input, textarea, select)[name]')];
  return fields
    .filter((field) => !neverKept.test(field.type) && field.closest('[data-lead]') === null)
    .map((field, index, all) => ({
      key: `${field.name} ${all.slice(0, index).filter(({ name }) => name === field.name).length}`,
      field,
    }));
}

/** Whether a reload has left typed values, for this page or another. */
export function hasTypedValues(): boolean {
  try {
    return sessionStorage.getItem(typedValuesKey) !== null;
  } catch {
    return false;
  }
}

/**
 * Keeps what is typed before the app runs when the page goes: Gatsby loads a page again whose data
 * are of another build.
 */
export function keepEarlyTyped(): void {
  onPageHide(() => {
    if (!isRunning()) keepTypedValues();
  });
}

/**
 * Calls back when the page goes, as by a reload, not by a link within the site; returns a function
 * that stops it.
 */
export function onPageHide(listener: () => void): () => void {
  window.addEventListener('pagehide', listener);
  return () => window.removeEventListener('pagehide', listener);
}

/**
 * Stores what is typed in the page's fields, to be restored after a reload in this tab. What the
 * address says too is left to it: another address of the same page may say otherwise.
 */
export function keepTypedValues(): void {
  const said = new URLSearchParams(window.location.search);
  const fields = fieldsOfPage()
    .filter(({ field: { name, value } }) => said.get(name) !== value)
    .map(({ key, field }) => ({
      key,
      value: field.value,
      checked: 'checked' in field && field.checked,
    }));
  const kept: Kept = { path: window.location.pathname, fields };
  try {
    if (fields.length > 0) sessionStorage.setItem(typedValuesKey, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden; the reload is needed all the same.
  }
}
