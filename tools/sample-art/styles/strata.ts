import { adjust, mix, type Rgb } from '../colour';
import type { Job, Painter } from '../job';
import { clamp, makeNoise, smoothstep } from '../noise';
import { byLightness } from '../palettes';
import { blank, type Raster } from '../raster';
import { paper } from '../texture';

interface Layer {
  top: Float32Array;
  tear: Float32Array;
  colour: Rgb;
  second: Rgb;
  grain: number;
}

/** Layer edges over the width, each with its own tear. */
function makeLayers(job: Job, count: number, rise: number, rough: number): Layer[] {
  const { random, width, height, unit } = job;
  const p = job.palette;
  const pool = [...p.colours, p.ground, p.ink];
  const sorted = job.hand.chance(0.3) ? byLightness(pool) : random.shuffle(pool);
  const tilt = job.hand.pick([0, 0, 0.12, -0.18]) * random.range(0.6, 1.2);
  const cuts = Array.from({ length: count }, () => random.range(0.35, 1.8));
  const sum = cuts.reduce((a, b) => a + b, 0);
  const fault = job.hand.chance(0.14) ? { x: width * random.range(0.25, 0.75), drop: height * random.range(0.04, 0.12), lean: random.gauss() * 0.2 } : undefined;
  let at = 0;
  return cuts.map((cut, i): Layer => {
    const noise = makeNoise(random.fork(`layer${i}`));
    const base = at * height;
    at += cut / sum;
    const top = new Float32Array(width);
    const tear = new Float32Array(width);
    for (let x = 0; x < width; x++) {
      const slow = noise.fbm(x / (unit * 420), 0.5, 2) * rise;
      const fast = noise.fbm(x / (unit * 34), 3.5, 4) * rough;
      const slip = fault && x > fault.x + (base - height / 2) * fault.lean ? fault.drop : 0;
      top[x] = i === 0 ? -height : base + slow + fast + (x - width / 2) * tilt + slip;
      tear[x] = rough * (0.55 + 0.75 * noise.fbm(x / (unit * 60), 8.5, 4) + 0.3 * noise.at(x / (unit * 7), 1.5));
    }
    const colour = sorted[i % sorted.length] as Rgb;
    return { top, tear, colour, second: adjust(colour, random.range(-0.07, 0.07), 1, random.range(-12, 12)), grain: random.range(0.4, 1.4) };
  });
}

/** Torn sheets of paper laid one over the other, with white torn edges and a thin shade. */
function torn(job: Job): Raster {
  const { width, height, unit, random } = job;
  const layers = makeLayers(job, job.hand.int(4, 9), unit * 50, unit * 13);
  const noise = makeNoise(random.fork('paper'));
  const core: Rgb = mix(job.palette.ground, [250, 248, 243], 0.75);
  const out = blank(width, height);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      let i = layers.length - 1;
      while (i > 0 && y < ((layers[i] as Layer).top[x] as number) - Math.max(0, (layers[i] as Layer).tear[x] as number)) i--;
      const layer = layers[i] as Layer;
      const next = layers[i + 1];
      const d = y - (layer.top[x] as number);
      const a = i === 0 ? 1 : clamp(d / 1.5 + 0.5);
      const cloud = noise.fbm(x / (unit * 210), y / (unit * 210) + i * 5, 3) * layer.grain * 10;
      const gap = next ? (next.top[x] as number) - Math.max(0, next.tear[x] as number) - y : 999;
      const shadow = gap > 0 && gap < unit * 9 ? (1 - gap / (unit * 9)) * 26 : 0;
      const o = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) out.data[o + c] = (core[c] as number) + ((layer.colour[c] as number) + cloud - (core[c] as number)) * a - shadow;
    }
  }
  return out;
}

/** Many thin beds of rock. */
function geology(job: Job): Raster {
  const { width, height, unit, random } = job;
  const layers = makeLayers(job, job.hand.int(14, 34), unit * 120, unit * 4);
  const shared = makeNoise(random.fork('fold'));
  const fold = Float32Array.from({ length: width }, (_, x) => shared.fbm(x / (unit * 380), 1.7, 2) * unit * 90);
  const bed = (l: Layer, x: number): number => (l.top[0] as number) * 0.75 + (l.top[x] as number) * 0.25;
  const noise = makeNoise(random.fork('rock'));
  const out = blank(width, height);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      const yy = y + (fold[x] as number);
      let i = layers.length - 1;
      while (i > 0 && yy < bed(layers[i] as Layer, x)) i--;
      const layer = layers[i] as Layer;
      const vein = noise.fbm(x / (unit * 90), yy / (unit * 5), 3);
      const speck = noise.at(x / 2.7, y / 2.7) * 10 * layer.grain;
      const k = clamp(0.5 + vein * 1.1);
      const o = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) out.data[o + c] = (layer.colour[c] as number) + ((layer.second[c] as number) - (layer.colour[c] as number)) * k + speck + vein * 14;
    }
  }
  return out;
}

/** Palette-knife layers: thick ridges, scraped colour. */
function knife(job: Job): Raster {
  const { width, height, unit, random } = job;
  const layers = makeLayers(job, job.hand.int(5, 11), unit * 60, unit * 22);
  const noise = makeNoise(random.fork('knife'));
  const value = new Float32Array(width * height);
  const out = blank(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pull = noise.fbm(x / (unit * 300), y / (unit * 26), 4);
      let i = layers.length - 1;
      while (i > 0 && y + pull * unit * 34 < ((layers[i] as Layer).top[x] as number)) i--;
      const layer = layers[i] as Layer;
      const below = layers[Math.max(0, i - 1)] as Layer;
      const d = y + pull * unit * 34 - (layer.top[x] as number);
      const scraped = smoothstep(0.12, 0.42, noise.fbm(x / (unit * 120) + i * 3, y / (unit * 9), 3)) * (1 - smoothstep(0, unit * 130, d)) * (i ? 1 : 0);
      const ridge = Math.exp(-Math.max(0, d) / (unit * 5)) * 0.6;
      const h = pull * 0.9 + ridge + noise.at(x / (unit * 60), y / (unit * 3.2)) * 0.14;
      value[y * width + x] = h;
      const lit = y ? (h - (value[(y - 1) * width + x] as number)) * 130 : 0;
      const k = clamp(0.5 + pull);
      const o = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const own = (layer.colour[c] as number) + ((layer.second[c] as number) - (layer.colour[c] as number)) * k;
        out.data[o + c] = own + ((below.colour[c] as number) - own) * scraped - clamp(lit, -26, 26);
      }
    }
  }
  return out;
}

/** Thin veils, each paler towards its foot: mist between banks. */
function veils(job: Job): Raster {
  const { width, height, unit, random } = job;
  const layers = makeLayers(job, job.hand.int(5, 9), unit * 110, unit * 9);
  const noise = makeNoise(random.fork('veil'));
  const ground = job.palette.ground;
  const out = blank(width, height, ground);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      const o = (y * width + x) * 3;
      const cloud = noise.fbm(x / (unit * 170), y / (unit * 70), 2);
      let r = ground[0] as number;
      let g = ground[1] as number;
      let b = ground[2] as number;
      for (const layer of layers) {
        const d = y - (layer.top[x] as number);
        if (d <= 0) continue;
        const a = clamp(d / 2) * (0.16 + 0.72 * Math.exp(-d / (unit * 190))) * (1 + cloud * 0.4);
        r += (layer.colour[0] - r) * a;
        g += (layer.colour[1] - g) * a;
        b += (layer.colour[2] - b) * a;
      }
      out.data[o] = r;
      out.data[o + 1] = g;
      out.data[o + 2] = b;
    }
  }
  return out;
}

/** Torn horizontal layers. */
export const strata: Painter = async (job) => {
  const kind = job.hand.fork('strata').pick([torn, torn, torn, geology, knife, knife, veils]);
  return paper(kind(job), job.random, 4);
};
