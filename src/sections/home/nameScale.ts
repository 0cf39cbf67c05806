/** Sizes of the giant name, per cent of the usual one (HomeHero.module.css). */
const scales = [80, 66, 50, 40, 30] as const;

/**
 * How large the giant name may be, so that its words, one a line, keep clear of the arches and of
 * the window's edge. Nothing for two words of up to seven letters, which have room at the usual
 * size.
 */
export function nameScale(name: string): number | undefined {
  const words = name.trim().split(/\s+/);
  const longest = Math.max(...words.map((word) => [...word].length));
  const room = 100 * Math.min(2 / words.length, 7 / longest);
  return room >= 100 ? undefined : (scales.find((scale) => scale <= room) ?? scales.at(-1));
}
