/**
 * The address of a clause or of a question on its page, after #: `terms-3` is the third of `terms`.
 */
export function clauseAnchor(sectionAnchor: string, index: number): string {
  return `${sectionAnchor}-${index + 1}`;
}
