import { adjust, lightness, mix, rgb, toLab, type Rgb } from './colour';
import { isGrey, type Reading } from './colour-words';
import { palettes, type Palette } from './palettes';
import type { StyleName } from './plan';
import type { Random } from './random';

const gapOf = (a: Rgb, b: Rgb): number => {
  const [l, m] = [toLab(a), toLab(b)];
  return Math.hypot(l[0] - m[0], l[1] - m[1], l[2] - m[2]);
};
const lightGap = (a: Rgb, b: Rgb): number => Math.abs(lightness(a) - lightness(b));
const nearest = (colour: Rgb, among: readonly Rgb[]): Rgb =>
  among.reduce((a, b) => (gapOf(colour, b) < gapOf(colour, a) ? b : a));

/** The hand-chosen palette that comes closest to the colours. */
export function closest(colours: readonly Rgb[], among: readonly Palette[] = palettes): Palette {
  const far = (p: Palette): number => {
    const all = [...p.colours, p.ground, p.ink];
    return colours.reduce((sum, c) => sum + gapOf(c, nearest(c, all)), 0);
  };
  return among.reduce((a, b) => (far(b) < far(a) ? b : a));
}

/** Styles whose named colours cover the whole sheet, so that one of them is the ground. */
const covered: readonly (StyleName | 'photo')[] = ['op-art', 'textile', 'grid-pixels', 'strata', 'color-field', 'arcade'];

const white = rgb('#f5f5f3');
const black = rgb('#151515');

/** The ground: the one named, else one of the named colours or a quiet one that sets them off. */
function groundFor(reading: Reading, best: Palette, style: StyleName | 'photo'): Rgb {
  const { mono, tone } = reading;
  const figure = reading.figure.slice(0, Math.max(1, reading.figure.length - reading.accents));
  if (reading.ground) return reading.ground;
  if (tone && style === 'collage') return tone === 'dark' ? black : best.ground;
  if ((covered.includes(style) && figure.length > 1) || (style === 'collage' && figure.length === 2)) {
    if (style === 'color-field' || style === 'collage') return figure[0] as Rgb;
    return figure.reduce((a, b) => (lightness(b) > lightness(a) ? b : a));
  }
  if (style === 'strata' && figure[0]) return adjust(figure[0], lightness(figure[0]) > 0.6 ? -0.12 : 0.2, 0.8);
  const [light, dark] = mono
    ? [white, black]
    : lightness(best.ground) > lightness(best.ink)
      ? [best.ground, best.ink]
      : [best.ink, best.ground];
  if (tone) return tone === 'dark' ? mix(dark, black, 0.4) : light;
  const middle = mix(light, dark, 0.35);
  const least = (ground: Rgb): number => Math.min(...figure.map((c) => lightGap(c, ground)));
  const choice = [light, dark, middle].reduce((a, b) => (least(b) > least(a) + 0.05 ? b : a));
  return figure.length === 0 || least(light) > 0.17 ? light : choice;
}

/** The colour moved away from the ground in lightness until both can be told apart. */
function setOff(colour: Rgb, ground: Rgb, least: number): Rgb {
  const step = lightness(colour) - lightness(ground);
  if (Math.abs(step) >= least) return colour;
  const up = (step >= 0 && lightness(ground) < 0.8) || lightness(ground) < 0.25;
  return adjust(colour, (up ? least : -least) - step);
}

/** A palette of the colours a text names, filled up from the closest hand-chosen one. */
export function namedPalette(reading: Reading, family: Palette, random: Random, style: StyleName | 'photo'): Palette {
  const all = [...reading.figure, ...(reading.ground ? [reading.ground] : [])];
  const best = all.length > 0 ? closest(all) : family;
  const fallback = reading.mono || all.every(isGrey) ? [black, white] : [...best.colours];
  const free = style === 'arcade' && all.length > 0 ? all : reading.figure.length > 0 ? [...reading.figure] : paleOrDark(reading, fallback);
  const ground = groundFor({ ...reading, figure: free }, best, style);
  const apart = style === 'op-art' ? 0.22 : style === 'color-field' ? 0 : covered.includes(style) ? 0.08 : 0.16;
  const rest = free.filter((c) => c !== ground);
  const figure = (rest.length > 0 ? rest : free).map((c) => setOff(c, ground, apart));
  const main = figure.slice(0, Math.max(1, figure.length - reading.accents));
  const ink = main.reduce((a, b) => (lightGap(b, ground) > lightGap(a, ground) ? b : a));
  const shades = (reading.accents > 0 ? [...main, ...main] : main).map((c) => adjust(c, random.range(-0.04, 0.04), random.range(0.9, 1.05), random.range(-4, 4)));
  const alone = figure.length === 1 && !isGrey(figure[0] as Rgb) && reading.ground === undefined;
  const walls = style === 'arcade' ? [ground, ground] : [];
  const fill = alone && !covered.includes(style) ? [mix(figure[0] as Rgb, nearest(figure[0] as Rgb, best.colours), 0.5)] : [];
  return {
    name: `named, ${best.name}`,
    ground,
    ink,
    colours: [...walls, ...figure, ...shades, ...fill.map((c) => setOff(c, ground, 0.16))],
    named: covered.includes(style) ? [ground, ...figure] : figure,
  };
}

/** What “pale lines” or “dark stems” are drawn with when no colour is named for them. */
function paleOrDark({ text, ground }: Reading, colours: readonly Rgb[]): Rgb[] {
  const word = /\b(pale|light|dark|silver)\b/i.exec(text)?.[1]?.toLowerCase();
  if (word === 'pale' || word === 'light') return [rgb('#e9e4d8'), rgb('#d5d5d2')];
  if (word === 'dark') return [rgb('#26262c'), rgb('#3b3630')];
  const apart = colours.filter((c) => ground === undefined || lightGap(c, ground) > 0.14);
  return apart.length > 1 ? apart : [...colours];
}
