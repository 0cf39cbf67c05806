/** Columns of twelve that works on one wall take, from the widest to the narrowest. */
const spansByCount: readonly (readonly number[])[] = [[], [8], [7, 5], [5, 4, 3], [4, 3, 3, 2]];

/**
 * How many of twelve columns each work takes on the wall, in the works' own order: the wider the
 * work (cm), the more. From five works on every one takes four, three to a line.
 */
export function workSpans(widths: readonly number[]): number[] {
  const spans = spansByCount[widths.length];
  if (spans === undefined) return widths.map(() => 4);
  const fromWidest = [...widths.keys()].sort((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0));
  const result: number[] = [];
  for (const [rank, index] of fromWidest.entries()) result[index] = spans[rank] ?? 4;
  return result;
}
