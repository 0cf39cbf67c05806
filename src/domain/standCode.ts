/** Cyrillic capitals that look like Latin ones, as visitors type them from a sign. */
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

/** A stand's code as typed or linked, in its own spelling: `с 07` (in either alphabet) → `C07`. */
export function readStandCode(typed: string): string {
  return [...typed.toUpperCase().replace(/\s+/g, '')]
    .map((sign) => lookAlikes[sign] ?? sign)
    .join('');
}
