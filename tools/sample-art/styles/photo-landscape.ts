import { adjust, lightness, mix, ramp, rgb, type Rgb } from '../colour';
import type { Job, Painter } from '../job';
import { len, clamp, makeNoise, smoothstep, type Noise } from '../noise';
import { shade, type Raster } from '../raster';
import { film } from '../texture';
import { kindFor } from './alt-kinds';
import { tinted, viewColours } from './named-scenes';

interface Mood {
  sky: readonly Rgb[];
  far: Rgb;
  near: Rgb;
  sun: Rgb;
}

const mood = (sky: string, far: string, near: string, sun: string): Mood => ({ sky: sky.split(' ').map(rgb), far: rgb(far), near: rgb(near), sun: rgb(sun) });

const moods: readonly Mood[] = [
  mood('#6d8fb0 #a9bccb #f1d9bf', '#b3bcc6', '#22303a', '#fff3d6'),
  mood('#2c3b5e #8a6f8d #f0a06e #ffd9a0', '#a67f85', '#15182a', '#fff0c8'),
  mood('#c9d3d6 #dfe3e1 #eceae3', '#c6cecf', '#39474a', '#ffffff'),
  mood('#0f1c33 #29466b #6f93a8', '#4a6a85', '#0a111d', '#f4f6ee'),
  mood('#d8b48a #ecd2a6 #f7e7c4', '#d9b88e', '#4d3322', '#fffbe8'),
  mood('#5b8a8f #a5c4bd #eadfbe', '#a3bdb4', '#1d3431', '#fff6da'),
  mood('#8c8c8c #c4c4c2 #ebebe8', '#b9b9b8', '#161616', '#ffffff'),
  mood('#3f3f41 #8d8d8d #d9d8d5', '#8f8f8f', '#0b0b0b', '#fdfdfd'),
  mood('#e7b9ae #f3d3c2 #f9ead9', '#ddb3ae', '#4a3a50', '#fffaf0'),
  mood('#7fb4d8 #b9d8e6 #edf3ee', '#a9c6d1', '#2f4a3a', '#ffffff'),
];

/** Tops of hills over the width; trees make a ragged line. */
function skyline(job: Job, noise: Noise, base: number, rise: number, size: number, kind: string): Float32Array {
  const { width, unit, random } = job;
  const k = 1 / (unit * size);
  const ox = random.range(0, 90);
  const top = Float32Array.from({ length: width }, (_, x) => {
    const n = noise.fbm(x * k + ox, 0.5, kind === 'dunes' ? 2 : 5);
    const peak = kind === 'mountains' ? (0.45 - Math.abs(noise.fbm(x * k + ox, 4.5, 5))) * 1.6 : n * 1.5;
    return base - peak * rise;
  });
  if (kind !== 'forest') return top;
  for (let t = 0; t < width / (unit * 7); t++) {
    const x0 = random.range(0, width);
    const tall = unit * random.range(14, 52) * clamp(size / 420, 0.35, 1.3);
    const wide = tall * random.range(0.13, 0.22);
    const foot = top[Math.floor(x0)] as number;
    for (let x = Math.max(0, Math.floor(x0 - wide)); x < Math.min(width, x0 + wide); x++) {
      const d = 1 - Math.abs(x - x0) / wide;
      const y = foot - tall * d * (0.86 + 0.14 * Math.sin(d * 30));
      if (y < (top[x] as number)) top[x] = y;
    }
  }
  return top;
}

function paintView(job: Job, m: Mood, kind: string): Raster {
  const { random, width, height, unit } = job;
  const noise = makeNoise(random);
  const sky = ramp(m.sky, 512);
  const water = kind === 'lake' || kind === 'sea';
  const horizon = height * (kind === 'sea' ? random.range(0.38, 0.68) : random.range(0.5, 0.66));
  const sun = { x: width * random.range(0.18, 0.82), y: horizon - height * random.range(0.04, 0.34), r: unit * random.range(16, 62), on: random.chance(0.72) };
  const form = kind === 'lake' ? random.pick(['forest', 'hills', 'mountains']) : kind;
  const count = kind === 'sea' ? random.int(0, 1) : kind === 'lake' ? random.int(2, 4) : random.int(4, 7);
  const layers = Array.from({ length: count }, (_, i) => {
    const t = count > 1 ? i / (count - 1) : 1;
    const base = water ? horizon - (1 - t) * height * 0.05 : horizon - height * 0.1 + t * (height * 1.02 - horizon) * 0.86;
    const rise = height * (form === 'mountains' ? 0.24 - t * 0.1 : form === 'dunes' ? 0.11 : 0.13) * random.range(0.7, 1.2) * (water ? 0.9 : 1);
    const shade0 = mix(m.far, m.near, water ? 0.25 + t * 0.6 : t ** 1.25);
    return { top: skyline(job, noise, base, rise, form === 'dunes' ? 640 : 300 + t * 380, form), colour: shade0, base, t };
  });
  const mist = random.range(0.3, 0.85);
  const seaDark = mix(m.near, m.sky[1] as Rgb, 0.45);
  const cloudy = random.range(0.05, 0.5);
  const skyAt = (x: number, y: number, out: Float32Array): void => {
    const t = clamp(y / horizon);
    const cloud = smoothstep(0.02, 0.6, noise.fbm(x / (unit * 330), y / (unit * 95) + 30, 4)) * cloudy * (1 - t * 0.5);
    const c = sky[Math.floor(t * 511)] as Rgb;
    const d = len(x - sun.x, y - sun.y);
    const glow = sun.on ? Math.exp(-d / (unit * 210)) * 0.55 + clamp(sun.r - d + 1) * 0.9 : 0;
    for (let k = 0; k < 3; k++) {
      const base = (c[k] as number) + (250 - (c[k] as number)) * cloud * 0.5;
      out[k] = base + ((m.sun[k] as number) - base) * clamp(glow);
    }
  };
  const landAt = (x: number, y: number, out: Float32Array): boolean => {
    for (let i = layers.length - 1; i >= 0; i--) {
      const layer = layers[i] as (typeof layers)[number];
      const top = layer.top[x] as number;
      if (y < top - 0.5) continue;
      const a = clamp(y - top + 0.5);
      if (a < 1) skyAt(x, y, out);
      const depth = (y - top) / (height * 0.2);
      const fog = clamp(mist * depth * (1 - layer.t * 0.85), 0, 0.85);
      const slope = form === 'dunes' || form === 'mountains' ? clamp(((layer.top[Math.min(width - 1, x + 3)] as number) - top) / 6, -1, 1) * 12 * (1 - fog) : 0;
      const rough = noise.fbm(x / (unit * 24), y / (unit * (form === 'dunes' ? 5 : 15)), 3) * 13 * (0.25 + layer.t);
      const haze = m.sky[m.sky.length - 1] as Rgb;
      for (let k = 0; k < 3; k++) {
        const v = (layer.colour[k] as number) + slope + rough;
        const c = v + ((haze[k] as number) - v) * fog;
        out[k] = (out[k] as number) * (1 - a) + c * a;
      }
      return true;
    }
    return false;
  };
  return shade(width, height, (x, y, out) => {
    if (!water || y < horizon) {
      if (!landAt(x, y, out)) skyAt(x, y, out);
      return;
    }
    const depth = (y - horizon) / (height - horizon);
    const ripple = noise.at(x / (unit * (30 + depth * 150)), y / (unit * (1.5 + depth * 9)));
    const sway = ripple * unit * (2 + depth * 34);
    const ry = Math.max(0, Math.min(horizon - 1, horizon - (y - horizon) * 0.92 + sway));
    const rx = Math.max(0, Math.min(width - 1, Math.round(x + sway * 0.5)));
    if (!landAt(rx, ry, out)) skyAt(rx, ry, out);
    const path = sun.on ? Math.exp(-(((x - sun.x) / (unit * (34 + depth * 120))) ** 2)) * smoothstep(-0.1, 0.5, ripple) * 0.5 : 0;
    const darken = 0.12 + depth * (kind === 'sea' ? 0.62 : 0.4) - ripple * 0.12;
    for (let k = 0; k < 3; k++) {
      const c = (out[k] as number) + ((seaDark[k] as number) - (out[k] as number)) * clamp(darken);
      out[k] = c + ((m.sun[k] as number) - c) * path;
    }
  });
}

/** A mood in the colours a text names. */
function inColours(base: Mood, text: string): Mood {
  const { sky, land } = viewColours(text);
  const quiet = (c: Rgb): Rgb => adjust(c, 0, 0.25);
  const low = sky.at(-1);
  const top = sky[0];
  const ramped = base.sky.map((c, i) => (low && top ? tinted(c, i === 0 ? top : low, 0.75) : quiet(c)));
  const earth = land ? adjust(land, 0, 0.7) : low ? adjust(low, -0.1, 0.6) : undefined;
  return {
    sky: ramped,
    far: earth ? tinted(base.far, earth) : quiet(base.far),
    near: earth ? tinted(base.near, earth, 0.7) : quiet(base.near),
    sun: base.sun,
  };
}

/** Hazy hills, water and horizon, on film. */
export const photoLandscape: Painter = async (job) => {
  const hand = job.hand.fork('landscape');
  const chosen = hand.pick(moods);
  const base = job.reading ? inColours(chosen, job.reading.text) : chosen;
  const m: Mood = { ...base, sky: base.sky.map((c) => adjust(c, job.random.range(-0.03, 0.03), 1, job.random.range(-6, 6))) };
  const usual = job.random.pick(hand.pick([['lake', 'forest'], ['sea', 'sea', 'lake'], ['mountains', 'hills'], ['dunes', 'hills'], ['forest', 'hills', 'lake'], ['mountains', 'lake']]));
  const kind = kindFor('landscape', job.alt) ?? usual;
  const view = paintView(job, m, kind);
  return film(view, job.random, lightness(m.near) < 0.15 ? 12 : 8, 0.3);
};
