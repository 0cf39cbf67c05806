/** Side of a square work in units, by the side (cm) of a square as large as the work. */
const sides: readonly (readonly [upTo: number, side: number])[] = [
  [45, 8],
  [80, 10],
  [120, 12.5],
];
const longestSide = 15.5;
/** What a work without measures is taken for: a screen, cm. */
const screen = { width: 100, height: 100 };

/** No picture is higher or wider or narrower, units. */
const highest = 16;
const widest = 26;
const narrowest = 2;
/** From here on widths go in twos: each has a rule in the style sheet. */
const wide = 7;

/**
 * How wide a work is drawn on the wall, in units whose length the style sheet decides
 * (WallLines.module.css), from its size in cm and its picture's width to height: by area, in four
 * steps, so that a big work looks bigger than a small one and the smallest can still be seen
 * (decision 031).
 */
export function hungWidth(size: { width: number; height: number } | null, aspect: number): number {
  const { width, height } = size ?? screen;
  const own = Math.sqrt(width * height);
  const [, side] = sides.find(([upTo]) => own <= upTo) ?? [own, longestSide];
  const drawn = Math.min(side * Math.sqrt(aspect), highest * aspect, widest);
  if (drawn >= wide + 0.5) return 2 * Math.round(drawn / 2);
  return Math.max(Math.round(drawn), narrowest);
}

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
