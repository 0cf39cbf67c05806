import { adjust, mix, ramp, type Rgb } from '../colour';
import type { Job, Painter } from '../job';
import { clamp, makeNoise } from '../noise';
import { byLightness } from '../palettes';
import { blank, type Raster } from '../raster';
import { canvas, paper } from '../texture';

/** Fills a rectangle with one colour; a little light on the upper left if it is a tile. */
function tile(sheet: Raster, x: number, y: number, w: number, h: number, c: Rgb, relief = 0): void {
  const x0 = Math.max(0, Math.round(x));
  const y0 = Math.max(0, Math.round(y));
  const x1 = Math.min(sheet.width, Math.round(x + w));
  const y1 = Math.min(sheet.height, Math.round(y + h));
  for (let py = y0; py < y1; py++) {
    let o = (py * sheet.width + x0) * 3;
    for (let px = x0; px < x1; px++, o += 3) {
      const lit = relief ? (px - x0 < 2 || py - y0 < 2 ? relief : px > x1 - 3 || py > y1 - 3 ? -relief : 0) : 0;
      sheet.data[o] = c[0] + lit;
      sheet.data[o + 1] = c[1] + lit;
      sheet.data[o + 2] = c[2] + lit;
    }
  }
}

/** The size of cells that fill the sheet exactly. */
function grid(job: Job, size: number): { n: number; m: number; w: number; h: number } {
  const n = Math.max(2, Math.round(job.width / size));
  const m = Math.max(2, Math.round(job.height / size));
  return { n, m, w: job.width / n, h: job.height / m };
}

/** A colour chart: every square its own colour, no order. */
function chart(job: Job, sheet: Raster): void {
  const { random, unit } = job;
  const g = grid(job, unit * job.hand.pick([36, 54, 80, 120]));
  const gap = unit * job.hand.pick([0, 0, 6, 10]);
  const p = job.palette;
  const all = [...p.colours, ...p.colours, p.ground, p.ink];
  for (let j = 0; j < g.m; j++)
    for (let i = 0; i < g.n; i++) {
      const c = adjust(mix(random.pick(all), random.pick(all), random.next() ** 2), random.gauss() * 0.03);
      tile(sheet, i * g.w + gap / 2, j * g.h + gap / 2, g.w - gap, g.h - gap, c);
    }
}

/** A view (hills, sea, sun) seen through a coarse grid. */
function view(job: Job, sheet: Raster): void {
  const { random, unit } = job;
  const g = grid(job, unit * job.hand.range(17, 40));
  const p = job.palette;
  const sky = ramp(byLightness([p.ground, ...p.colours.slice(0, 2)]).reverse(), 64);
  const land = byLightness([...p.colours.slice(2), p.ink]);
  const noise = makeNoise(random);
  const horizon = random.range(0.42, 0.68);
  const sun = { x: random.range(0.2, 0.8), y: horizon - random.range(0.08, 0.28), r: random.range(0.06, 0.14) };
  const ranges = random.int(3, 6);
  const bright = byLightness([...p.colours, p.ground]).slice(-2)[0] as Rgb;
  for (let j = 0; j < g.m; j++)
    for (let i = 0; i < g.n; i++) {
      const u = (i + 0.5) / g.n;
      const v = (j + 0.5) / g.m;
      let c = sky[Math.floor(clamp(v / horizon) * 63)] as Rgb;
      if (Math.hypot(u - sun.x, ((v - sun.y) * job.height) / job.width) < sun.r) c = bright;
      for (let r = 0; r < ranges; r++) {
        const top = horizon - 0.1 + (r * (1.02 - horizon)) / ranges - noise.fbm(u * 2.2 + r * 9, r * 3.3, 3) * 0.2;
        if (v > top) c = mix(land[(ranges - r) % land.length] as Rgb, p.ink, (r / ranges) * 0.5);
      }
      tile(sheet, i * g.w, j * g.h, g.w + 1, g.h + 1, adjust(c, random.gauss() * 0.022));
    }
}

/** Squares split and split again. */
function split(job: Job, sheet: Raster): void {
  const { random, unit } = job;
  const p = job.palette;
  const rule = unit * job.hand.pick([0, 7, 13]);
  const colours = [p.ground, p.ground, ...p.colours];
  const square = job.hand.chance(0.5);
  const cut = (x: number, y: number, w: number, h: number, depth: number): void => {
    const small = Math.min(w, h) < unit * 46;
    if (depth === 0 || small || (depth < 4 && random.chance(0.24))) {
      tile(sheet, x, y, w + 1, h + 1, p.ink);
      tile(sheet, x + rule / 2, y + rule / 2, w - rule + (rule ? 0 : 1), h - rule + (rule ? 0 : 1), random.pick(colours));
      if (random.chance(0.2)) tile(sheet, x + w * 0.3, y + h * 0.3, w * 0.4, h * 0.4, random.pick(colours));
      return;
    }
    const t = square ? 0.5 : random.pick([0.33, 0.5, 0.62]);
    if (w > h) {
      cut(x, y, w * t, h, depth - 1);
      cut(x + w * t, y, w * (1 - t), h, depth - 1);
    } else {
      cut(x, y, w, h * t, depth - 1);
      cut(x, y + h * t, w, h * (1 - t), depth - 1);
    }
  };
  cut(0, 0, job.width, job.height, job.hand.int(6, 9));
}

/** Smalti: little uneven tiles with grout, in drifts of colour. */
function smalti(job: Job, sheet: Raster): void {
  const { random, unit } = job;
  const p = job.palette;
  const g = grid(job, unit * job.hand.range(17, 30));
  const noise = makeNoise(random);
  const table = ramp(random.shuffle([...p.colours, p.ground]), 128);
  const k = random.range(0.02, 0.06);
  const rings = job.hand.chance(0.5);
  const cx = g.n * random.range(0.2, 0.8);
  const cy = g.m * random.range(0.2, 0.8);
  const swirl = random.range(0.05, 0.13);
  for (let j = 0; j < g.m; j++)
    for (let i = 0; i < g.n; i++) {
      const f = noise.fbm(i * k, j * k, 3);
      const v = rings ? 0.5 + 0.5 * Math.sin(Math.hypot(i - cx, j - cy) * swirl * 3 + f * 4) : 0.5 + f * 0.8;
      const c = table[Math.floor(clamp(v + random.gauss() * 0.05) * 127)] as Rgb;
      const gap = unit * random.range(1.6, 3.4);
      tile(sheet, i * g.w + gap / 2 + random.gauss() * 0.6, j * g.h + gap / 2 + random.gauss() * 0.6, g.w - gap, g.h - gap, adjust(c, random.gauss() * 0.035), 9);
    }
}

/** Squares within squares in a grid; each cell its own chord of colours. */
function chords(job: Job, sheet: Raster): void {
  const { random, unit } = job;
  const g = grid(job, unit * job.hand.pick([110, 150, 210, 300]));
  const p = job.palette;
  const all = [...p.colours, p.ground, p.ink];
  const steps = job.hand.int(2, 4);
  for (let j = 0; j < g.m; j++)
    for (let i = 0; i < g.n; i++) {
      const set = random.shuffle(all);
      const dx = random.pick([0.3, 0.5, 0.7]);
      const dy = random.pick([0.3, 0.5, 0.7]);
      for (let s = 0; s < steps; s++) {
        const t = s / steps;
        tile(sheet, i * g.w + g.w * t * dx, j * g.h + g.h * t * dy, g.w * (1 - t) + (s ? 0 : 1), g.h * (1 - t) + (s ? 0 : 1), set[s % set.length] as Rgb);
      }
    }
}

/** A mosaic of one tone that thins out: squares grow and shrink like a screen. */
function screenTone(job: Job, sheet: Raster): void {
  const { random, unit } = job;
  const p = job.palette;
  const g = grid(job, unit * job.hand.range(22, 44));
  const noise = makeNoise(random);
  const k = random.range(0.03, 0.08);
  const colours = random.shuffle([...p.colours, p.ink]).slice(0, 3);
  for (let j = 0; j < g.m; j++)
    for (let i = 0; i < g.n; i++) {
      const s = clamp(0.5 + noise.fbm(i * k, j * k, 2) * 0.95, 0.06, 1) * 0.98;
      const which = Math.floor(clamp(0.5 + noise.at(i * k * 0.7 + 40, j * k * 0.7) * 0.9) * 2.99);
      tile(sheet, i * g.w + (g.w * (1 - s)) / 2, j * g.h + (g.h * (1 - s)) / 2, g.w * s, g.h * s, colours[which] as Rgb);
    }
}

/** Mosaics of squares. */
export const gridPixels: Painter = async (job) => {
  const hand = job.hand.fork('grid-pixels');
  const kind = hand.pick([chart, view, view, split, smalti, smalti, chords, screenTone]);
  const ground = kind === smalti ? adjust(job.palette.ink, 0.12, 0.5) : job.palette.ground;
  const sheet = blank(job.width, job.height, ground);
  kind(job, sheet);
  return hand.chance(0.5) ? canvas(sheet, job.random, 3.5) : paper(sheet, job.random, 3);
};
