import { hex, type Rgb } from '../colour';
import type { Job, Painter } from '../job';
import { makeNoise } from '../noise';
import { against, hexes, onGround } from '../palettes';
import { renderSvg } from '../raster';
import { canvas, paper } from '../texture';

type Field = (x: number, y: number) => number;
type Point = [number, number];

const path = (points: Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

const rect = (job: Job, fill: string): string =>
  `<rect width="${job.width}" height="${job.height}" fill="${fill}"/>`;

/** Directions of a stream: noise, sometimes with poles that pull lines in. */
function makeField(job: Job): Field {
  const noise = makeNoise(job.random);
  const size = job.unit * job.hand.range(420, 900);
  const turn = job.random.range(0, Math.PI * 2);
  const swing = job.hand.range(0.9, 1.9);
  const poles = Array.from({ length: job.hand.pick([0, 1, 2, 3]) }, () => ({
    x: job.width * job.random.range(0, 1),
    y: job.height * job.random.range(0, 1),
    spin: job.random.pick([-1, 1]) * job.random.range(0.6, 1.4),
    reach: job.unit * job.random.range(150, 420),
  }));
  return (x, y) => {
    const base = turn + noise.fbm(x / size, y / size, 2) * Math.PI * swing;
    let vx = Math.cos(base);
    let vy = Math.sin(base);
    for (const p of poles) {
      const dx = x - p.x;
      const dy = y - p.y;
      const d = Math.hypot(dx, dy) + 1;
      const w = Math.exp(-d / p.reach) * 2.6;
      vx += ((-dy * p.spin - dx * 0.35) / d) * w;
      vy += ((dx * p.spin - dy * 0.35) / d) * w;
    }
    return Math.atan2(vy, vx);
  };
}

function trace(field: Field, x: number, y: number, steps: number, step: number): Point[] {
  const points: Point[] = [[x, y]];
  for (let i = 0; i < steps; i++) {
    const a = field(x, y);
    x += Math.cos(a) * step;
    y += Math.sin(a) * step;
    points.push([x, y]);
  }
  return points;
}

/** Loose streams of thin lines on a dark or coloured ground. */
function streams(job: Job): string {
  const { random, width, height, unit } = job;
  const p = job.hand.chance(0.7) && !job.reading ? onGround(job.palette, 'dark') : job.palette;
  const colours = hexes(against(p.colours, p.ground, 0.18));
  const field = makeField(job);
  const count = Math.round(job.hand.range(700, 1300));
  const pad = unit * 120;
  let body = rect(job, hex(p.ground));
  for (let i = 0; i < count; i++) {
    const points = trace(field, random.range(-pad, width + pad), random.range(-pad, height + pad), random.int(16, 60), unit * 9);
    const w = unit * (random.chance(0.12) ? random.range(3, 5.5) : random.range(0.7, 2.4));
    const colour = random.chance(0.14) ? hex(p.ink) : random.pick(colours);
    body += `<path d="${path(points)}" fill="none" stroke="${colour}" stroke-width="${w.toFixed(2)}" stroke-linecap="round" stroke-opacity="${random.range(0.55, 1).toFixed(2)}"/>`;
  }
  return body;
}

/** Evenly spaced lines that never meet: combed hair, wood, water. */
function combed(job: Job): string {
  const { random, width, height, unit } = job;
  const p = job.palette;
  const field = makeField(job);
  const gap = unit * job.hand.range(9, 17);
  const cell = gap / 1.42;
  const columns = Math.ceil(width / cell) + 2;
  const taken = new Map<number, Point[]>();
  const key = (x: number, y: number): number => Math.floor(y / cell) * columns + Math.floor(x / cell);
  const free = (x: number, y: number): boolean => {
    for (let j = -2; j <= 2; j++)
      for (let i = -2; i <= 2; i++)
        for (const q of taken.get(key(x + i * cell, y + j * cell)) ?? [])
          if ((q[0] - x) ** 2 + (q[1] - y) ** 2 < gap * gap * 0.8) return false;
    return true;
  };
  const colours = hexes(against(p.colours, p.ground));
  const thick = job.hand.chance(0.5);
  const tint = makeNoise(random.fork('tint'));
  let body = rect(job, hex(p.ground));
  for (let i = 0; i < 2600; i++) {
    let x = random.range(0, width);
    let y = random.range(0, height);
    if (!free(x, y)) continue;
    const first = field(x, y);
    const halves = [1, -1].map((sign): Point[] => {
      const points: Point[] = [];
      let px = x;
      let py = y;
      for (let s = 0; s < 130; s++) {
        const a = field(px, py);
        px += Math.cos(a) * sign * unit * 6;
        py += Math.sin(a) * sign * unit * 6;
        if (px < -10 || py < -10 || px > width + 10 || py > height + 10 || !free(px, py)) break;
        points.push([px, py]);
      }
      return points;
    });
    const line: Point[] = [...(halves[1] as Point[]).reverse(), [x, y], ...(halves[0] as Point[])];
    if (line.length < 5 || Number.isNaN(first)) continue;
    for (const q of line) {
      const at = key(q[0], q[1]);
      taken.set(at, [...(taken.get(at) ?? []), q]);
    }
    [x, y] = line[0] as Point;
    const where = Math.floor((tint.at(x / (unit * 260), y / (unit * 260)) + 0.6) * colours.length);
    const colour = random.chance(0.12) ? hex(p.ink) : (colours[Math.abs(where) % colours.length] as string);
    const w = thick ? gap * random.range(0.4, 0.84) : unit * random.range(1.2, 3);
    body += `<path d="${path(line)}" fill="none" stroke="${colour}" stroke-width="${w.toFixed(2)}" stroke-linecap="round"/>`;
  }
  return body;
}

/** Rows of one line each, lifted by hidden hills; nearer rows hide farther ones. */
function ridges(job: Job): string {
  const { random, width, height, unit } = job;
  const p = job.palette;
  const noise = makeNoise(random);
  const rows = random.int(38, 84);
  const rise = (height / rows) * random.range(4, 8);
  const centre = random.range(0.3, 0.7);
  const spread = random.range(0.14, 0.4);
  const colours = hexes(against([p.ink, ...p.colours], p.ground, 0.2));
  const lead = colours[0] as string;
  let body = rect(job, hex(p.ground));
  for (let r = 0; r < rows; r++) {
    const y0 = height * (0.1 + (0.86 * (r + 1)) / rows);
    const points: Point[] = [];
    for (let x = -10; x <= width + 10; x += unit * 5) {
      const bell = Math.exp(-(((x / width - centre) / spread) ** 2));
      const lift = Math.abs(noise.fbm(x / (unit * 110), r * 0.09, 2)) * rise * (0.06 + bell) * 1.5;
      points.push([x, y0 - lift]);
    }
    const other = random.chance(p.named && p.named.length > 1 ? 0.6 : 0.12);
    const stroke = other ? random.pick(colours) : lead;
    body += `<path d="${path(points)}L${width + 10} ${height + 20}L-10 ${height + 20}Z" fill="${hex(p.ground)}" stroke="${stroke}" stroke-width="${(unit * random.range(1.4, 2.6)).toFixed(2)}"/>`;
  }
  return body;
}

/** Broad ribbons made of many parallel lines. */
function ribbons(job: Job): string {
  const { random, width, height, unit } = job;
  const p = job.hand.chance(0.4) && !job.reading ? onGround(job.palette, 'dark') : job.palette;
  const field = makeField(job);
  const colours = hexes(against(p.colours, p.ground, 0.12));
  let body = rect(job, hex(p.ground));
  const ribbonsCount = random.int(22, 40);
  for (let b = 0; b < ribbonsCount; b++) {
    const spine = trace(field, random.range(-0.1, 0.9) * width, random.range(0, 1) * height, random.int(80, 170), unit * 9);
    const lines = random.int(10, 30);
    const wide = unit * random.range(40, 130);
    const colour = random.pick(colours);
    const twist = random.range(0.01, 0.035);
    for (let l = 0; l < lines; l++) {
      const v = (l / (lines - 1) - 0.5) * wide;
      const points = spine.map(([x, y], i): Point => {
        const n = spine[Math.min(spine.length - 1, i + 1)] as Point;
        const o = spine[Math.max(0, i - 1)] as Point;
        const a = Math.atan2(n[1] - o[1], n[0] - o[0]) + Math.PI / 2;
        const s = v * (0.35 + 0.65 * Math.cos(i * twist + b));
        return [x + Math.cos(a) * s, y + Math.sin(a) * s];
      });
      body += `<path d="${path(points)}" fill="none" stroke="${colour}" stroke-width="${(unit * 1.7).toFixed(2)}" stroke-opacity=".9"/>`;
    }
  }
  return body;
}

/** Closed contour lines, like a map of a hill. */
function contours(job: Job): string {
  const { random, width, height, unit } = job;
  const p = job.palette;
  const noise = makeNoise(random);
  const colours: Rgb[] = against([...p.colours, p.ink], p.ground, 0.15);
  const hubs = random.int(1, 3);
  let body = rect(job, hex(p.ground));
  for (let h = 0; h < hubs; h++) {
    const cx = width * random.range(0.15, 0.85);
    const cy = height * random.range(0.15, 0.85);
    const step = unit * random.range(9, 17);
    const rings = h === 0 ? Math.ceil((Math.hypot(width, height) * 1.1) / step) : random.int(14, 30);
    const stroke = hex(colours[h % colours.length] as Rgb);
    for (let r = rings; r > 0; r--) {
      const points: Point[] = [];
      for (let i = 0; i < 120; i++) {
        const a = (i / 120) * Math.PI * 2;
        const bend = noise.fbm(Math.cos(a) * 0.8 + h * 7 + r * 0.012, Math.sin(a) * 0.8 + r * 0.018, 2);
        const d = r * step * (1 + bend * 0.5);
        points.push([cx + Math.cos(a) * d, cy + Math.sin(a) * d]);
      }
      const fill = h === 0 ? 'none' : hex(p.ground);
      body += `<path d="${path(points)}Z" fill="${fill}" stroke="${stroke}" stroke-width="${(unit * (r % 5 === 0 ? 3.4 : 1.6)).toFixed(2)}"/>`;
    }
  }
  return body;
}

/** Streams of thin lines. */
export const flowLines: Painter = async (job) => {
  const kind = job.hand.fork('flow-lines').pick([streams, streams, combed, combed, ridges, ribbons, contours]);
  const raster = await renderSvg(job.width, job.height, kind(job));
  return job.hand.chance(0.4) ? canvas(raster, job.random, 4) : paper(raster, job.random, 3);
};
