import { adjust, hex, mix, type Rgb } from '../colour';
import type { Job, Painter } from '../job';
import { against, byLightness, hexes } from '../palettes';
import type { Random } from '../random';
import { renderSvg } from '../raster';
import { paper } from '../texture';

type Point = [number, number];

const poly = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** A closed soft curve through points. */
function soft(points: readonly Point[]): string {
  const n = points.length;
  const at = (i: number): Point => points[((i % n) + n) % n] as Point;
  let d = `M${at(0)[0].toFixed(1)} ${at(0)[1].toFixed(1)}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${(b[0] + (c[0] - a[0]) / 6).toFixed(1)} ${(b[1] + (c[1] - a[1]) / 6).toFixed(1)} ${(c[0] - (e[0] - b[0]) / 6).toFixed(1)} ${(c[1] - (e[1] - b[1]) / 6).toFixed(1)} ${c[0].toFixed(1)} ${c[1].toFixed(1)}`;
  }
  return `${d}Z`;
}

/** A straight-edged path with many small irregular steps, as torn by hand. */
function tear(points: readonly Point[], random: Random, step: number, rough: number): Point[] {
  const out: Point[] = [];
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length] as Point;
    const len = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const n = Math.max(1, Math.round(len / step));
    let drift = 0;
    for (let k = 0; k < n; k++) {
      drift = drift * 0.82 + random.gauss() * rough * 0.5;
      const off = drift + random.gauss() * rough * 0.3;
      out.push([p[0] + ((q[0] - p[0]) * k) / n - ((q[1] - p[1]) / len) * off, p[1] + ((q[1] - p[1]) * k) / n + ((q[0] - p[0]) / len) * off]);
    }
  });
  return out;
}

/** A piece of paper with a thin shade under it. */
function piece(job: Job, d: string, fill: string, extra = ''): string {
  const s = job.unit * 3.2;
  return `<path d="${d}" transform="translate(${s} ${s * 1.3})" fill="#000" opacity=".17"/><path d="${d}" fill="${fill}" ${extra}/>`;
}

/** Patterns that printed papers carry: stripes, dots, lines of "type", grid. */
function patterns(job: Job, colours: readonly string[]): { defs: string; names: string[] } {
  const { random, unit } = job;
  const c = (): string => random.pick(colours);
  const base = hex(mix(job.palette.ground, [250, 246, 238], 0.5));
  const make = (i: number): string => {
    const kind = i % 4;
    const s = unit * random.range(13, 32);
    const turn = random.int(-60, 60);
    const inner =
      kind === 0 ? `<rect width="${s}" height="${s}" fill="${c()}"/><rect width="${s / 2}" height="${s}" fill="${c()}"/>`
      : kind === 1 ? `<rect width="${s}" height="${s}" fill="${c()}"/><circle cx="${s / 2}" cy="${s / 2}" r="${s * random.range(0.16, 0.34)}" fill="${base}"/>`
      : kind === 2 ? `<rect width="${s * 8}" height="${s}" fill="${base}"/><rect x="0" y="${s * 0.3}" width="${s * random.range(5, 7.5)}" height="${s * 0.3}" fill="${hex(job.palette.ink)}" opacity=".72"/>`
      : `<rect width="${s}" height="${s}" fill="${c()}"/><path d="M0 0H${s}M0 0V${s}" stroke="${base}" stroke-width="${s * 0.12}"/>`;
    return `<pattern id="p${i}" width="${kind === 2 ? s * 8 : s}" height="${s}" patternUnits="userSpaceOnUse" patternTransform="rotate(${kind === 2 ? random.int(-8, 8) : turn})">${inner}</pattern>`;
  };
  return { defs: `<defs>${[0, 1, 2, 3].map(make).join('')}</defs>`, names: [0, 1, 2, 3].map((i) => `url(#p${i})`) };
}

/** A frond cut with scissors: lobes along a spine. */
function frond(random: Random, x: number, y: number, size: number): string {
  const lobes = random.int(3, 5);
  const turn = random.range(0, 6.3);
  const pts: Point[] = [];
  const put = (u: number, v: number): void => {
    pts.push([x + (u * Math.cos(turn) - v * Math.sin(turn)) * size, y + (u * Math.sin(turn) + v * Math.cos(turn)) * size]);
  };
  for (const side of [1, -1]) {
    for (let k = 0; k < lobes; k++) {
      const j = side === 1 ? k : lobes - 1 - k;
      const u = -0.8 + (1.6 * (j + 0.5)) / lobes;
      const reach = (0.28 + 0.5 * Math.sin((Math.PI * (j + 0.8)) / (lobes + 0.6))) * random.range(0.8, 1.15);
      const w = 0.56 / lobes;
      const order: [number, number][] = [[u - w * 1.35, 0.1], [u - w * 0.7, reach * 0.82], [u + w * 0.35, reach], [u + w * 0.95, reach * 0.8], [u + w * 1.2, 0.12]];
      for (const [a, b] of side === 1 ? order : order.reverse()) put(a, b * side);
    }
    put(side * 1, 0);
  }
  return soft(pts);
}

/** Blocks of colour with leaf-like cut-outs. */
function cutouts(job: Job): string {
  const { random, width, height, unit } = job;
  const p = job.palette;
  const all = [...p.colours, p.ground];
  const columns = width > height ? random.int(3, 5) : random.int(2, 3);
  const rows = Math.max(1, Math.round((columns * height) / width / random.range(0.85, 1.25)));
  let body = '';
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const g = random.pick(all);
      const w = width / columns;
      const h = height / rows;
      const q = (): number => random.gauss() * unit * 5;
      body += `<path d="${poly([[i * w + q() - 6, j * h + q() - 6], [(i + 1) * w + q() + 6, j * h + q() - 6], [(i + 1) * w + q() + 6, (j + 1) * h + q() + 6], [i * w + q() - 6, (j + 1) * h + q() + 6]])}" fill="${hex(g)}"/>`;
      const c = random.pick(against([...all, p.ink], g, 0.16));
      if (random.chance(0.88)) body += piece(job, frond(random, (i + 0.5) * w, (j + 0.5) * h, Math.min(w, h) * random.range(0.4, 0.52)), hex(c));
    }
  return body;
}

/** Large soft shapes, few and calm. */
function pebbles(job: Job): string {
  const { random, width, height } = job;
  const p = job.palette;
  let body = '';
  const colours = random.shuffle(against([...p.colours, p.ink], p.ground));
  for (let i = 0; i < random.int(4, 8); i++) {
    const r = Math.min(width, height) * random.range(0.13, 0.4) * (i < 2 ? 1.2 : 0.8);
    const x = width * random.range(0.12, 0.88);
    const y = height * random.range(0.12, 0.88);
    const n = random.int(5, 8);
    const stretch = random.range(0.55, 1.5);
    const turn = random.range(0, 3);
    const pts = Array.from({ length: n }, (_, k): Point => {
      const a = (k / n) * Math.PI * 2;
      const d = r * random.range(0.7, 1.2);
      const u = Math.cos(a) * d * stretch;
      const v = (Math.sin(a) * d) / stretch;
      return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)];
    });
    body += piece(job, soft(pts), hex(colours[i % colours.length] as Rgb));
  }
  return body;
}

/** Circles, wedges and bars along one diagonal. */
function constructed(job: Job): string {
  const { random, width, height, unit } = job;
  const p = job.palette;
  const colours = hexes(against([...p.colours, p.ink, p.ink], p.ground));
  const { defs, names } = patterns(job, colours);
  const angle = random.pick([-35, -28, 28, 35, 45, -45, 8]) + random.gauss() * 3;
  const side = Math.min(width, height);
  let body = defs;
  const fill = (): string => (random.chance(0.26) ? random.pick(names) : random.pick(colours));
  const turned = (inner: string): string => `<g transform="rotate(${angle.toFixed(1)} ${width / 2} ${height / 2})">${inner}</g>`;
  const big = side * random.range(0.24, 0.36);
  const cx = width * random.range(0.32, 0.68);
  const cy = height * random.range(0.3, 0.7);
  const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
  body += piece(job, circle(cx, cy, big), fill());
  for (let i = 0; i < random.int(4, 9); i++) {
    const x = width * random.range(0.05, 0.8);
    const y = height * random.range(0.1, 0.9);
    const kind = random.int(0, 3);
    const l = side * random.range(0.25, 0.8);
    const t = unit * random.range(14, 130);
    if (kind === 0) body += turned(piece(job, poly([[x, y], [x + l, y], [x + l, y + t], [x, y + t]]), fill()));
    if (kind === 1) body += turned(piece(job, poly([[x, y], [x + l, y + t * 0.6], [x + l * 0.1, y + t * 2.2]]), fill()));
    if (kind === 2) body += piece(job, circle(x, y, side * random.range(0.03, 0.12)), fill());
    if (kind === 3) {
      const r = side * random.range(0.1, 0.24);
      body += turned(piece(job, `M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0Z`, fill()));
    }
  }
  return body;
}

/** Torn papers with pale torn edges, some printed. */
function torn(job: Job): string {
  const { random, width, height, unit } = job;
  const p = job.palette;
  const colours = hexes([...p.colours, p.ink, adjust(p.ground, -0.07)]);
  const { defs, names } = patterns(job, colours);
  const core = hex(mix(p.ground, [252, 250, 245], 0.7));
  let body = defs;
  for (let i = 0; i < random.int(7, 14); i++) {
    const w = width * random.range(0.2, 0.62) * (i < 3 ? 1.25 : 0.85);
    const h = height * random.range(0.12, 0.5);
    const x = width * random.range(-0.12, 0.75);
    const y = height * random.range(-0.08, 0.8);
    const a = random.gauss() * 0.22;
    const corner = (u: number, v: number): Point => {
      const px = u * w + random.gauss() * unit * 22;
      const py = v * h + random.gauss() * unit * 22;
      return [x + px * Math.cos(a) - py * Math.sin(a), y + px * Math.sin(a) + py * Math.cos(a)];
    };
    const shape = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
    if (random.chance(0.35)) shape.splice(random.int(0, 3), 1);
    const outer = tear(shape, random, unit * 5, unit * 6);
    const inner = tear(shape, random, unit * 4, unit * 3.4);
    const cx = shape.reduce((s, q) => s + q[0], 0) / shape.length;
    const cy = shape.reduce((s, q) => s + q[1], 0) / shape.length;
    const grown = outer.map(([px, py]): Point => {
      const d = Math.hypot(px - cx, py - cy) || 1;
      const k = 1 + (unit * random.range(2, 9)) / d;
      return [cx + (px - cx) * k, cy + (py - cy) * k];
    });
    body += piece(job, poly(grown), core) + `<path d="${poly(inner)}" fill="${random.chance(0.3) ? random.pick(names) : random.pick(colours)}"/>`;
  }
  return body;
}

/** A vase or head-like heap of cut shapes set on a table line: still life in paper. */
function table(job: Job): string {
  const { random, width, height, unit } = job;
  const p = job.palette;
  const sorted = byLightness(p.colours);
  const line = height * random.range(0.58, 0.72);
  const colours = random.shuffle([...p.colours, p.ink]);
  const { defs, names } = patterns(job, hexes(colours));
  let body = `${defs}${piece(job, poly([[-9, line], [width + 9, line + random.gauss() * unit * 12], [width + 9, height + 9], [-9, height + 9]]), random.chance(0.4) ? random.pick(names) : hex(sorted[random.int(0, 1)] as Rgb))}`;
  const n = width > height ? random.int(4, 6) : random.int(3, 4);
  for (let i = 0; i < n; i++) {
    const x = (width * (i + 0.5 + random.gauss() * 0.12)) / n;
    const foot = line + height * random.range(0.03, 0.2);
    const tall = height * random.range(0.16, 0.42);
    const w = (width / n) * random.range(0.28, 0.5);
    const neck = w * random.range(0.25, 0.6);
    const belly = random.range(0.3, 0.6);
    const left: Point[] = [[-w * 0.6, 0], [-w, -tall * belly * 0.6], [-w * 0.8, -tall * belly], [-neck, -tall * 0.86], [-neck * 1.15, -tall]];
    const shape = [...left, ...left.map(([a, b]): Point => [-a, b]).reverse()].map(([a, b]): Point => [x + a, foot + b]);
    const c = hex(colours[i % colours.length] as Rgb);
    if (random.chance(0.5)) {
      for (let k = 0; k < random.int(1, 3); k++) {
        const lx = x + random.gauss() * w * 0.9;
        const ly = foot - tall - height * random.range(0.06, 0.26);
        body += `<path d="M${x} ${foot - tall}Q${x} ${ly + 40} ${lx} ${ly}" fill="none" stroke="${hex(p.ink)}" stroke-width="${unit * 5}"/>`;
        body += piece(job, frond(random, lx, ly, unit * random.range(50, 110)), hex(random.pick(colours)));
      }
    }
    body += random.chance(0.5) ? piece(job, poly(shape), c) : piece(job, soft(shape), random.chance(0.25) ? random.pick(names) : c);
  }
  const r = unit * random.range(40, 90);
  const [sx, sy] = [width * random.range(0.15, 0.85), height * random.range(0.12, 0.26)];
  return body + piece(job, `M${sx - r} ${sy}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`, hex(colours[n % colours.length] as Rgb));
}

/** Overlapping shapes of cut and torn paper. */
export const collage: Painter = async (job) => {
  const kind = job.hand.fork('collage').pick([cutouts, pebbles, constructed, constructed, torn, torn, table]);
  const body = `<rect width="${job.width}" height="${job.height}" fill="${hex(job.palette.ground)}"/>${kind(job)}`;
  return paper(await renderSvg(job.width, job.height, body), job.random, 4.5);
};
