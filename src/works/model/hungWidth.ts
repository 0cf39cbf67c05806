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
