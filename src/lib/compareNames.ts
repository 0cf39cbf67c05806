const collators = new Map<string, Intl.Collator>();

/**
 * Orders two names as a reader of `language` looks them up: quotes and case aside, numbers by
 * value. Build side only: browsers and Node may carry different collations.
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

/**
 * The letter under which a name stands in an index: the first letter or digit, Ё under Е, digits
 * under `0–9`.
 */
export function indexLetter(name: string): string {
  const first = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '#';
  if (/\p{N}/u.test(first)) return '0–9';
  return first === 'Ё' ? 'Е' : first;
}
