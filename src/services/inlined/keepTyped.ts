import type { FormValues } from '../../forms/model/rules';

/** Marks the root element once the listener is there. */
const mark = 'keepsTyped';
/** Told to a form whose answers could not be kept: storage is full or forbidden. */
export const notKept = 'notkept';

/**
 * Reads what was typed and chosen in a form (the choices of checkboxes of one name as a list),
 * without hidden and empty fields.
 */
export function readTyped({ elements }: HTMLFormElement): FormValues {
  const typed: Record<string, string | string[]> = {};
  Array.from(elements as HTMLCollectionOf<HTMLInputElement>).forEach((field) => {
    const { name, type, value } = field;
    if (!name || !value || /hidden|submit/.test(type) || name === 'leave_empty') return;
    if (/radio|checkbox/.test(type) && !field.checked) return;
    const isOneOfMany = type === 'checkbox' && !(elements.namedItem(name) instanceof Element);
    typed[name] = isOneOfMany ? ([] as string[]).concat(typed[name] || [], value) : value;
  });
  return typed;
}

/**
 * Keeps for the tab what is typed into any form marked `data-lead`, letter by letter, whether its
 * engine comes or not (decision 018). A second call does nothing.
 *
 * Inlined into pages with a form as its own source text: it may use nothing from outside itself.
 */
export function keepTyped(
  page: Document,
  itsMark: string,
  failure: string,
  read: typeof readTyped,
): void {
  const marks = page.documentElement.dataset;
  if (itsMark in marks) return;
  marks[itsMark] = '';
  page.addEventListener('input', ({ target }) => {
    const form = (target as HTMLInputElement).form;
    const name = form && form.getAttribute('data-lead');
    if (!form || !name) return;
    const values = read(form);
    try {
      const kept = JSON.parse(sessionStorage.getItem('form:' + name) || '{}') as { isDue?: true };
      if (Object.keys(values).length === 0 && !kept.isDue)
        sessionStorage.removeItem('form:' + name);
      else sessionStorage.setItem('form:' + name, JSON.stringify(Object.assign(kept, { values })));
    } catch {
      form.dispatchEvent(new Event(failure));
    }
  });
}

/** Starts it from the app, where the page's HTML had no form. */
export function startKeeping(): void {
  keepTyped(document, mark, notKept, readTyped);
}

/** The source text that html.tsx writes into pages with a form. */
export const keepTypedScript = `(${keepTyped.toString()})(document,${JSON.stringify(mark)},${JSON.stringify(notKept)},${readTyped.toString()})`;
