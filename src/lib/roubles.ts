const noBreakSpace = '\u00a0';

/**
 * Formats roubles: `12 000 ₽` with no-break spaces, in English `12,000 ₽`; kopecks only if there
 * are any. Does not use `Intl`, because Node and browsers may format differently.
 */
export function formatRoubles(amount: number, language: string): string {
  return `${formatAmount(amount, language)}${noBreakSpace}₽`;
}

/** Formats a range of whole roubles: `80 000–120 000 ₽` with no-break spaces. */
export function formatRoubleRange(from: number, to: number, language: string): string {
  return `${formatAmount(from, language)}–${formatRoubles(to, language)}`;
}

function formatAmount(amount: number, language: string): string {
  const [divider, point] = language === 'en' ? [',', '.'] : [noBreakSpace, ','];
  const [whole = '', kopecks] = (amount % 1 ? amount.toFixed(2) : String(amount)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, divider);
  return kopecks === undefined ? grouped : grouped + point + kopecks;
}

/** A sum before its kopecks: up to seven digits, grouped by points or commas or not. */
const writtenSum = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*|\d{1,7})(?:[.,](\d{1,2}))?$/;

/**
 * Parses a sum in roubles as people type it: `4500`, `4 500 ₽`, `4,500`, `4 500,00 руб.`; kopecks
 * become the fraction. Returns undefined if it is not a sum or has more than seven digits.
 */
export function readRoubles(typed: string): number | undefined {
  const bare = typed
    .trim()
    .replace(/^(?:₽|rub)\s*|\s*(?:₽|р(?:уб(?:л(?:ей|я|ь))?)?\.?|rub(?:les?)?\.?|roubles?)$/giu, '')
    .replace(/\s+/g, '');
  const [, whole, , kopecks = '0'] = writtenSum.exec(bare) ?? [];
  const digits = whole?.replace(/[.,]/g, '');
  return digits === undefined || digits.length > 7 ? undefined : Number(`${digits}.${kopecks}`);
}
