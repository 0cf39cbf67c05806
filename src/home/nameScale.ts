/** Sizes of the giant name, per cent of the usual size (HomeHero.module.css). */
const scales = [80, 66, 50, 40, 30] as const;

/**
 * Maximum width of letters in the name's weight and spacing, em. All other letters have the width
 * `usual`.
 */
const widths: readonly (readonly [letters: string, em: number])[] = [
  ['Iijl.,:;!’', 0.3],
  ['ГТавгеёзстучьэяFJLTZacefgkrstvyz1-', 0.57],
  ['АДИЙКЛНОПЦЧЪдфцмACDGHKNOQUVw&', 0.8],
  ['МФжшыюM', 0.9],
  ['ЖЫщWm', 1],
  ['ШЩЮ', 1.15],
];
const usual = 0.65;
/**
 * Width available for a word of the name on a phone of 320 px, in em of the usual size; other
 * windows have more.
 */
const room = 3.75;

const widthOf = (word: string) =>
  [...word].reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.includes(letter))?.[1] ?? usual),
    0,
  );

/**
 * Returns the size of the giant name at which its words, one a line, touch neither the arches nor
 * the window's edge, per cent. `undefined` means the usual size, which has room for two words.
 */
export function nameScale(name: string): number | undefined {
  const words = name.trim().split(/\s+/);
  const share = 100 * Math.min(2 / words.length, room / Math.max(...words.map(widthOf)));
  return share >= 100 ? undefined : (scales.find((scale) => scale <= share) ?? scales.at(-1));
}
