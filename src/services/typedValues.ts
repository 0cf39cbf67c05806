import { fieldsOfPage, typedValuesKey, type Field, type Kept, type Typed } from './typedFields';

/** Puts the stored values back. */
export function restoreTypedValues(): void {
  const kept = takeKept();
  for (const { key, field } of fieldsOfPage()) {
    const typed = kept.get(key);
    if (typed !== undefined) type(field, typed);
  }
}

function takeKept(): Map<string, Typed> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(typedValuesKey) ?? 'null') as Kept | null;
    sessionStorage.removeItem(typedValuesKey);
    const fields = kept !== null && kept.path === window.location.pathname ? kept.fields : [];
    return new Map(fields.map((typed) => [typed.key, typed]));
  } catch {
    return new Map();
  }
}

/**
 * Sets a value in a way React recognizes as typing: with the element's own setter, then an event.
 */
function type(field: Field, { value, checked }: Typed): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    if (field.checked !== checked) field.click();
    return;
  }
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
