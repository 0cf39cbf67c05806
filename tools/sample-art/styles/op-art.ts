import { mix, type Rgb } from '../colour';
import type { Job, Painter } from '../job';
import { len, clamp, makeNoise } from '../noise';
import { byLightness, onGround, against } from '../palettes';
import { blank, type Raster } from '../raster';
import { paper } from '../texture';
import { kindFor } from './alt-kinds';

type Phase = (x: number, y: number) => number;

/** Colours by whole steps of the phase, with edges one pixel soft. */
function stripes(job: Job, phase: Phase, colours: readonly Rgb[]): Raster {
  const gap = (d: number): number => {
    const a = Math.abs(d);
    return a > 6 ? Math.abs(a - Math.round(a / 12) * 12) : a;
  };
  const { width, height } = job;
  const values = new Float32Array((width + 1) * (height + 1));
  for (let y = 0, i = 0; y <= height; y++) for (let x = 0; x <= width; x++) values[i++] = phase(x, y);
  const out = blank(width, height);
  const n = colours.length;
  const mean = [0, 1, 2].map((c) => colours.reduce((s, k) => s + (k[c] as number), 0) / n);
  let o = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * (width + 1) + x;
      const v = values[i] as number;
      const slope = gap((values[i + 1] as number) - v) + gap((values[i + width + 1] as number) - v) + 1e-6;
      const f = Math.floor(v);
      const a = clamp((v - f) / slope);
      const now = colours[((f % n) + n) % n] as Rgb;
      const was = colours[(((f - 1) % n) + n) % n] as Rgb;
      const lost = clamp(slope - 0.75);
      for (let c = 0; c < 3; c++) {
        const sharp = (was[c] as number) + ((now[c] as number) - (was[c] as number)) * a;
        out.data[o++] = sharp + ((mean[c] as number) - sharp) * lost;
      }
    }
  }
  return out;
}

/** Rings round an eye, pulled out of shape. */
function rings(job: Job): Phase {
  const { random, unit, width, height } = job;
  const noise = makeNoise(random);
  const cx = width * random.range(0.25, 0.75);
  const cy = height * random.range(0.25, 0.75);
  const pitch = unit * job.hand.range(15, 42);
  const pull = random.range(0.25, 1.1);
  const size = unit * random.range(260, 620);
  const squash = random.range(0.7, 1.4);
  return (x, y) => {
    const d = len((x - cx) * squash, y - cy);
    return (d + noise.fbm(x / size, y / size, 2) * unit * 260 * pull) / pitch + 100;
  };
}

/** Upright stripes that swell and bend. */
function waves(job: Job): Phase {
  const { random, unit, width, height } = job;
  const pitch = unit * job.hand.range(14, 34);
  const upright = job.hand.chance(0.5);
  const length = upright ? height : width;
  const terms = Array.from({ length: random.int(2, 3) }, () => ({
    f: (random.int(1, 4) * Math.PI) / length, p: random.range(0, 6.3), a: unit * random.range(14, 62), k: random.range(-0.004, 0.004) / unit,
  }));
  const squeeze = random.range(0.15, 0.5);
  const across = upright ? width : height;
  const waist = random.range(0.2, 0.8);
  return (x, y) => {
    const u = upright ? x : y;
    const v = upright ? y : x;
    let s = u + squeeze * across * 0.28 * Math.sin((u / across - waist) * Math.PI * 2);
    for (const t of terms) s += Math.sin(v * t.f + t.p + u * t.k) * t.a;
    return s / pitch + 200;
  };
}

/** A spiral of stripes with several arms. */
function spiral(job: Job): Phase {
  const { random, unit, width, height } = job;
  const cx = width * random.range(0.35, 0.65);
  const cy = height * random.range(0.35, 0.65);
  const arms = random.int(1, 4) * 12;
  const twist = random.range(1.5, 7) * random.pick([-1, 1]);
  const wave = random.range(0, 0.9);
  const freq = random.range(1, 3.5);
  return (x, y) => {
    const d = len(x - cx, y - cy) / (unit * 500);
    return (Math.atan2(y - cy, x - cx) / (Math.PI * 2)) * arms + Math.log(d + 0.03) * twist + Math.sin(d * freq * 4) * wave + 300;
  };
}

/** Bulge: pushes a flat pattern out like a lens. */
function lens(job: Job): (x: number, y: number) => [number, number] {
  const { random, width, height } = job;
  const bumps = Array.from({ length: random.int(1, 4) }, () => ({
    x: width * random.range(0.15, 0.85), y: height * random.range(0.15, 0.85),
    r: Math.min(width, height) * random.range(0.26, 0.52), k: random.range(0.45, 0.8) * random.pick([1, 1, -0.6]),
  }));
  return (x, y) => {
    let px = x;
    let py = y;
    for (const b of bumps) {
      const dx = x - b.x;
      const dy = y - b.y;
      const d = len(dx, dy) / b.r;
      if (d >= 1) continue;
      const push = -b.k * (1 - d) ** 1.3;
      px += dx * push;
      py += dy * push;
    }
    return [px, py];
  };
}

/** Chequers or dots seen through lenses; colours step across the sheet. */
function bulge(job: Job): Raster {
  const { random, unit, width, height } = job;
  const warp = lens(job);
  const cell = unit * job.hand.range(34, 66);
  const dots = job.hand.chance(0.45);
  const p = job.palette;
  const steps = byLightness(against(p.colours, p.ground));
  const a = p.ground;
  const from = steps[0] as Rgb;
  const to = steps[steps.length - 1] as Rgb;
  const tilt = random.range(0, Math.PI);
  const table = Array.from({ length: 64 }, (_, i) => mix(from, to, i / 63));
  const out = blank(width, height);
  let o = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let on = 0;
      let shadeAt = 0;
      for (let s = 0; s < 4; s++) {
        const [px, py] = warp(x + (s & 1) * 0.5, y + (s >> 1) * 0.5);
        const i = Math.floor(px / cell);
        const j = Math.floor(py / cell);
        if (dots) {
          const r = 0.3 + 0.16 * Math.sin(i * 0.55 + j * 0.35);
          const fx = px / cell - i - 0.5;
          const fy = py / cell - j - 0.5;
          on += fx * fx + fy * fy < r * r ? 1 : 0;
        } else on += (i + j) & 1;
        shadeAt = i * Math.cos(tilt) + j * Math.sin(tilt);
      }
      const c = table[Math.floor(Math.abs(Math.sin(shadeAt * 0.22)) * 63)] as Rgb;
      const k = on / 4;
      for (let ch = 0; ch < 3; ch++) out.data[o++] = (a[ch] as number) + ((c[ch] as number) - (a[ch] as number)) * k;
    }
  }
  return out;
}

/** Two gratings laid over each other. */
function moire(job: Job): Raster {
  const { random, unit, width, height } = job;
  const p = job.palette;
  const spot = (): readonly [number, number] => [width * random.range(0, 1), height * random.range(0, 1)];
  const first = spot();
  const second = spot();
  const pitch = unit * job.hand.range(13, 24);
  const [c1, c2] = random.shuffle(against(p.colours, p.ground));
  const one = stripes(job, (x, y) => len(x - first[0], y - first[1]) / pitch, [p.ground, c1 as Rgb]);
  const bend = random.range(1.02, 1.25);
  const two = stripes(job, (x, y) => len((x - second[0]) * bend, y - second[1]) / pitch, [[255, 255, 255], c2 as Rgb]);
  for (let i = 0; i < one.data.length; i++) one.data[i] = ((one.data[i] as number) * (two.data[i] as number)) / 255;
  return one;
}

/** Nested squares or lozenges in a grid, each with its own depth. */
function boxes(job: Job): Phase {
  const { random, unit } = job;
  const cell = unit * job.hand.range(150, 330);
  const turn = job.hand.pick([0, Math.PI / 4]);
  const noise = makeNoise(random);
  const pitch = cell / random.pick([10, 14, 18]);
  const round = job.hand.chance(0.4);
  return (x, y) => {
    const u = x * Math.cos(turn) + y * Math.sin(turn);
    const v = y * Math.cos(turn) - x * Math.sin(turn);
    const i = Math.floor(u / cell);
    const j = Math.floor(v / cell);
    const ox = noise.at(i * 0.37 + 0.5, j * 0.41) * cell * 0.3;
    const oy = noise.at(i * 0.33, j * 0.29 + 7.5) * cell * 0.3;
    const fx = u - (i + 0.5) * cell;
    const fy = v - (j + 0.5) * cell;
    const edge = Math.max(Math.abs(fx), Math.abs(fy)) / (cell / 2);
    const sx = fx - ox * (1 - edge);
    const sy = fy - oy * (1 - edge);
    const d = round ? len(sx, sy) : Math.max(Math.abs(sx), Math.abs(sy));
    return d / pitch + 40 + ((i + j) & 1);
  };
}

/** Distorted rings, stripes and chequers. */
export const opArt: Painter = async (job) => {
  const hand = job.hand.fork('op-art');
  const tone = hand.chance(0.7) ? 'light' : 'dark';
  const p = job.reading ? job.palette : onGround(job.palette, tone);
  const set = job.random.shuffle(against(p.colours, p.ground, 0.2));
  const two: Rgb[] = [p.ground, byLightness(set)[0] as Rgb];
  const four: Rgb[] = [p.ground, set[0] as Rgb, p.ground, set[1] as Rgb];
  const colours = hand.pick([two, four, four, [...two, set[0] as Rgb]]);
  const usual = hand.pick(['rings', 'rings', 'waves', 'waves', 'spiral', 'bulge', 'bulge', 'moire', 'boxes']);
  const kind = kindFor('opArt', job.alt) ?? usual;
  const phases: Record<string, (job: Job) => Phase> = { rings, waves, spiral, boxes };
  const make = phases[kind];
  const raster = make ? stripes(job, make(job), colours) : kind === 'moire' ? moire({ ...job, palette: p }) : bulge({ ...job, palette: p });
  return paper(raster, job.random, 2.4);
};
