/**
 * Sections in their order, those that are closed after all others: what is over is never the first
 * that one meets (decision 046).
 */
export function closedLast<Section>(
  sections: readonly Section[],
  isClosed: (section: Section) => boolean,
): Section[] {
  return [...sections.filter((one) => !isClosed(one)), ...sections.filter(isClosed)];
}
