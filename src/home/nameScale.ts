/** Sizes of the giant name, per cent of the usual size (HomeHero.module.css). */
const scales = [80, 66, 50, 40, 30] as const;

/** How wide letters are in the name's weight and spacing, in em: at most so, these from others. */
const widths: readonly (readonly [letters: string, em: number])[] = [
  ['Iijl.,:;!’', 0.3],
  ['ГТавгеёзстучьэяFJLTZacefgkrstvyz1-', 0.57],
  ['АДИЙКЛНОПЦЧЪдфцмACDGHKNOQUVw&', 0.8],
  ['МФжшыюM', 0.9],
  ['ЖЫщWm', 1],
  ['ШЩЮ', 1.15],
];
const usual = 0.65;
/** As wide as a phone of 320 px, which has the least room for the usual size. */
const room = 3.75;

const widthOf = (word: string) =>
  [...word].reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.includes(letter))?.[1] ?? usual),
    0,
  );

/**
 * How large the giant name may be, so that its words, one a line, do not touch the arches or the
 * window's edge. `undefined` for the usual size, which has room for two words.
 */
export function nameScale(name: string): number | undefined {
  const words = name.trim().split(/\s+/);
  const share = 100 * Math.min(2 / words.length, room / Math.max(...words.map(widthOf)));
  return share >= 100 ? undefined : (scales.find((scale) => scale <= share) ?? scales.at(-1));
}
