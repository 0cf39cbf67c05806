import type { FormValues } from '../domain/forms/rules';
import { keepDraft, readDraft } from '../services/draft';
import { keepAt } from '../services/viewport';

/**
 * What had the focus: the field, the choice in it, the caret, and its position on the screen, px.
 */
type Focus = { name: string; value: string; start: number | null; end: number | null; top: number };

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** Reads what was typed and chosen in a plain form, without hidden and empty fields. */
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

/** Keeps what stands in a plain form as the draft of that form, with what the tab kept before. */
export function keepTyped(name: string, form: HTMLFormElement): void {
  const draft = readDraft(name);
  keepDraft(name, { step: 0, ...draft, values: { ...draft?.values, ...readTyped(form) } });
}

/**
 * Shows in a plain form what the tab keeps of that form. What has been typed since stays, and is
 * kept with it.
 */
export function showDraft(name: string, form: HTMLFormElement): void {
  const { values = {} } = readDraft(name) ?? {};
  const typed = readTyped(form);
  for (const input of form.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden])')) {
    const value = values[input.name];
    if (value === undefined || input.name in typed) continue;
    if (/radio|checkbox/.test(input.type)) input.checked = [value].flat().includes(input.value);
    else input.value = String(value);
  }
  keepShown(name, readTyped(form));
}

/** Keeps what stands in a plain form as the whole of its draft. */
export function keepShown(name: string, values: FormValues): void {
  keepDraft(name, { step: 0, ...readDraft(name), values });
}

/** The focus, if it is inside the form. */
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
 * Restores the focus to the same field of a re-rendered form, at the same position on the screen.
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
