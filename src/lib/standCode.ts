/**
 * For each Cyrillic capital: the Latin letters that look like it, then the Latin letters that sound
 * like it.
 */
const alike: Readonly<Record<string, string>> = {
  А: 'A',
  Б: 'B',
  В: 'BV',
  Г: 'G',
  Д: 'D',
  Е: 'E',
  З: 'Z',
  И: 'I',
  К: 'KC',
  Л: 'L',
  М: 'M',
  Н: 'HN',
  О: 'O',
  П: 'P',
  Р: 'PR',
  С: 'CS',
  Т: 'T',
  У: 'YU',
  Ф: 'F',
  Х: 'XH',
  Ц: 'C',
  Э: 'E',
  Ю: 'U',
};

/**
 * Returns the stand codes that a visitor could mean, likeliest first: `д-31` → `D31`, `с 7` → `C7`,
 * `C07`, `S7`, `S07`. Ignores spaces, dots and dashes.
 */
export function standCodes(typed: string): string[] {
  const plain = typed.toUpperCase().replace(/[\s.\p{DI}\u2010-\u2015-]/gu, '');
  const number = plain.slice(1);
  const numbers = /^\d$/.test(number) ? [number, `0${number}`] : [number];
  const [letter = ''] = plain;
  return [...(alike[letter] ?? letter)].flatMap((latin) => numbers.map((own) => latin + own));
}

/** Normalizes a stand's code: `с 07` (in either alphabet) → `C07`. */
export function readStandCode(typed: string): string {
  return standCodes(typed)[0] ?? '';
}
