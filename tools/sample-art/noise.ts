import type { Random } from './random';

/** Smooth seeded noise in the plane. */
export interface Noise {
  /** One octave, about -1 to 1. */
  at(x: number, y: number): number;
  /** Several octaves, about -1 to 1. */
  fbm(x: number, y: number, octaves: number): number;
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Makes gradient noise from a random sequence. */
export function makeNoise(random: Random): Noise {
  const perm = new Uint8Array(512);
  const order = random.shuffle(Array.from({ length: 256 }, (_, i) => i));
  for (let i = 0; i < 512; i++) perm[i] = order[i & 255] as number;
  const gx = new Float32Array(256);
  const gy = new Float32Array(256);
  for (let i = 0; i < 256; i++) {
    const angle = random.range(0, Math.PI * 2);
    gx[i] = Math.cos(angle) * 1.5;
    gy[i] = Math.sin(angle) * 1.5;
  }
  const at = (x: number, y: number): number => {
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const fx = x - x0;
    const fy = y - y0;
    const xi = x0 & 255;
    const yi = y0 & 255;
    const pa = perm[xi] as number;
    const pb = perm[xi + 1] as number;
    const a = perm[pa + yi] as number;
    const b = perm[pb + yi] as number;
    const c = perm[pa + yi + 1] as number;
    const d = perm[pb + yi + 1] as number;
    const u = fade(fx);
    const v = fade(fy);
    const na = (gx[a] as number) * fx + (gy[a] as number) * fy;
    const nb = (gx[b] as number) * (fx - 1) + (gy[b] as number) * fy;
    const nc = (gx[c] as number) * fx + (gy[c] as number) * (fy - 1);
    const nd = (gx[d] as number) * (fx - 1) + (gy[d] as number) * (fy - 1);
    const top = na + (nb - na) * u;
    return top + (nc + (nd - nc) * u - top) * v;
  };
  const fbm = (x: number, y: number, octaves: number): number => {
    let sum = 0;
    let size = 0.55;
    let px = x;
    let py = y;
    for (let i = 0; i < octaves; i++) {
      sum += at(px, py) * size;
      px = px * 2.03 + 17.3;
      py = py * 2.03 + 9.7;
      size *= 0.5;
    }
    return sum;
  };
  return { at, fbm };
}

/** 0 below low, 1 above high, smooth between. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

/** The value held between two limits. */
export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : value > high ? high : value;

/** Length of a vector (much quicker than Math.hypot). */
export const len = (x: number, y: number, z = 0): number => Math.sqrt(x * x + y * y + z * z);
