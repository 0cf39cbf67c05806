import type { Rgb } from './colour';
import { clamp, makeNoise } from './noise';
import type { Random } from './random';
import type { Raster } from './raster';

/** A point of a stroke with the brush's width there. */
export interface Knot {
  x: number;
  y: number;
  w: number;
}

/** How a stroke is laid: 0 wet and even, 1 dry and streaked. */
export interface Stroke {
  knots: readonly Knot[];
  colour: Rgb;
  /** A second colour on some of the bristles. */
  second?: Rgb;
  dry: number;
  opacity: number;
  /** Ink darkens what is under it; paint covers it. */
  ink?: boolean;
}

/** A smooth curve through the knots (Catmull-Rom), at about the given step. */
export function smooth(knots: readonly Knot[], step: number): Knot[] {
  const out: Knot[] = [];
  const at = (i: number): Knot => knots[clamp(i, 0, knots.length - 1)] as Knot;
  for (let i = 0; i < knots.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const n = Math.max(1, Math.ceil(Math.hypot(c.x - b.x, c.y - b.y) / step));
    for (let k = 0; k < n; k++) {
      const t = k / n;
      const f = (p: number, q: number, r: number, s: number): number =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
      out.push({ x: f(a.x, b.x, c.x, d.x), y: f(a.y, b.y, c.y, d.y), w: Math.max(0.5, f(a.w, b.w, c.w, d.w)) });
    }
  }
  out.push(at(knots.length - 1));
  return out;
}

/** Lays one bristly stroke on the picture, in place. */
export function lay(raster: Raster, stroke: Stroke, random: Random): void {
  const { width, height, data } = raster;
  const step = 0.7;
  const line = smooth(stroke.knots, step);
  if (line.length < 3) return;
  const widest = line.reduce((m, k) => Math.max(m, k.w), 1);
  const pad = widest * 0.6 + 3;
  const x0 = Math.max(0, Math.floor(line.reduce((m, k) => Math.min(m, k.x), Infinity) - pad));
  const y0 = Math.max(0, Math.floor(line.reduce((m, k) => Math.min(m, k.y), Infinity) - pad));
  const x1 = Math.min(width, Math.ceil(line.reduce((m, k) => Math.max(m, k.x), -Infinity) + pad));
  const y1 = Math.min(height, Math.ceil(line.reduce((m, k) => Math.max(m, k.y), -Infinity) + pad));
  const w = x1 - x0;
  const h = y1 - y0;
  if (w <= 0 || h <= 0) return;
  const cover = new Float32Array(w * h);
  const blend = new Float32Array(w * h);
  const noise = makeNoise(random);
  const bristles = clamp(widest / 3.2, 8, 90);
  const seed = random.range(0, 100);
  const length = line.length * step;
  for (let i = 0; i < line.length; i++) {
    const k = line[i] as Knot;
    const n = line[Math.min(line.length - 1, i + 3)] as Knot;
    const o = line[Math.max(0, i - 3)] as Knot;
    const tx = n.x - o.x;
    const ty = n.y - o.y;
    const len = Math.hypot(tx, ty) || 1;
    const nx = -ty / len;
    const ny = tx / len;
    const u = i / line.length;
    const along = (u * length) / widest;
    const spent = stroke.dry * (0.12 + 1.05 * u ** 1.4) + (i < 14 || i > line.length - 14 ? 0.1 : 0);
    const half = (k.w / 2) * (1 + noise.at(along * 1.3, seed + 40) * 0.08);
    const count = Math.max(2, Math.ceil((half * 2) / 0.75));
    for (let j = 0; j <= count; j++) {
      const v = (j / count) * 2 - 1;
      const px = Math.round(k.x + nx * v * half) - x0;
      const py = Math.round(k.y + ny * v * half) - y0;
      if (px < 0 || py < 0 || px >= w || py >= h) continue;
      const hair = noise.at(v * bristles * 0.5 + seed, along * 0.42) * 0.7 + noise.at(v * bristles * 0.17, along * 0.2 + seed) * 0.6;
      const end = Math.min(u, 1 - u) * length;
      const ragged = clamp((end - (hair + 0.6) * widest * 0.14) / 3 + 0.5);
      const side = clamp((1 - Math.abs(v)) * half * 0.8 + 0.2);
      const a = clamp(0.5 + (hair + 0.52 - spent * 1.15) * 3.2) * ragged * side;
      const at = py * w + px;
      if (a > (cover[at] as number)) cover[at] = a;
      blend[at] = clamp(0.5 + hair * 1.5);
    }
  }
  const c = stroke.colour;
  const s = stroke.second ?? c;
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      const mid = cover[i] as number;
      const around = ((cover[i - 1] as number) + (cover[i + 1] as number) + (cover[i - w] as number) + (cover[i + w] as number)) / 4;
      const a = (mid * 0.5 + around * 0.5) * stroke.opacity;
      if (a < 0.004) continue;
      const m = blend[i] as number;
      const relief = stroke.second ? (m - (blend[i - w] as number)) * 60 : 0;
      const o = ((y + y0) * width + x + x0) * 3;
      for (let ch = 0; ch < 3; ch++) {
        const under = data[o + ch] as number;
        const paint = (c[ch] as number) + ((s[ch] as number) - (c[ch] as number)) * m + relief;
        const target = stroke.ink ? (under * paint) / 255 : paint;
        data[o + ch] = under + (target - under) * a;
      }
    }
  }
}

/** A soft-edged filled disc with a slightly uneven rim, in place. */
export function dot(raster: Raster, x: number, y: number, r: number, colour: Rgb, random: Random): void {
  const noise = makeNoise(random);
  const { width, height, data } = raster;
  for (let py = Math.max(0, Math.floor(y - r * 1.2)); py < Math.min(height, y + r * 1.2); py++) {
    for (let px = Math.max(0, Math.floor(x - r * 1.2)); px < Math.min(width, x + r * 1.2); px++) {
      const d = Math.hypot(px - x, py - y) + noise.fbm(px / (r * 0.5), py / (r * 0.5), 2) * r * 0.05;
      const a = clamp(r - d + 0.5);
      if (a <= 0) continue;
      const o = (py * width + px) * 3;
      const wash = noise.fbm(px / r, py / r, 3) * 16 - clamp((d - r * 0.9) / (r * 0.1)) * 10;
      for (let c = 0; c < 3; c++) {
        const under = data[o + c] as number;
        data[o + c] = under + ((colour[c] as number) + wash - under) * a;
      }
    }
  }
}

/** A watery wash inside a shape: darker at its rim, uneven inside; multiplies what is below. */
export function wash(
  raster: Raster,
  depth: (x: number, y: number) => number,
  colour: Rgb,
  strength: number,
  random: Random,
): void {
  const noise = makeNoise(random);
  const { width, height, data } = raster;
  const size = Math.sqrt(width * height) / 1000;
  let o = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++, o += 3) {
      const raw = depth(x, y);
      if (raw < -20 * size) continue;
      const cloud = noise.fbm(x / (size * 130), y / (size * 130), 3);
      const d = raw + cloud * 16 * size;
      if (d <= 0) continue;
      const rim = Math.exp(-d / (size * 4)) * 0.3;
      const a = clamp(d / (1.6 * size)) * clamp(strength * (0.72 + cloud * 0.7 + rim), 0, 0.97);
      for (let c = 0; c < 3; c++) {
        const under = data[o + c] as number;
        data[o + c] = under * (1 - a) + ((under * (colour[c] as number)) / 255) * a;
      }
    }
  }
}
