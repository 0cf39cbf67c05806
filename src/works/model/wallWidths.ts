/**
 * Pairs of an upper bound and a drawn size: the side, cm, of a square with the work's area, and the
 * side, units, at which a square work of that area is drawn.
 */
const sides: readonly (readonly [upTo: number, side: number])[] = [
  [45, 8],
  [80, 10],
  [120, 12.5],
];
const maxSide = 15.5;
/** The size assumed for a work without measures, such as a video: the size of a screen, cm. */
const screen = { width: 100, height: 100 };

/** The maximum height and width and the minimum width of a picture, units. */
const maxHeight = 16;
const maxWidth = 26;
const minWidth = 2;
/**
 * From this width (units) on, widths are rounded to even numbers, because each width needs a rule
 * in the style sheet.
 */
const evenFrom = 7;

/**
 * Returns the drawn width of a work on the wall, in units whose length the style sheet sets
 * (WallLines.module.css), from its size in cm and its picture's ratio of width to height: by area,
 * in four steps, so that a big work looks bigger than a small one and the smallest is still visible
 * (decision 031).
 */
export function hungWidth(size: { width: number; height: number } | null, aspect: number): number {
  const { width, height } = size ?? screen;
  const squareSide = Math.sqrt(width * height);
  const [, side] = sides.find(([upTo]) => squareSide <= upTo) ?? [squareSide, maxSide];
  const drawnWidth = Math.min(side * Math.sqrt(aspect), maxHeight * aspect, maxWidth);
  if (drawnWidth >= evenFrom + 0.5) return 2 * Math.round(drawnWidth / 2);
  return Math.max(Math.round(drawnWidth), minWidth);
}

/**
 * How many of twelve columns the works on one wall take, from the widest work to the narrowest, by
 * the number of works.
 */
const spansByCount: readonly (readonly number[])[] = [[], [8], [7, 5], [5, 4, 3], [4, 3, 3, 2]];

/** The width assumed for a work without measures, such as a video: the width of a screen, cm. */
const screenWidth = 100;

/**
 * Returns how many of twelve columns each work takes, in the given order: wider works (cm) take
 * more. From five works on, each takes four, so three fit in a line.
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
