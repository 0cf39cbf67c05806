import { fieldsOfPage, typedValuesKey, type Field, type Kept, type Typed } from './typedFields';

const waitForForm = 10_000;

/** Puts the stored values back as fields appear, since some are drawn later than the page. */
export function restoreTypedValues(): void {
  const waiting = takeKept();
  if (waiting.size === 0) return;
  const fill = () => {
    for (const { key, field } of fieldsOfPage()) {
      const typed = waiting.get(key);
      if (typed === undefined) continue;
      waiting.delete(key);
      type(field, typed);
    }
    if (waiting.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), waitForForm);
  fill();
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
