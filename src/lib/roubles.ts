const noBreakSpace = '\u00a0';

/**
 * Whole roubles as people write them: `12 000 ₽` with no-break spaces, in English `12,000 ₽`. Of
 * our own, so that static pages and browsers write the same.
 */
export function formatRoubles(amount: number, language: string): string {
  const divider = language === 'en' ? ',' : noBreakSpace;
  return `${String(amount).replace(/\B(?=(\d{3})+$)/g, divider)}${noBreakSpace}₽`;
}

/** Seven digits before the kopecks, in groups of three divided by a point or a comma, or in one. */
const writtenSum = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*|\d{1,7})(?:[.,](\d{1,2}))?$/;

/**
 * A sum as people type it, in roubles: `4500`, `4 500 ₽`, `4,500`, `4 500,00 руб.`; kopecks are its
 * fraction. Nothing where it is no sum, or one of more than seven digits.
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
