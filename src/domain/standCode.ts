/** Cyrillic capitals that look like Latin ones; visitors type them when copying a sign. */
const lookAlikes: Record<string, string> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
};

/** Normalizes a stand's code: `с 07` (in either alphabet) → `C07`. */
export function readStandCode(typed: string): string {
  return [...typed.toUpperCase().replace(/\s+/g, '')]
    .map((sign) => lookAlikes[sign] ?? sign)
    .join('');
}
