import { adjust, lightness, type Rgb } from '../colour';
import type { Job, Painter } from '../job';
import { clamp, makeNoise } from '../noise';
import { byLightness } from '../palettes';
import { shade, type Raster } from '../raster';

/** Which colour (index) a cell of the cloth has. */
type Pattern = (i: number, j: number) => number;

const mod = (a: number, n: number): number => ((a % n) + n) % n;

/** Medallions and lozenges that repeat: the cloth of the sample page. */
function medallions(job: Job, n: number): Pattern {
  const { random } = job;
  const a = random.range(0.22, 0.5);
  const b = a * random.range(0.7, 1.3);
  const skew = random.pick([0, 0, 0.5]);
  const noise = makeNoise(random);
  const rough = random.range(0, 0.5);
  const bands = random.range(1.1, 1.9);
  return (i, j) => {
    const s = Math.sin(i * a + skew * j * 0.4) + Math.cos(j * b) + noise.at(i * 0.31, j * 0.31) * rough;
    return mod(Math.floor(Math.abs(s) * bands * 1.6), n);
  };
}

/** Stepped diamonds, mirrored, as in a flat-woven rug. */
function kilim(job: Job, n: number, across: number, down: number): Pattern {
  const { random } = job;
  const period = random.pick([18, 24, 30, 36]);
  const step = random.int(1, 3);
  const border = random.int(3, 6);
  const mids = random.shuffle(Array.from({ length: n }, (_, i) => i));
  const width = random.int(2, 4);
  return (i, j) => {
    const edge = Math.min(i, j, across - 1 - i, down - 1 - j);
    if (edge < border) return edge % 2 ? (mids[0] as number) : (mids[1 + (mod(i + j, 6) < 3 ? 1 : 0)] as number);
    const x = Math.abs(mod(i - Math.floor(across / 2), period) - period / 2);
    const y = Math.abs(mod(j - Math.floor(down / 2), period * step) - (period * step) / 2);
    const d = Math.floor((Math.floor(x) + Math.floor(y / step)) / width);
    const odd = mod(Math.floor((i - across / 2) / period) + Math.floor((j - down / 2) / (period * step)), 2);
    return mids[mod(d + odd, n)] as number;
  };
}

/** Tartan: warp and weft stripes that mix where they cross. */
function plaid(job: Job, n: number): Pattern {
  const { random } = job;
  const sett: number[] = [];
  for (let k = 0; k < random.int(6, 11); k++) {
    const chosen = random.int(0, n - 1);
    const colour = job.palette.named ? k % n : chosen;
    for (let w = 0; w < random.pick([1, 2, 4, 8, 12]); w++) sett.push(colour);
  }
  const full = [...sett, ...[...sett].reverse()];
  const twill = random.int(2, 4);
  return (i, j) => full[mod(mod(i + j, twill * 2) < twill ? i : j, full.length)] as number;
}

/** Ikat: spindle shapes whose edges run along the warp. */
function ikat(job: Job, n: number): Pattern {
  const { random } = job;
  const noise = makeNoise(random);
  const px = random.pick([22, 28, 36, 44]);
  const py = px * random.range(1, 1.9);
  const run = random.range(3, 7);
  const order = random.shuffle(Array.from({ length: n }, (_, i) => i));
  return (i, j) => {
    const jj = j + noise.at(i * 0.93, 1.5) * run + noise.at(i * 3.1, j * 0.06) * run * 0.5;
    const col = Math.floor(i / px);
    const x = Math.abs(mod(i, px) - px / 2) / (px / 2);
    const y = Math.abs(mod(jj + (col % 2) * py * 0.5, py) - py / 2) / (py / 2);
    const d = x + y * 0.8 + 0.12 * Math.sin(y * 9);
    return order[mod(Math.floor(d * 3.1), n)] as number;
  };
}

/** A banded blanket: rows of stripes, teeth and chequers. */
function blanket(job: Job, n: number): Pattern {
  const { random } = job;
  const rows: { kind: number; a: number; b: number; h: number; t: number; p: number }[] = [];
  for (let k = 0; k < 400; k++) {
    const base = { kind: random.int(0, 4), a: random.int(0, n - 1), b: random.int(0, n - 1), h: random.pick([2, 4, 6, 10, 16]), p: random.pick([4, 6, 8, 12]) };
    for (let t = 0; t < base.h; t++) rows.push({ ...base, t });
  }
  return (i, j) => {
    const r = rows[mod(j, rows.length)] as (typeof rows)[number];
    if (r.kind <= 1) return r.a;
    if (r.kind === 2) return mod(Math.floor(i / (r.p / 2)) + Math.floor(r.t / 2), 2) ? r.a : r.b;
    if (r.kind === 3) return Math.abs(mod(i, r.p * 2) - r.p) / r.p > r.t / r.h ? r.a : r.b;
    return mod(i + r.t, r.p) < r.p / 2 ? r.a : r.b;
  };
}

/** Landscape-like drifts of colour, woven. */
function drift(job: Job, n: number): Pattern {
  const noise = makeNoise(job.random);
  const sx = job.random.range(0.012, 0.035);
  const sy = job.random.range(0.03, 0.12);
  const jitter = job.random.range(0.02, 0.2);
  const edges = job.random.range(2.4, 5);
  return (i, j) => {
    const v = noise.fbm(i * sx, j * sy, 3) + noise.at(i * 0.9 + 0.5, j * 0.9 + 0.5) * jitter;
    return mod(Math.floor((v + 1) * edges), n);
  };
}

interface Cloth {
  pattern: Pattern;
  colours: Rgb[];
  pitch: number;
}

/** Square stitches with the ground showing between. */
function stitched(job: Job, { pattern, colours, pitch }: Cloth, ground: Rgb): Raster {
  const noise = makeNoise(job.random.fork('thread'));
  return shade(job.width, job.height, (x, y, out) => {
    const i = Math.floor(x / pitch);
    const j = Math.floor(y / pitch);
    const fx = x / pitch - i;
    const fy = y / pitch - j;
    const k = pattern(i, j);
    const c = k === 0 ? ground : (colours[k] as Rgb);
    const edge = Math.min(fx, 1 - fx, fy, 1 - fy) * pitch - pitch * 0.05;
    const a = clamp(edge);
    const tone = noise.at(i * 0.77 + 0.5, j * 0.77 + 0.5) * 9 + (0.5 - fy) * 3;
    for (let n = 0; n < 3; n++) out[n] = (ground[n] as number) + ((c[n] as number) + tone - (ground[n] as number)) * a;
  });
}

/** Warp and weft threads, over and under. */
function woven(job: Job, { pattern, colours, pitch }: Cloth, weft: number): Raster {
  const noise = makeNoise(job.random.fork('thread'));
  const py = pitch * weft;
  const twill = job.hand.pick([2, 2, 3, 4]);
  return shade(job.width, job.height, (x, y, out) => {
    const wave = noise.at(x / (pitch * 24), y / (pitch * 24)) * pitch * 0.5;
    const i = Math.floor((x + wave) / pitch);
    const j = Math.floor((y + wave) / py);
    const fx = (x + wave) / pitch - i;
    const fy = (y + wave) / py - j;
    const c = colours[pattern(i, j)] as Rgb;
    const over = mod(i + j, twill) === 0;
    const bulge = over ? Math.sin(fx * Math.PI) ** 0.6 : Math.sin(fy * Math.PI) ** 0.6;
    const fibre = noise.at(over ? fx * 4 + i * 7 : x / (pitch * 0.8), over ? y / (pitch * 0.8) : fy * 4 + j * 7);
    const light = 0.72 + bulge * 0.3 + fibre * 0.035 + noise.at(i * 0.61, j * 0.11) * 0.05 + (over ? 0.02 : -0.03);
    out[0] = c[0] * light;
    out[1] = c[1] * light;
    out[2] = c[2] * light;
  });
}

/** Woven and stitched cloth. */
export const textile: Painter = async (job) => {
  const hand = job.hand.fork('textile');
  const p = job.palette;
  const made = hand.pick(['stitched', 'woven', 'woven', 'rep']);
  const pitch = job.unit * (made === 'stitched' ? hand.range(11, 20) : hand.range(8, 12.5));
  const weft = made === 'rep' ? 1.8 : 1;
  const across = Math.ceil(job.width / pitch);
  const down = Math.ceil(job.height / (pitch * weft));
  const some = hand.int(2, 5);
  const colours = [p.ground, ...job.random.shuffle([...p.colours, p.ink]).slice(0, some)];
  const ordered = hand.chance(0.5) ? byLightness(colours) : colours.map((c) => adjust(c, 0));
  const [one, two] = p.named ?? [];
  const set = one && two ? (p.named?.length === 2 ? [one, two, adjust(one, lightness(one) > 0.5 ? -0.05 : 0.05)] : [...(p.named ?? [])]) : ordered;
  const n = set.length;
  const kind = hand.pick(['medallions', 'medallions', 'kilim', 'plaid', 'ikat', 'blanket', 'blanket', 'drift']);
  const pattern =
    kind === 'kilim' ? kilim(job, n, across, down)
    : kind === 'plaid' ? plaid(job, n)
    : kind === 'ikat' ? ikat(job, n)
    : kind === 'blanket' ? blanket(job, n)
    : kind === 'drift' ? drift(job, n)
    : medallions(job, n);
  const cache = new Int8Array((across + 4) * (down + 4)).fill(-1);
  const cached: Pattern = (i, j) => {
    const at = (j + 2) * (across + 4) + i + 2;
    const known = cache[at];
    if (known !== undefined && known >= 0) return known;
    const value = clamp(pattern(i, j), 0, n - 1);
    cache[at] = value;
    return value;
  };
  const cloth = { pattern: cached, colours: set, pitch };
  return made === 'stitched' ? stitched(job, cloth, p.ground) : woven(job, cloth, weft);
};
