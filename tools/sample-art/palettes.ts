import { adjust, hex, lightness, rgb, type Rgb } from './colour';
import type { Random } from './random';

/** A ground, a drawing colour and four to six colours that sit well on both. */
export interface Palette {
  name: string;
  ground: Rgb;
  ink: Rgb;
  colours: readonly Rgb[];
  /** The colours the alt text names, in order, each once. */
  named?: readonly Rgb[];
}

const define = (name: string, ground: string, ink: string, colours: string): Palette => ({
  name,
  ground: rgb(ground),
  ink: rgb(ink),
  colours: colours.split(' ').map(rgb),
});

/** The hand-chosen palettes: dark, pale, loud and quiet ones. */
export const palettes: readonly Palette[] = [
  define('harbour night', '#0b1430', '#f3efe4', '#e4505f #6fc3c6 #f1e7d2 #3a5a8c #f2b263'),
  define('terracotta court', '#ece2d6', '#2b1a14', '#b5472b #d98a5b #5f7a6b #efc9a0 #7a2d22'),
  define('lemon store', '#f7f1dc', '#1d1c1a', '#f0c419 #e5532d #1f5f8b #9fc7c2 #2c2b2a'),
  define('malachite', '#e9efe6', '#10231c', '#0f6b4f #58a679 #c7d8a8 #e1b23d #123c36'),
  define('rose dust', '#f4e6e1', '#36202a', '#d9727f #a83f5b #f0b7a4 #7c8da6 #efd6a9'),
  define('cobalt and rust', '#efece6', '#14161f', '#1c3fc4 #c5482a #f2b8a0 #8ea6d6 #22243a'),
  define('swimming pool', '#e4f3f2', '#0d2b3a', '#16a5b8 #f25f4c #7fd6cf #0f5f85 #ffd27d'),
  define('aubergine', '#22132b', '#f4e8ee', '#8a3a83 #e2708d #f4b95c #4c2a6b #c9a5d8'),
  define('slate mint coral', '#5f6874', '#f6f2ea', '#f59b93 #b0e8dc #a6ccd4 #6d5f6d #3d4452'),
  define('ochre mine', '#e7d9bd', '#231a12', '#c98a1b #8c4a1f #4a4f3b #e3b866 #632c1a'),
  define('first snow', '#f3f4f4', '#23282f', '#9fb1c1 #d6dde2 #5f7488 #e08b6d #c2c8cb'),
  define('signal', '#f5f3ee', '#0d0d0d', '#e8291c #0d0d0d #f6c700 #1c4fd6 #d9d5cb'),
  define('moss and lilac', '#efece8', '#242a1d', '#6b7f3a #b79bd2 #3d4f2b #d8cfe6 #e6c94c'),
  define('night tram', '#101317', '#f0ead8', '#ff8a3d #ffd166 #2a6f77 #c53b4d #38424f'),
  define('persimmon', '#fbeee0', '#301a10', '#f2691d #f79d4f #c32f1e #294f5b #f6cf9a'),
  define('glacier', '#dfe9ee', '#0f2537', '#2e6f9e #8fbdd3 #c3d8e0 #154360 #f3f7f8'),
  define('tea and ink', '#ead9bf', '#1b1a20', '#6f4a2c #1b1a20 #b98d5c #a43a2a #8c8a78'),
  define('bubblegum concrete', '#d7d4d0', '#22242a', '#f58fb5 #8d8b89 #f7c8d8 #3f6fd8 #efe14b'),
  define('pine resin', '#142620', '#efe9d6', '#2f6b50 #d99a32 #8fb996 #e8d9ab #b2502f'),
  define('violet hour', '#2a2350', '#f7e9dc', '#7563c9 #f08a6b #f5c6a5 #3f3a86 #d95f8c'),
  define('sandbar', '#f2e8d8', '#2f3a3f', '#d8b98a #7fa3a3 #e9d3b0 #c46f4e #4f6a72'),
  define('cherry lacquer', '#2a0a10', '#f6e5d8', '#c2182f #e6634f #7a0f23 #f0b49a #d7a23c'),
  define('copper roof', '#e6efe9', '#1a2c2a', '#3f9a86 #9ad1bd #b36236 #1f5a54 #ecc9a1'),
  define('meadow', '#eef0d8', '#1f2b16', '#7ba428 #f2d13a #ea7a9b #2f6e3b #bcd67a'),
  define('porcelain', '#f4f3ee', '#18264f', '#2743a0 #8fa7dc #18264f #cdd8ee #d7b26a'),
  define('graphite', '#e3e1dc', '#151515', '#3a3a3a #7d7b77 #b4b1ab #151515 #d8432b'),
  define('apricot lilac', '#f8ead9', '#3a2540', '#f4a259 #9a77bf #f6cfa8 #5b3f7a #d46a6a'),
  define('deep sea', '#06222e', '#e6f2ea', '#0f5f6d #27a39a #f2d9a0 #ef6c4a #0b3a4d'),
  define('carnation', '#fff1ee', '#2b1216', '#f23d5c #ff8c8c #ffc8b8 #1d7874 #5a1a2b'),
  define('olive grove', '#e9e6d2', '#26271a', '#7d7f3c #b4b26a #4a4d2a #d3875b #c9d0b6'),
  define('electric', '#f2f2f5', '#0b0b24', '#3b2bff #ff4fa3 #00b894 #ffd400 #0b0b24'),
  define('petrol pink', '#f6dcdc', '#0e2c33', '#0e4c5a #ef8fa3 #2f8c93 #f4b7ae #d4512f'),
  define('wheat and sky', '#dfeaf2', '#2a2a22', '#e5bd52 #7fb0d6 #c58f2e #f4e3ae #3f6b94'),
  define('ash rose', '#3b3438', '#efe3da', '#a8707a #d9a9a0 #6d6470 #e7cdb7 #8b4a52'),
];

/** The palette of one exhibitor, chosen by its seed. */
export function familyOf(random: Random): Palette {
  return random.pick(palettes);
}

/** A relative of a palette for one picture: colours in a new order, hues a little turned. */
export function relative(base: Palette, random: Random): Palette {
  const hue = random.range(-9, 9);
  const light = random.range(-0.025, 0.025);
  const chroma = random.range(0.88, 1.1);
  const turn = (c: Rgb): Rgb => adjust(c, light, chroma, hue);
  const colours = random.shuffle(base.colours.map(turn));
  const swap = random.chance(0.16);
  return {
    name: base.name,
    ground: swap ? turn(base.ink) : turn(base.ground),
    ink: swap ? turn(base.ground) : turn(base.ink),
    colours,
  };
}

/** The palette with its ground light and its ink dark, or the other way round. */
export function onGround(palette: Palette, tone: 'light' | 'dark'): Palette {
  const isLight = lightness(palette.ground) >= lightness(palette.ink);
  if ((tone === 'light') === isLight) return palette;
  return { ...palette, ground: palette.ink, ink: palette.ground };
}

/** Colours from dark to light. */
export function byLightness(colours: readonly Rgb[]): Rgb[] {
  return [...colours].sort((a, b) => lightness(a) - lightness(b));
}

/** The colours of a palette that stand out from a ground. */
export function against(colours: readonly Rgb[], ground: Rgb, gap = 0.14): Rgb[] {
  const at = lightness(ground);
  const out = colours.filter((c) => Math.abs(lightness(c) - at) > gap);
  return out.length >= 2 ? out : [...colours];
}

/** The colour with the strongest hue. */
export function loudest(colours: readonly Rgb[]): Rgb {
  const spread = (c: Rgb): number => Math.max(...c) - Math.min(...c);
  return [...colours].sort((a, b) => spread(b) - spread(a))[0] ?? rgb('#d8432b');
}

/** Colours as SVG strings. */
export const hexes = (colours: readonly Rgb[]): string[] => colours.map(hex);
