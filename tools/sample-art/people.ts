import type { Random } from './random';

const f = (n: number): string => n.toFixed(1);

/** Colours of one visitor's clothes. */
export interface Clothes {
  coat: string;
  legs: string;
  skin: string;
  hair: string;
}

const skins = ['#e8bfa2', '#d9a07c', '#b97a56', '#8a563a', '#f0d0b8', '#5f3b29'];
const hairs = ['#2a1d17', '#4a3020', '#8a5a2c', '#c99a5b', '#16151a', '#9a9792', '#6b2f1c'];
const legs = ['#1d1f26', '#2b3446', '#3a332c', '#15161a', '#5b5a57', '#3d4a5c'];

/** Clothes at random, the coat from the given colours. */
export function clothes(random: Random, coats: readonly string[]): Clothes {
  return { coat: random.pick(coats), legs: random.pick(legs), skin: random.pick(skins), hair: random.pick(hairs) };
}

/** A visitor seen from behind or the side; x and y are where the feet stand, h is the height. */
export function visitor(random: Random, x: number, y: number, h: number, c: Clothes): string {
  const side = random.pick([-1, 1]);
  const stride = random.chance(0.4) ? random.range(0.05, 0.1) : random.range(0.015, 0.04);
  const long = random.chance(0.35);
  const skirt = random.chance(0.25);
  const hem = long ? -0.27 : skirt ? -0.3 : -0.44;
  const sh = random.range(0.105, 0.13);
  const hip = long || skirt ? random.range(0.11, 0.15) : random.range(0.085, 0.105);
  const P = (u: number, v: number): string => `${f(x + u * side * h)} ${f(y + v * h)}`;
  const leg = (foot: number, top: number): string =>
    `<path d="M${P(top - 0.045, -0.5)}L${P(foot - 0.03, -0.03)}L${P(foot - 0.03, 0)}L${P(foot + 0.055, 0)}L${P(foot + 0.03, -0.04)}L${P(top + 0.05, -0.5)}Z" fill="${c.legs}"/>`;
  let out = leg(-stride - 0.02, -0.04) + leg(stride + 0.03, 0.04);
  const arm = random.int(0, 3);
  const armPath =
    arm === 0 ? `M${P(sh - 0.02, -0.8)}L${P(sh + 0.05, -0.62)}L${P(0.05, -0.54)}`
    : arm === 1 ? `M${P(sh - 0.02, -0.8)}L${P(sh + 0.04, -0.63)}L${P(sh + 0.16, -0.72)}`
    : `M${P(sh - 0.02, -0.8)}L${P(sh + 0.025, -0.6)}L${P(sh + 0.02, -0.44)}`;
  out += `<path d="M${P(-sh + 0.02, -0.8)}L${P(-sh - 0.02, -0.6)}L${P(-sh - 0.005, -0.44)}" fill="none" stroke="${c.coat}" stroke-width="${f(h * 0.055)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  out += `<path d="M${P(-0.045, -0.85)}C${P(-0.1, -0.845)} ${P(-sh, -0.83)} ${P(-sh, -0.78)}L${P(-hip, hem)}L${P(hip, hem)}L${P(sh, -0.78)}C${P(sh, -0.83)} ${P(0.1, -0.845)} ${P(0.045, -0.85)}Z" fill="${c.coat}"/>`;
  out += `<path d="${armPath}" fill="none" stroke="${c.coat}" stroke-width="${f(h * 0.055)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  if (random.chance(0.3)) out += `<rect x="${f(x + (side > 0 ? -sh - 0.1 : sh) * h)}" y="${f(y - 0.52 * h)}" width="${f(h * 0.1)}" height="${f(h * 0.13)}" fill="${c.legs}"/>`;
  const hx = 0.012;
  out += `<rect x="${f(x - 0.026 * h)}" y="${f(y - 0.89 * h)}" width="${f(0.052 * h)}" height="${f(0.06 * h)}" fill="${c.skin}"/>`;
  out += `<ellipse cx="${f(x + hx * side * h)}" cy="${f(y - 0.93 * h)}" rx="${f(0.052 * h)}" ry="${f(0.066 * h)}" fill="${c.skin}"/>`;
  const hair = random.int(0, 4);
  out += `<path d="M${P(0.052, -0.95)}C${P(0.05, -1.015)} ${P(-0.06, -1.02)} ${P(-0.056, -0.93)}L${P(hair === 1 ? -0.07 : -0.045, hair === 1 ? -0.81 : -0.885)}L${P(hair === 1 ? 0.035 : 0.012, hair === 1 ? -0.81 : -0.9)}Z" fill="${c.hair}"/>`;
  if (hair === 2) out += `<circle cx="${f(x - 0.03 * side * h)}" cy="${f(y - 0.995 * h)}" r="${f(0.03 * h)}" fill="${c.hair}"/>`;
  if (hair === 3) out += `<path d="M${P(0.07, -0.955)}L${P(-0.058, -0.955)}C${P(-0.06, -1.03)} ${P(0.05, -1.03)} ${P(0.052, -0.965)}Z" fill="${c.coat}"/>`;
  return out;
}
