import { clamp } from './noise';
import { Random } from './random';
import type { Raster } from './raster';

const SIZE = 512;
let tile: Float32Array | undefined;

/** A repeating tile of soft speckle, made once. */
function speckle(): Float32Array {
  if (tile) return tile;
  const random = new Random('speckle');
  const raw = Float32Array.from({ length: SIZE * SIZE }, () => random.gauss());
  const out = new Float32Array(SIZE * SIZE);
  const mask = SIZE - 1;
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      let sum = 0;
      for (let j = -1; j <= 1; j++) {
        for (let i = -1; i <= 1; i++) {
          const w = (2 - Math.abs(i)) * (2 - Math.abs(j));
          sum += w * (raw[((y + j) & mask) * SIZE + ((x + i) & mask)] as number);
        }
      }
      out[y * SIZE + x] = sum / 6;
    }
  }
  tile = out;
  return out;
}

/** Speckle at a place and scale; about -1 to 1. */
function look(t: Float32Array, x: number, y: number): number {
  return t[((y & 511) << 9) | (x & 511)] as number;
}

/** Paper: fine tooth and slow unevenness. Works in place. */
export function paper(raster: Raster, random: Random, amount = 5): Raster {
  const t = speckle();
  const ox = random.int(0, 511);
  const oy = random.int(0, 511);
  const { width, height, data } = raster;
  let i = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fine = look(t, x + ox, y + oy);
      const broad = look(t, (x >> 3) + oy, (y >> 2) + ox) * 0.35 + look(t, (x >> 1) + ox, (y >> 1) + ox) * 0.55;
      const v = (fine * 0.5 + broad * 0.8) * amount * 0.75;
      data[i] = (data[i] as number) + v;
      data[i + 1] = (data[i + 1] as number) + v;
      data[i + 2] = (data[i + 2] as number) + v * 0.92;
      i += 3;
    }
  }
  return raster;
}

/** Canvas: a plain weave that catches light. Works in place. */
export function canvas(raster: Raster, random: Random, amount = 6, pitch = 5): Raster {
  const t = speckle();
  const ox = random.int(0, 511);
  const k = (Math.PI * 2) / pitch;
  const { width, height, data } = raster;
  const column = Float32Array.from({ length: width }, (_, x) => Math.sin(x * k + look(t, x, 7) * 0.8));
  let i = 0;
  for (let y = 0; y < height; y++) {
    const row = Math.sin(y * k + look(t, 11, y) * 0.8);
    for (let x = 0; x < width; x++) {
      const weave = (column[x] as number) * row;
      const v = (weave * 0.55 + look(t, x + ox, y) * 0.35 + look(t, (x >> 2) + ox, y) * 0.3) * amount;
      data[i] = (data[i] as number) + v;
      data[i + 1] = (data[i + 1] as number) + v;
      data[i + 2] = (data[i + 2] as number) + v;
      i += 3;
    }
  }
  return raster;
}

/** Film grain, strongest in the middle tones, and a slight fall of light to the corners. In place. */
export function film(raster: Raster, random: Random, amount = 7, vignette = 0.18): Raster {
  const t = speckle();
  const ox = random.int(0, 511);
  const oy = random.int(0, 511);
  const { width, height, data } = raster;
  let i = 0;
  for (let y = 0; y < height; y++) {
    const dy = (y / height - 0.5) * 2;
    for (let x = 0; x < width; x++) {
      const dx = (x / width - 0.5) * 2;
      const g = (data[i + 1] as number) / 255;
      const fall = 1 - vignette * clamp((dx * dx + dy * dy) * 0.5 - 0.15);
      const grain = (look(t, x + ox, y + oy) * 0.6 + look(t, (x >> 1) + oy, (y >> 1) + ox)) * amount * 0.5 * (0.25 + 2.4 * g * (1 - g));
      data[i] = (data[i] as number) * fall + grain;
      data[i + 1] = (data[i + 1] as number) * fall + grain;
      data[i + 2] = (data[i + 2] as number) * fall + grain;
      i += 3;
    }
  }
  return raster;
}

/** Uneven printing ink: little specks of the ground show through. In place. */
export function print(raster: Raster, random: Random, ground: readonly [number, number, number], amount = 0.5): Raster {
  const t = speckle();
  const ox = random.int(0, 511);
  const oy = random.int(0, 511);
  const { width, height, data } = raster;
  let i = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const v = look(t, (x >> 1) + ox, (y >> 1) + oy) * 0.7 + look(t, (x >> 4) + oy, (y >> 4) + ox) * 0.5;
      const hole = clamp((v - 1.62) * 1.6) * amount;
      const wash = look(t, x + ox, y) * 1.6;
      for (let c = 0; c < 3; c++) {
        const a = data[i + c] as number;
        data[i + c] = a + ((ground[c] as number) - a) * hole + wash;
      }
      i += 3;
    }
  }
  return raster;
}
