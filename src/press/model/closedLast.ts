/**
 * Moves closed sections to the end, because visitors should not meet a closed form first (decision
 * 046).
 */
export function closedLast<Section>(
  sections: readonly Section[],
  isClosed: (section: Section) => boolean,
): Section[] {
  return [...sections.filter((one) => !isClosed(one)), ...sections.filter(isClosed)];
}
