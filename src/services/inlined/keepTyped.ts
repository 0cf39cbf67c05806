import type { FormValues } from '../../forms/model/rules';

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
 * Keeps for the tab what is typed into any form marked `data-lead`, letter by letter, before the
 * app runs and where it never does (decision 018). From then on the form says what can't be kept.
 *
 * Inlined into pages with a form as its own source text: it may use nothing from outside itself.
 */
export function keepTyped(page: Document, read: typeof readTyped): void {
  page.addEventListener('input', ({ target }) => {
    const form = (target as HTMLInputElement).form;
    const name = form && form.getAttribute('data-lead');
    if (!form || !name) return;
    try {
      const kept = JSON.parse(sessionStorage.getItem('form:' + name) || '{}') as object;
      const draft = Object.assign(kept, { values: read(form) });
      sessionStorage.setItem('form:' + name, JSON.stringify(draft));
    } catch {
      // The form is told when the app runs.
    }
  });
}

/** The source text that html.tsx writes into pages with a form. */
export const keepTypedScript = () => `(${keepTyped.toString()})(document,${readTyped.toString()})`;
