import { adjust, hex, mix, rgb, type Rgb } from '../colour';
import type { Job, Painter } from '../job';
import { against, byLightness, onGround } from '../palettes';
import type { Random } from '../random';
import { renderSvg } from '../raster';
import { paper, print } from '../texture';

type Point = [number, number];
const f = (n: number): string => n.toFixed(1);

/** A leaf from its foot: how long, how wide, which way it points and bends. */
function leaf(x: number, y: number, angle: number, length: number, wide: number, bend: number): { d: string; rib: string } {
  const at = (u: number, v: number): string => {
    const b = u * u * bend * length;
    const px = u * length;
    const py = v * wide + b;
    return `${f(x + px * Math.cos(angle) - py * Math.sin(angle))} ${f(y + px * Math.sin(angle) + py * Math.cos(angle))}`;
  };
  return {
    d: `M${at(0, 0)}C${at(0.18, -0.55)} ${at(0.62, -0.62)} ${at(1, 0)}C${at(0.68, 0.5)} ${at(0.2, 0.6)} ${at(0, 0)}Z`,
    rib: `M${at(0, 0)}Q${at(0.5, 0)} ${at(0.94, 0)}`,
  };
}

interface Look {
  fill: (random: Random) => string;
  stem: string;
  rib?: string;
}

const drawLeaf = (l: { d: string; rib: string }, look: Look, random: Random, w: number): string =>
  `<path d="${l.d}" fill="${look.fill(random)}"/>${look.rib ? `<path d="${l.rib}" fill="none" stroke="${look.rib}" stroke-width="${f(w)}"/>` : ''}`;

/** Points along a bending stem. */
function stemPoints(random: Random, x: number, y: number, angle: number, length: number): { x: number; y: number; a: number }[] {
  const bend = random.gauss() * 0.05;
  let a = angle;
  return Array.from({ length: 24 }, () => {
    const here = { x, y, a };
    x += (Math.cos(a) * length) / 23;
    y += (Math.sin(a) * length) / 23;
    a += bend + random.gauss() * 0.015;
    return here;
  });
}

const stroke = (points: { x: number; y: number }[], colour: string, w: number): string =>
  `<path d="M${points.map((p) => `${f(p.x)} ${f(p.y)}`).join('L')}" fill="none" stroke="${colour}" stroke-width="${f(w)}" stroke-linecap="round"/>`;

type Plant = (job: Job, look: Look, x: number, y: number, angle: number, length: number) => string;

/** A branch with leaves on both sides. */
const branch: Plant = (job, look, x, y, angle, length) => {
  const { random, unit } = job;
  const pts = stemPoints(random, x, y, angle, length);
  const slim = job.hand.fork('slim').range(0.16, 0.5);
  const size = length * job.hand.fork('leaf').range(0.2, 0.38);
  const every = job.hand.fork('every').int(2, 3);
  const paired = job.hand.fork('paired').chance(0.5);
  let out = stroke(pts, look.stem, unit * 5);
  pts.forEach((p, i) => {
    if (i < 4 || i % every) return;
    const k = size * (0.5 + 0.6 * Math.sin((i / 23) * Math.PI * 0.85 + 0.25)) * random.range(0.85, 1.12);
    const sides = paired ? [1, -1] : [i % (every * 2) ? 1 : -1];
    for (const s of sides) out += drawLeaf(leaf(p.x, p.y, p.a + s * random.range(0.6, 1), k, k * slim, s * random.range(-0.05, 0.2)), look, random, unit * 1.8);
  });
  const tip = pts[23] as { x: number; y: number; a: number };
  return out + drawLeaf(leaf(tip.x, tip.y, tip.a, size * 0.8, size * slim * 0.8, 0), look, random, unit * 1.8);
};

/** A fern: many narrow leaflets, shorter to the tip. */
const fern: Plant = (job, look, x, y, angle, length) => {
  const { random, unit } = job;
  const pts = stemPoints(random, x, y, angle, length);
  const one = look.fill(random);
  let out = stroke(pts, look.stem, unit * 4);
  pts.forEach((p, i) => {
    if (i < 2) return;
    for (const h of [0, 0.5]) {
      const n = pts[Math.min(23, i + 1)] as { x: number; y: number };
      const k = length * 0.24 * (1 - (i + h) / 24) ** 0.8 + unit * 6;
      for (const s of [1, -1]) out += drawLeaf(leaf(p.x + (n.x - p.x) * h, p.y + (n.y - p.y) * h, p.a + s * 1.05, k, k * 0.085 + unit * 2.4, -s * 0.1), { ...look, fill: () => one, rib: undefined }, random, 1);
    }
  });
  return out;
};

/** A stem with a round head: poppy, allium or daisy. */
const flower: Plant = (job, look, x, y, angle, length) => {
  const { random, unit } = job;
  const pts = stemPoints(random, x, y, angle, length);
  const tip = pts[23] as { x: number; y: number };
  const kind = job.hand.fork('flower').int(0, 3);
  const r = length * random.range(0.09, 0.17);
  const petal = look.fill(random);
  let out = stroke(pts, look.stem, unit * 4);
  for (const i of [6, 10, 13]) {
    const p = pts[i] as { x: number; y: number; a: number };
    const s = random.pick([1, -1]);
    if (random.chance(0.7)) out += drawLeaf(leaf(p.x, p.y, p.a + s * 0.7, length * random.range(0.16, 0.3), length * 0.06, s * 0.2), { ...look, fill: () => look.stem }, random, unit * 1.5);
  }
  if (kind === 0) {
    for (let k = 0; k < 46; k++) {
      const a = k * 2.4;
      const d = r * Math.sqrt((k + 1) / 46);
      out += `<path d="M${f(tip.x)} ${f(tip.y)}L${f(tip.x + Math.cos(a) * d)} ${f(tip.y + Math.sin(a) * d)}" stroke="${look.stem}" stroke-width="${f(unit)}"/><circle cx="${f(tip.x + Math.cos(a) * d)}" cy="${f(tip.y + Math.sin(a) * d)}" r="${f(r * 0.085)}" fill="${petal}"/>`;
    }
    return out;
  }
  const petals = kind === 1 ? 5 : kind === 2 ? 14 : 8;
  const turn = random.range(0, 6.3);
  for (let k = 0; k < petals; k++) {
    const a = turn + (k / petals) * Math.PI * 2;
    out += drawLeaf(leaf(tip.x, tip.y, a, r * random.range(0.95, 1.15), r * (kind === 1 ? 1.15 : kind === 2 ? 0.3 : 0.62), 0), { ...look, fill: () => petal }, random, unit * 1.2);
  }
  return `${out}<circle cx="${f(tip.x)}" cy="${f(tip.y)}" r="${f(r * 0.27)}" fill="${look.stem}"/>`;
};

/** Grass with seed heads. */
const grass: Plant = (job, look, x, y, angle, length) => {
  const { random, unit } = job;
  const pts = stemPoints(random, x, y, angle, length);
  let out = stroke(pts, look.stem, unit * 2.6);
  pts.forEach((p, i) => {
    if (i < 15) return;
    for (const s of [1, -1]) out += drawLeaf(leaf(p.x, p.y, p.a + s * 0.5, length * 0.06, length * 0.022, 0), { ...look, rib: undefined }, random, 1);
  });
  const low = pts[1] as { x: number; y: number; a: number };
  return out + drawLeaf(leaf(low.x, low.y, low.a + random.gauss() * 0.5, length * random.range(0.4, 0.8), unit * 15, random.gauss() * 0.25), { ...look, fill: () => look.stem, rib: undefined }, random, 1);
};

/** A big split leaf on a thin stalk. */
const monstera: Plant = (job, look, x, y, angle, length) => {
  const { random, unit } = job;
  const pts = stemPoints(random, x, y, angle, length * 0.5);
  const tip = pts[23] as { x: number; y: number; a: number };
  const r = length * 0.36;
  const cuts = random.int(4, 6);
  const edge: Point[] = [];
  for (const s of [-1, 1]) {
    const half: Point[] = [];
    for (let k = 0; k <= cuts * 6; k++) {
      const t = k / (cuts * 6);
      const a = Math.PI * (1 - t) * 0.93;
      const heart = r * (0.62 + 0.5 * (1 - t) ** 0.5 * Math.sin(Math.PI * t) + 0.35 * t);
      const slit = k % 6 === 0 && k > 3 && t < 0.95 ? 0.34 : k % 6 === 1 || k % 6 === 5 ? 0.93 : 1;
      half.push([Math.cos(a) * heart * slit + r * 0.55, s * Math.sin(a) * heart * slit * 0.95]);
    }
    edge.push(...(s === -1 ? half : half.reverse()));
  }
  const c = Math.cos(tip.a);
  const n = Math.sin(tip.a);
  const d = `M${edge.map(([u, v]) => `${f(tip.x + u * c - v * n)} ${f(tip.y + u * n + v * c)}`).join('L')}Z`;
  const rib = `M${f(tip.x)} ${f(tip.y)}L${f(tip.x + r * 1.35 * c)} ${f(tip.y + r * 1.35 * n)}`;
  return `${stroke(pts, look.stem, unit * 7)}<path d="${d}" fill="${look.fill(random)}" stroke-linejoin="round"/>${look.rib ? `<path d="${rib}" stroke="${look.rib}" stroke-width="${f(unit * 4)}" fill="none"/>` : ''}`;
};

type Plants = readonly [Plant, ...Plant[]];

/** One plant in the middle of the sheet, as in a herbarium. */
function specimen(job: Job, [plant]: Plants, look: Look): string {
  const { random, width, height } = job;
  const wide = width > height;
  const x = width * (wide ? random.range(0.14, 0.2) : random.range(0.42, 0.58));
  const y = height * (wide ? random.range(0.5, 0.7) : 0.93);
  const angle = wide ? -0.12 : -Math.PI / 2 + random.gauss() * 0.08;
  return plant(job, look, x, y, angle, (wide ? width * 0.62 : height * 0.72));
}

/** A meadow growing from the foot of the sheet. */
function meadow(job: Job, plants: Plants, look: Look): string {
  const { random, width, height } = job;
  let out = '';
  const count = random.int(9, 20);
  for (let i = 0; i < count; i++) out += random.pick(plants)(job, look, width * ((i + random.next()) / count), height * 1.12, -Math.PI / 2 + random.gauss() * 0.13, height * random.range(0.5, 1));
  return out;
}

/** Leaves over the whole sheet, cut by its edges. */
function allOver(job: Job, plants: Plants, look: Look): string {
  const { random, width, height, unit } = job;
  let out = '';
  const step = unit * job.hand.fork('step').range(120, 230);
  for (let y = -step * 0.2; y < height + step; y += step)
    for (let x = -step * 0.2; x < width + step; x += step) out += random.pick(plants)(job, look, x + random.gauss() * step * 0.14, y + random.gauss() * step * 0.14, random.range(0, 6.3), step * random.range(1.15, 1.6));
  return out;
}

/** A bunch from one corner or from below. */
function bunch(job: Job, plants: Plants, look: Look): string {
  const { random, width, height } = job;
  let out = '';
  const x = width * random.range(0.35, 0.65);
  const n = random.int(5, 9);
  for (let i = 0; i < n; i++) out += random.pick(plants)(job, look, x + random.gauss() * width * 0.02, height * 1.02, -Math.PI / 2 + ((i + 0.5) / n - 0.5) * 1.5 + random.gauss() * 0.06, Math.min(height * 0.85, width * 1.1) * random.range(0.72, 1.05));
  return out;
}

/** Leaf and stem shapes. */
export const botanical: Painter = async (job) => {
  const hand = job.hand.fork('botanical');
  const { random } = job;
  const wanted = hand.pick(['flat', 'flat', 'lino', 'cyanotype', 'night', 'silhouette']);
  const technique = job.reading ? (wanted === 'silhouette' && job.palette.named?.length === 1 ? wanted : 'flat') : wanted;
  const p = job.reading ? job.palette : technique === 'night' ? onGround(job.palette, 'dark') : onGround(job.palette, 'light');
  const blue: Rgb = adjust(rgb('#123f77'), random.range(-0.03, 0.05), 1, random.range(-8, 10));
  const ground = technique === 'cyanotype' ? blue : technique === 'lino' && hand.chance(0.4) ? random.pick(p.colours) : p.ground;
  const usable = against(p.colours, ground, 0.16);
  const dark = byLightness([...usable, p.ink]);
  const one = technique === 'lino' ? random.pick(against([p.ink, ...p.colours, p.ground], ground, 0.25)) : (dark[0] as Rgb);
  const pale = mix(blue, [243, 247, 248], 0.92);
  const tones = technique === 'cyanotype' ? [pale, mix(blue, pale, 0.75), mix(blue, pale, 0.5)] : technique === 'lino' || technique === 'silhouette' ? [one] : usable;
  const look: Look = {
    fill: (r) => hex(adjust(r.pick(tones), r.gauss() * 0.02)),
    stem: technique === 'cyanotype' ? hex(pale) : hex(technique === 'night' ? (usable[0] as Rgb) : one),
    ...(technique === 'silhouette' ? {} : { rib: hex(ground) }),
  };
  const plants = hand.pick<Plants>([[branch], [branch], [fern], [monstera], [flower, flower, grass], [monstera], [branch, flower], [grass, fern], [flower]]);
  const layouts = plants.length > 1 ? [meadow, bunch, meadow] : hand.pick([[specimen], [specimen, bunch], [specimen, allOver], [bunch]]);
  const body = random.pick(layouts)(job, plants, look);
  const raster = await renderSvg(job.width, job.height, `<rect width="${job.width}" height="${job.height}" fill="${hex(ground)}"/>${body}`);
  return technique === 'lino' || technique === 'silhouette' ? print(raster, random, ground, 0.7) : paper(raster, random, technique === 'cyanotype' ? 6 : 4);
};
