import { dot, lay, wash, type Knot } from '../brush';
import { adjust, lightness, type Rgb } from '../colour';
import { isGrey, type Reading } from '../colour-words';
import type { Job, Painter } from '../job';
import { makeNoise } from '../noise';
import { loudest } from '../palettes';
import { blank, type Raster } from '../raster';
import { paper } from '../texture';

const papers: readonly Rgb[] = [[246, 244, 237], [241, 236, 224], [236, 232, 226], [247, 246, 243], [229, 219, 199]];
const inks: readonly Rgb[] = [[22, 21, 24], [30, 30, 36], [34, 27, 25], [24, 31, 48], [20, 24, 22]];

/** A wandering line of knots with swelling width. */
function wander(job: Job, x: number, y: number, turn: number, length: number, wide: number): Knot[] {
  const { random } = job;
  const parts = random.int(4, 7);
  let angle = turn;
  return Array.from({ length: parts }, (_, i): Knot => {
    const knot = { x, y, w: wide * (0.45 + 0.75 * Math.sin((i / (parts - 1)) * Math.PI * 0.9 + 0.4)) * random.range(0.7, 1.2) };
    angle += random.gauss() * 0.75;
    x += (Math.cos(angle) * length) / parts;
    y += (Math.sin(angle) * length) / parts;
    return knot;
  });
}

/** Fine drops thrown off a brush. */
function spatter(job: Job, sheet: Raster, ink: Rgb, x: number, y: number, reach: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const a = job.random.range(0, 6.3);
    const d = reach * Math.abs(job.random.gauss());
    const r = job.unit * job.random.range(1, 3) * (job.random.chance(0.12) ? 3 : 1);
    dot(sheet, x + Math.cos(a) * d, y + Math.sin(a) * d, r, ink, job.random.fork(`drop${i}`));
  }
}

/** A few large gestures. */
function gestures(job: Job, sheet: Raster, ink: Rgb): void {
  const { random, width, height, unit } = job;
  const count = job.hand.int(2, 6);
  for (let i = 0; i < count; i++) {
    const wide = unit * random.range(50, 150) * (count < 4 ? 1.25 : 0.85);
    const knots = wander(job, width * random.range(0.1, 0.55), height * random.range(0.14, 0.86), random.gauss() * 0.8, unit * random.range(450, 950), wide);
    lay(sheet, { knots, colour: random.chance(0.25) ? adjust(ink, 0.3) : ink, dry: random.range(0.25, 0.95), opacity: random.range(0.86, 0.98), ink: true }, random.fork(`s${i}`));
    if (random.chance(0.5)) spatter(job, sheet, ink, (knots[2] as Knot).x, (knots[2] as Knot).y, wide, random.int(6, 22));
  }
}

/** One open circle in one breath. */
function circle(job: Job, sheet: Raster, ink: Rgb): void {
  const { random, width, height } = job;
  const side = Math.min(width, height);
  const r = side * random.range(0.27, 0.36);
  const start = random.range(0, 6.3);
  const sweep = random.range(5.3, 6.5) * random.pick([-1, 1]);
  const wide = side * random.range(0.07, 0.17);
  const cx = width * random.range(0.46, 0.54);
  const cy = height * random.range(0.45, 0.55);
  const knots = Array.from({ length: 26 }, (_, i): Knot => {
    const t = i / 25;
    const k = r * (1 + 0.05 * Math.sin(t * 5 + start));
    return { x: cx + Math.cos(start + sweep * t) * k, y: cy + Math.sin(start + sweep * t) * k, w: wide * (1.15 - 0.55 * t) };
  });
  lay(sheet, { knots, colour: ink, dry: random.range(0.55, 0.9), opacity: 0.97, ink: true }, random.fork('ring'));
  spatter(job, sheet, ink, (knots[0] as Knot).x, (knots[0] as Knot).y, wide, 18);
}

/** Hills in washes, one behind the other. */
function hills(job: Job, sheet: Raster, ink: Rgb): void {
  const { random, width, height, unit } = job;
  const count = random.int(3, 5);
  for (let i = 0; i < count; i++) {
    const noise = makeNoise(random.fork(`hill${i}`));
    const base = height * (0.3 + (0.5 * i) / count + random.range(-0.05, 0.05));
    const depth = height * random.range(0.14, 0.3);
    const rise = height * random.range(0.1, 0.22);
    const top = Float32Array.from({ length: width }, (_, x) => base - noise.fbm(x / (unit * 260), 2, 5) * rise);
    wash(sheet, (x, y) => {
      const d = y - (top[x] as number);
      return d > depth ? (depth * 1.5 - d) * 2 : d;
    }, adjust(ink, 0.35 - i * 0.08), 0.34 + i * 0.13, random.fork(`wash${i}`));
  }
  for (let i = 0; i < (random.chance(0.3) ? 2 : 0); i++) {
    lay(sheet, { knots: wander(job, width * random.range(0.1, 0.7), height * random.range(0.6, 0.9), random.gauss() * 0.25, unit * 380, unit * 26), colour: ink, dry: 0.8, opacity: 0.9, ink: true }, random.fork(`b${i}`));
  }
}

/** Rows of short marks, like a script nobody reads. */
function script(job: Job, sheet: Raster, ink: Rgb): void {
  const { random, width, height, unit } = job;
  const size = unit * job.hand.range(70, 170);
  const upright = job.hand.chance(0.5);
  const margin = unit * 110;
  for (let y = margin; y < height - margin * 0.8; y += size * 1.12) {
    for (let x = margin; x < width - margin * 0.8; x += size * (upright ? 0.9 : 1.05)) {
      if (random.chance(0.12)) continue;
      const marks = random.int(1, 3);
      for (let m = 0; m < marks; m++) {
        const angle = (upright ? 1.57 : 0) + random.pick([0, 0.5, -0.5, 1.57]) + random.gauss() * 0.2;
        const len = size * random.range(0.4, 0.85);
        const px = x + random.gauss() * size * 0.14;
        const py = y + random.gauss() * size * 0.14;
        const knots = [-0.5, -0.1, 0.25, 0.5].map((t): Knot => ({
          x: px + Math.cos(angle) * len * t + random.gauss() * size * 0.05,
          y: py + Math.sin(angle) * len * t + random.gauss() * size * 0.05,
          w: size * random.range(0.08, 0.2),
        }));
        lay(sheet, { knots, colour: ink, dry: random.range(0.1, 0.9), opacity: random.range(0.75, 1), ink: true }, random.fork(`${x}${y}${m}`));
      }
    }
  }
}

/** Upright stems with knots and thin side strokes, like reeds. */
function reeds(job: Job, sheet: Raster, ink: Rgb): void {
  const { random, width, height, unit } = job;
  const stems = random.int(3, 8);
  for (let i = 0; i < stems; i++) {
    const x = width * (0.12 + (0.76 * (i + random.range(0, 0.8))) / stems);
    const lean = random.gauss() * 0.05;
    const wide = unit * random.range(12, 46);
    const pale = adjust(ink, random.range(0, 0.38));
    const top = random.range(-0.05, 0.3) * height;
    const joints = random.int(3, 5);
    for (let j = 0; j < joints; j++) {
      const y1 = height * 1.02 - ((height * 1.02 - top) * j) / joints;
      const y2 = height * 1.02 - ((height * 1.02 - top) * (j + 0.95)) / joints;
      const knots = [0, 0.3, 0.7, 1].map((t): Knot => {
        const y = y1 + (y2 - y1) * t;
        return { x: x + (height - y) * lean + random.gauss() * 2, y, w: wide * (t === 0 || t === 1 ? 1.15 : 0.9) };
      });
      lay(sheet, { knots, colour: pale, dry: random.range(0.2, 0.75), opacity: 0.93, ink: true }, random.fork(`stem${i}${j}`));
      for (let l = 0; l < random.int(0, 4); l++) {
        const a = random.pick([-0.5, 3.6]) + random.gauss() * 0.4 + 0.6;
        const len = unit * random.range(60, 190);
        const leaf = [0, 0.4, 0.75, 1].map((t): Knot => ({ x: x + (height - y2) * lean + Math.cos(a) * len * t, y: y2 + Math.sin(a) * len * t + t * t * len * 0.2, w: unit * 26 * Math.sin(Math.PI * (0.15 + t * 0.84)) + 1 }));
        lay(sheet, { knots: leaf, colour: pale, dry: 0.25, opacity: 0.9, ink: true }, random.fork(`leaf${i}${j}${l}`));
      }
    }
  }
}

/** The paper: the named one when it is pale, else as chosen. */
function paperOf({ reading }: Job, chosen: Rgb): Rgb {
  return reading?.ground && lightness(reading.ground) > 0.7 ? reading.ground : chosen;
}

/** The colour of the dot and, unless black, of the strokes. */
function dotColours({ figure }: Reading): { dot?: Rgb; stroke?: Rgb } {
  const dot = figure.filter((c) => !isGrey(c)).at(-1);
  const stroke = figure.find((c) => isGrey(c) && lightness(c) > 0.3 && lightness(c) < 0.8);
  return { ...(dot ? { dot } : {}), ...(stroke ? { stroke } : {}) };
}

/** Loose black strokes on paper, with one coloured dot. */
export const ink: Painter = async (job) => {
  const { random, width, height, unit } = job;
  const hand = job.hand.fork('ink');
  const sheet = blank(width, height, paperOf(job, hand.pick(papers)));
  const dark = hand.pick(inks);
  const named = job.reading ? dotColours(job.reading) : undefined;
  const black = named?.stroke ?? dark;
  const kind = hand.pick([gestures, gestures, circle, hills, script, reeds]);
  const behind = kind === hills || kind === reeds;
  const x = width * random.pick([random.range(0.16, 0.34), random.range(0.66, 0.84)]);
  const y = height * random.range(0.14, behind ? 0.34 : 0.8);
  const place = (): void => dot(sheet, x, y, unit * random.range(24, 62), named?.dot ?? loudest(job.palette.colours), random.fork('dot'));
  if (behind) place();
  kind(job, sheet, black);
  if (!behind) place();
  return paper(sheet, random, 4.5);
};
