/** Returns the anchor of a clause or question: `terms-3` is the third of `terms`. */
export function clauseAnchor(sectionAnchor: string, index: number): string {
  return `${sectionAnchor}-${index + 1}`;
}
