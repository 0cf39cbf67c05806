/** Sizes of the giant name, per cent of the usual size (HomeHero.module.css). */
const scales = [80, 66, 50, 40, 30] as const;

/**
 * How large the giant name may be, so that its words, one a line, do not touch the arches or the
 * window's edge. `undefined` for the usual size, which fits two words of up to seven letters.
 */
export function nameScale(name: string): number | undefined {
  const words = name.trim().split(/\s+/);
  const longest = Math.max(...words.map((word) => [...word].length));
  const room = 100 * Math.min(2 / words.length, 7 / longest);
  return room >= 100 ? undefined : (scales.find((scale) => scale <= room) ?? scales.at(-1));
}
