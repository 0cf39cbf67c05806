/** Columns of twelve for the works on one wall, from the widest work to the narrowest. */
const spansByCount: readonly (readonly number[])[] = [[], [8], [7, 5], [5, 4, 3], [4, 3, 3, 2]];

/** What a work without measures is taken for: a screen, cm. */
const screenWidth = 100;

/**
 * How many of twelve columns each work takes, in the given order: wider works (cm) take more. From
 * five works on, each takes four, so three fit in a line.
 */
export function workSpans(works: readonly (number | undefined)[]): number[] {
  const widths = works.map((width) => width ?? screenWidth);
  const spans = spansByCount[widths.length];
  if (spans === undefined) return widths.map(() => 4);
  const fromWidest = [...widths.keys()].sort((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0));
  const result: number[] = [];
  for (const [rank, index] of fromWidest.entries()) result[index] = spans[rank] ?? 4;
  return result;
}
