import { dot, lay, type Knot } from '../brush';
import { adjust, type Rgb } from '../colour';
import type { Job, Painter } from '../job';
import { against } from '../palettes';
import { blank, type Raster } from '../raster';
import { canvas } from '../texture';
import { countIn } from './alt-kinds';

function arc(job: Job, x: number, y: number, r: number, wide: number, start: number, sweep: number): Knot[] {
  const bend = job.random.range(-0.05, 0.05);
  const parts = Math.max(8, Math.ceil(Math.abs(sweep) * 4));
  return Array.from({ length: parts + 1 }, (_, i): Knot => {
    const t = i / parts;
    const a = start + sweep * t;
    const k = r * (1 + bend * Math.sin(a * 2) + 0.02 * Math.sin(t * 9));
    return { x: x + Math.cos(a) * k, y: y + Math.sin(a) * k, w: wide * (1 - 0.12 * t) };
  });
}

let count = 0;
function sweepRing(job: Job, sheet: Raster, x: number, y: number, r: number, wide: number, colour: Rgb, dry: number): void {
  const { random } = job;
  const second = adjust(colour, random.range(-0.1, 0.13), 1, random.range(-14, 14));
  const knots = arc(job, x, y, r, wide, random.range(0, 6.3), random.range(5.6, 6.7) * random.pick([-1, 1]));
  lay(sheet, { knots, colour, second, dry, opacity: 0.97 }, random.fork(`ring${count++}`));
}

/** One huge ring or two, cut by the frame. */
function monumental(job: Job, sheet: Raster, colours: Rgb[]): void {
  const { random, width, height } = job;
  const side = Math.min(width, height);
  const usual = Math.max(random.int(1, 3), job.palette.named?.length ?? 0);
  const many = countIn(job.alt) ?? usual;
  for (let i = 0; i < many; i++) {
    const r = side * random.range(0.24, 0.46);
    sweepRing(job, sheet, width * random.range(0.3, 0.7), height * random.range(0.28, 0.72), r, side * random.range(0.12, 0.3), colours[i % colours.length] as Rgb, random.range(0.3, 0.8));
  }
}

/** Rings within rings: a target painted by hand. */
function target(job: Job, sheet: Raster, colours: Rgb[]): void {
  const { random, width, height } = job;
  const side = Math.min(width, height);
  const rings = random.int(3, 6);
  const outer = side * random.range(0.42, 0.55);
  const x = width * random.range(0.42, 0.58);
  const y = height * random.range(0.42, 0.58);
  for (let i = 0; i < rings; i++) {
    const r = outer * (1 - i / rings);
    sweepRing(job, sheet, x, y, r - outer / rings / 2, (outer / rings) * random.range(0.72, 0.98), colours[i % colours.length] as Rgb, random.range(0.2, 0.75));
  }
  dot(sheet, x, y, (outer / rings) * 0.24, colours[rings % colours.length] as Rgb, random.fork('eye'));
}

/** A grid of rings, each of another colour. */
function rows(job: Job, sheet: Raster, colours: Rgb[]): void {
  const { random, width, height, unit } = job;
  const across = job.hand.int(2, 5);
  const cell = width / (across + 0.4);
  const down = Math.max(1, Math.round(height / cell - 0.3));
  const solid = job.hand.chance(0.35);
  const top = (height - down * cell) / 2;
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      if (random.chance(0.06)) continue;
      const x = width / 2 + (i - (across - 1) / 2) * cell + random.gauss() * unit * 5;
      const y = top + (j + 0.5) * cell + random.gauss() * unit * 5;
      const wide = cell * (solid ? 0.46 : random.range(0.14, 0.3));
      const r = solid ? cell * 0.22 : cell * random.range(0.28, 0.34);
      sweepRing(job, sheet, x, y, r, wide, random.pick(colours), random.range(0.15, 0.8));
    }
  }
}

/** Many sizes of rings scattered, large ones first. */
function drift(job: Job, sheet: Raster, colours: Rgb[]): void {
  const { random, width, height, unit } = job;
  const sizes = Array.from({ length: random.int(9, 18) }, () => unit * 40 + unit * 260 * random.next() ** 2.2).sort((a, b) => b - a);
  for (const r of sizes) {
    sweepRing(job, sheet, width * random.range(0.04, 0.96), height * random.range(0.04, 0.96), r, r * random.range(0.3, 0.72), random.pick(colours), random.range(0.2, 0.85));
  }
}

/** Half circles in rows, like roof tiles or waves. */
function scales(job: Job, sheet: Raster, colours: Rgb[]): void {
  const { random, width, unit, height } = job;
  const r = unit * job.hand.range(95, 190);
  const up = job.hand.chance(0.5);
  let row = 0;
  for (let y = up ? -r * 0.3 : 0; y < height + r; y += r * 0.72) {
    for (let x = row % 2 ? 0 : r; x < width + r; x += r * 2.02) {
      const colour = random.pick(colours);
      for (let k = 0; k < 3; k++) {
        const knots = arc(job, x, y, r * (0.84 - k * 0.3), r * 0.26, up ? Math.PI : 0, Math.PI);
        lay(sheet, { knots, colour: k === 1 ? random.pick(colours) : colour, second: adjust(colour, 0.08), dry: random.range(0.2, 0.7), opacity: 0.97 }, random.fork(`${row}/${x}/${k}`));
      }
    }
    row++;
  }
}

/** Broad circular brush marks. */
export const brushCircles: Painter = async (job) => {
  count = 0;
  const hand = job.hand.fork('brush-circles');
  const ground = hand.chance(0.75) || job.reading ? job.palette.ground : job.random.pick(job.palette.colours);
  const sheet = blank(job.width, job.height, ground);
  const scrub = job.random.fork('scrub');
  for (let i = 0; i < 5; i++) {
    const y = (job.height * (i + 0.5)) / 5;
    const knots = [-0.1, 0.35, 0.7, 1.1].map((t): Knot => ({ x: job.width * t, y: y + scrub.gauss() * job.unit * 20, w: job.height / 4.2 }));
    lay(sheet, { knots, colour: adjust(ground, 0.008), second: adjust(ground, -0.01), dry: 0.4, opacity: 0.6 }, scrub.fork(`${i}`));
  }
  const usual = job.random.shuffle(against([...job.palette.colours, job.palette.ink], ground));
  const colours = job.palette.named ? [...job.palette.named] : usual;
  const usualKind = hand.pick([monumental, target, rows, rows, drift, scales]);
  const few = countIn(job.alt) !== undefined;
  const kind = few ? monumental : /concentric|centre/i.test(job.alt ?? '') ? target : /half-circles/i.test(job.alt ?? '') ? scales : usualKind;
  kind(job, sheet, colours);
  return canvas(sheet, job.random, 5);
};
