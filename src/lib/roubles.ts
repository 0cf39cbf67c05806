const noBreakSpace = '\u00a0';

/**
 * Formats roubles: `12 000 ₽` with no-break spaces, in English `12,000 ₽`; kopecks only if there
 * are any. Does not use `Intl`, because Node and browsers can format differently.
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
  const [roubles = '', kopecks] = (amount % 1 ? amount.toFixed(2) : String(amount)).split('.');
  const grouped = roubles.replace(/\B(?=(\d{3})+$)/g, divider);
  return kopecks === undefined ? grouped : grouped + point + kopecks;
}
