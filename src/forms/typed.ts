import type { FormValues } from '../domain/forms/rules';
import { keepAt } from '../services/viewport';

/** Where a visitor was: the field, the choice in it, the caret, and where on the screen, px. */
type Focus = { name: string; value: string; start: number | null; end: number | null; top: number };

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** What has been typed and chosen in a plain form; hidden fields and empty ones left out. */
export function readTyped(form: HTMLFormElement): FormValues {
  const typed: Record<string, string | string[]> = {};
  for (const input of form.querySelectorAll<Input>('input, select, textarea')) {
    if (input.type === 'hidden' || input.value === '' || input.name === 'leave_empty') continue;
    if (
      input instanceof HTMLInputElement &&
      ['radio', 'checkbox'].includes(input.type) &&
      !input.checked
    )
      continue;
    const isOneOfMany =
      input.type === 'checkbox' && form.querySelectorAll(`[name="${input.name}"]`).length > 1;
    if (isOneOfMany) typed[input.name] = [...[typed[input.name] ?? []].flat(), input.value];
    else typed[input.name] = input.value;
  }
  return typed;
}

/** The focus inside a form, if it is there. */
export function takeFocus(form: HTMLFormElement): Focus | undefined {
  const active = form.ownerDocument.activeElement;
  if (active === null || !form.contains(active)) return undefined;
  const { name = '', value = '' } = active as Input;
  const caret =
    active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement
      ? active
      : undefined;
  return {
    name,
    value,
    start: caret?.selectionStart ?? null,
    end: caret?.selectionEnd ?? null,
    top: active.getBoundingClientRect().top,
  };
}

/**
 * Puts the focus back into the same field of a form that has been rendered anew, at the same place
 * on the screen.
 */
export function giveFocus(box: HTMLElement, focus: Focus | undefined): void {
  if (focus === undefined || focus.name === '') return;
  const same = [...box.querySelectorAll<Input>(`[name="${focus.name}"]`)];
  const input = same.find(({ value }) => value === focus.value) ?? same[0];
  input?.focus({ preventScroll: true });
  if (input !== undefined) keepAt(input, focus.top);
  if (
    focus.start !== null &&
    (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)
  )
    input.setSelectionRange(focus.start, focus.end);
}
