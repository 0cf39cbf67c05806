const collators = new Map<string, Intl.Collator>();

/**
 * Compares two names for an index in `language`: ignores quotes and case, compares numbers by
 * value. Not for the first render, because browsers can sort differently from Node.
 */
export function compareNames(a: string, b: string, language: string): number {
  let collator = collators.get(language);
  if (collator === undefined) {
    collator = new Intl.Collator(language, {
      ignorePunctuation: true,
      numeric: true,
      sensitivity: 'base',
    });
    collators.set(language, collator);
  }
  return collator.compare(a, b) || (a < b ? -1 : Number(a > b));
}

/** Returns the first letter or digit of a name, with Ё under Е and all digits under `0–9`. */
export function indexLetter(name: string): string {
  const first = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '#';
  if (/\p{N}/u.test(first)) return '0–9';
  return first === 'Ё' ? 'Е' : first;
}

/** Returns the name under which a person is filed in a list: `sortAs`, otherwise the last word. */
export function surnameOf(name: string, sortAs?: string): string {
  return sortAs ?? name.trim().split(/\s+/).at(-1) ?? name;
}
