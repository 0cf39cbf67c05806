const noBreakSpace = '\u00a0';

/**
 * Whole roubles as people write them: `12 000 ₽` with no-break spaces, in English `12,000 ₽`. Of our own, so that static
 * pages and browsers write the same.
 */
export function formatRoubles(amount: number, language: string): string {
  const divider = language === 'en' ? ',' : noBreakSpace;
  return `${String(amount).replace(/\B(?=(\d{3})+$)/g, divider)}${noBreakSpace}₽`;
}
