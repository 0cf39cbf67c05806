import { adjust, lightness, mix, type Rgb } from '../colour';
import type { Job, Painter } from '../job';
import { len, clamp, makeNoise } from '../noise';
import { loudest } from '../palettes';
import type { Random } from '../random';
import { blendMin, renderScene, type Surface } from '../raymarch';
import { film } from '../texture';
import { stuffOf } from './named-scenes';

type Map = (x: number, y: number, z: number) => number;

const box = (x: number, y: number, z: number, a: number, b: number, c: number, r: number): number => {
  const qx = Math.abs(x) - a + r;
  const qy = Math.abs(y) - b + r;
  const qz = Math.abs(z) - c + r;
  return len(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)) + Math.min(Math.max(qx, qy, qz), 0) - r;
};
const ellipsoid = (x: number, y: number, z: number, a: number, b: number, c: number): number => {
  const k0 = len(x / a, y / b, z / c);
  const k1 = len(x / (a * a), y / (b * b), z / (c * c)) || 1e-6;
  return (k0 * (k0 - 1)) / k1;
};

/** Pebbles stacked one on another. */
function stack(random: Random): Map {
  let y = 0;
  const stones = Array.from({ length: random.int(3, 6) }, (_, i) => {
    const b = random.range(0.14, 0.3);
    const stone = { x: random.gauss() * 0.05, y: y + b * 0.96, z: random.gauss() * 0.04, a: random.range(0.3, 0.55) * (1 - i * 0.08), b, c: random.range(0.3, 0.46) };
    y += b * 1.85;
    return stone;
  });
  const k = 1.85 / Math.max(1.5, y);
  const seam = random.pick([0.01, 0.02, 0.14]);
  return (px, py, pz) => {
    let d = 9;
    for (const s of stones) d = blendMin(d, ellipsoid(px / k - s.x, py / k - s.y, pz / k - s.z, s.a, s.b, s.c) * k, seam);
    return d;
  };
}

/** A large rounded body with one or two holes through it. */
function pierced(random: Random): Map {
  const lean = random.range(-0.35, 0.35);
  const parts = Array.from({ length: random.int(2, 4) }, (_, i) => ({
    x: random.gauss() * 0.14 * (i ? 1 : 0.4), y: 0.4 + i * random.range(0.34, 0.46), z: random.gauss() * 0.08, a: random.range(0.3, 0.52), b: random.range(0.42, 0.52), c: random.range(0.24, 0.36),
  }));
  const holes = Array.from({ length: random.int(1, 2) }, (_, i) => ({ x: random.gauss() * 0.1, y: 0.66 + i * 0.5 + random.gauss() * 0.06, r: random.range(0.1, 0.19), turn: random.gauss() * 0.35 }));
  return (x, y, z) => {
    const sx = x - (y - 0.8) * lean * 0.4;
    let d = 9;
    for (const p of parts) d = blendMin(d, ellipsoid(sx - p.x, y - p.y, z - p.z, p.a, p.b, p.c), 0.2);
    for (const h of holes) {
      const hole = len(sx - h.x - z * h.turn, (y - h.y) * 0.8) - h.r;
      d = -blendMin(-d, hole, 0.12);
    }
    return Math.max(d, -y) * 0.8;
  };
}

/** A square column turned about its axis. */
function twist(random: Random): Map {
  const turn = random.range(0.7, 2.6) * random.pick([-1, 1]);
  const swell = random.range(-0.12, 0.16);
  const sides = random.pick([0, 1]);
  const size = random.range(0.26, 0.36);
  return (x, y, z) => {
    const a = y * turn;
    const c = Math.cos(a);
    const s = Math.sin(a);
    const px = c * x - s * z;
    const pz = s * x + c * z;
    const w = size + swell * Math.sin(y * 2.1);
    const d = sides ? box(px, y - 0.95, pz, w * 1.35, 0.95, w * 0.55, 0.06) : box(px, y - 0.95, pz, w, 0.95, w, 0.07);
    return d * 0.62;
  };
}

/** A turned form: vase, spindle or endless column. */
function turned(random: Random): Map {
  const kind = random.int(0, 2);
  const beats = random.int(3, 6);
  const a = random.range(0.2, 0.34);
  const b = random.range(0.08, 0.2);
  const phase = random.range(0, 6);
  const profile = (y: number): number => {
    const t = clamp(y / 1.9);
    if (kind === 0) return a * 0.7 + b * Math.abs(((t * beats) % 1) * 2 - 1) * 1.2;
    if (kind === 1) return a * (0.5 + 0.9 * Math.sin(Math.PI * t) ** 0.8) + b * 0.5 * Math.sin(t * beats * 2 + phase);
    return a + b * Math.sin(t * beats * 1.7 + phase) + 0.05 * Math.cos(t * 11);
  };
  const square = kind === 0 && random.chance(0.6);
  return (x, y, z) => {
    const r = square ? Math.max(Math.abs(x * 0.88 - z * 0.47), Math.abs(x * 0.47 + z * 0.88)) : len(x, z);
    return Math.max((r - profile(y)) * 0.6, Math.abs(y - 0.95) - 0.95);
  };
}

/** Beams and blocks that lean on each other. */
function construction(random: Random): Map {
  const parts = Array.from({ length: random.int(3, 6) }, (_, i) => {
    const long = random.chance(0.5);
    return {
      x: random.gauss() * 0.2, y: 0.28 + i * random.range(0.22, 0.36), z: random.gauss() * 0.16, turn: random.range(-0.7, 0.7), tilt: random.chance(0.4) ? random.range(-0.6, 0.6) : 0,
      a: long ? random.range(0.5, 0.75) : random.range(0.15, 0.32), b: random.range(0.07, 0.24), c: random.range(0.12, 0.3),
    };
  });
  const mast = { x: random.gauss() * 0.16, z: random.gauss() * 0.1, r: random.range(0.05, 0.12) };
  const ball = { x: random.gauss() * 0.3, y: random.range(1.3, 1.7), r: random.range(0.14, 0.26), on: random.chance(0.6) };
  return (x, y, z) => {
    let d = box(x - mast.x, y - 0.8, z - mast.z, mast.r, 0.8, mast.r, 0.01);
    for (const p of parts) {
      const c = Math.cos(p.turn);
      const s = Math.sin(p.turn);
      const px = c * (x - p.x) - s * (z - p.z);
      const pz = s * (x - p.x) + c * (z - p.z);
      const tc = Math.cos(p.tilt);
      const ts = Math.sin(p.tilt);
      d = Math.min(d, box(tc * px - ts * (y - p.y), ts * px + tc * (y - p.y), pz, p.a, p.b, p.c, 0.015));
    }
    return ball.on ? Math.min(d, len(x - ball.x, y - ball.y, z) - ball.r) : d;
  };
}

/** A ring or knot of rope standing on edge. */
function knot(random: Random): Map {
  const p = random.pick([1, 2, 2, 3]);
  const q = p === 2 ? random.pick([3, 5]) : p === 3 ? random.pick([2, 4]) : random.pick([2, 3]);
  const thick = random.range(0.09, p === 1 ? 0.2 : 0.14);
  const reach = p === 1 ? 0.1 : 0.2;
  const spin = random.range(-0.7, 0.7);
  const c = Math.cos(spin);
  const s = Math.sin(spin);
  const centre = 0.6 + reach + thick - 0.03;
  return (px, py, pz) => {
    const x = c * px - s * pz;
    const z = s * px + c * pz;
    const y = py - centre;
    const r = len(x, y) - 0.6;
    const a = Math.atan2(y, x);
    let best = 9;
    for (let k = 0; k < p; k++) {
      const t = ((a + Math.PI * 2 * k) * q) / p + 1;
      best = Math.min(best, len(r - reach * Math.cos(t), z - reach * 1.2 * Math.sin(t)));
    }
    return (best - thick) * 0.55;
  };
}

/** Discs and half discs set edge to edge, like a standing sign. */
function plates(random: Random): Map {
  let y0 = 0;
  const discs = Array.from({ length: random.int(2, 4) }, (_, i) => ({
    x: random.gauss() * 0.1, y: (y0 = i ? y0 + random.range(0.32, 0.44) : random.range(0.4, 0.55)), z: random.gauss() * 0.05, r: random.range(0.28, 0.46) * (1 - i * 0.08), turn: random.range(-1.3, 1.3), cut: random.chance(0.5), hole: random.chance(0.4) ? random.range(0.1, 0.2) : 0, t: random.range(0.035, 0.09),
  }));
  return (x, y, z) => {
    let d = box(x, y - y0 / 2, z, 0.04, y0 / 2, 0.04, 0.01);
    for (const p of discs) {
      const c = Math.cos(p.turn);
      const s = Math.sin(p.turn);
      const px = c * (x - p.x) - s * (z - p.z);
      const pz = s * (x - p.x) + c * (z - p.z);
      const py = y - p.y;
      const rad = len(px, py);
      let e = Math.max(rad - p.r, Math.abs(pz) - p.t);
      if (p.cut) e = Math.max(e, px * 0.7 + py * 0.7);
      if (p.hole) e = Math.max(e, p.hole - rad);
      d = Math.min(d, e);
    }
    return d;
  };
}

/** What the work is made of. */
function material(job: Job, random: Random): (x: number, y: number, z: number) => Surface {
  const noise = makeNoise(job.random.fork('stone'));
  const kind = random.pick(['plaster', 'bronze', 'terracotta', 'enamel', 'marble', 'basalt', 'steel', 'patina']);
  const colour = loudest(job.palette.colours);
  const plain = (c: Rgb, gloss: number, hardness: number, mirror: number, rough: number): ((x: number, y: number, z: number) => Surface) => (x, y, z) => {
    const v = noise.fbm(x * 7 + z * 3, y * 7 - z * 4, 3) * rough;
    return { colour: [c[0] * (1 + v), c[1] * (1 + v), c[2] * (1 + v)], gloss, hardness, mirror };
  };
  switch (kind) {
    case 'bronze':
      return plain([96, 66, 40], 0.5, 26, 0.35, 0.3);
    case 'terracotta':
      return plain([176, 92, 62], 0.06, 8, 0, 0.16);
    case 'enamel':
      return plain(colour, 0.65, 70, 0.28, 0);
    case 'basalt':
      return plain([52, 52, 56], 0.22, 16, 0.08, 0.34);
    case 'steel':
      return plain([150, 156, 162], 0.7, 60, 0.6, 0.05);
    case 'patina':
      return (x, y, z) => {
        const v = clamp(0.5 + noise.fbm(x * 4, y * 3 + z * 2, 4) * 1.3);
        return { colour: mix([64, 52, 40], [96, 152, 134], v), gloss: 0.3 * (1 - v), hardness: 20, mirror: 0.1 };
      };
    case 'marble':
      return (x, y, z) => {
        const v = Math.abs(Math.sin((x * 2 + y * 3.2 + z) * 1.6 + noise.fbm(x * 2.6, y * 2.6 + z * 2, 4) * 5)) ** 0.35;
        return { colour: [206 + 26 * v, 200 + 28 * v, 196 + 28 * v], gloss: 0.22, hardness: 40, mirror: 0.08 };
      };
    default:
      return plain([226, 221, 212], 0.03, 6, 0, 0.05);
  }
}

/** The material the alt text names. */
function namedMaterial({ reading, random }: Job): ((x: number, y: number, z: number) => Surface) | undefined {
  const stuff = reading && stuffOf(reading);
  if (!stuff) return undefined;
  const noise = makeNoise(random.fork('named stone'));
  const [gloss, hardness, mirror, rough] = finishes[stuff.kind];
  return (x, y, z) => {
    const v = 1 + noise.fbm(x * 7 + z * 3, y * 7 - z * 4, 3) * rough;
    const [r, g, b] = stuff.colour;
    return { colour: [r * v, g * v, b * v], gloss, hardness, mirror };
  };
}

/** Gloss, hardness of the highlight, mirroring and roughness. */
const finishes = {
  steel: [0.7, 60, 0.55, 0.05],
  bronze: [0.5, 26, 0.3, 0.3],
  terracotta: [0.06, 8, 0, 0.16],
  basalt: [0.3, 20, 0.08, 0.3],
  plain: [0.16, 20, 0.03, 0.12],
} as const;

/** A shaded solid on a plinth. */
export const sculpture: Painter = async (job) => {
  const hand = job.hand.fork('sculpture');
  const { random, width, height } = job;
  const shape = hand.pick([stack, pierced, pierced, twist, turned, construction, knot, plates])(random);
  const usual = material(job, hand.chance(0.7) ? hand : random);
  const stuff = namedMaterial(job) ?? usual;
  const wide = random.range(0.58, 0.85);
  const high = hand.pick([0.16, 0.5, 1.3]);
  const p = job.palette;
  const chosen = hand.pick([adjust(p.ground, 0.02, 0.8), mix(p.ground, [236, 233, 228], 0.6), random.pick(p.colours), adjust(loudest(p.colours), -0.05, 0.85)]);
  const wall = job.reading ? (job.reading.ground ?? (lightness(p.ground) < 0.5 ? mix(p.ground, [120, 118, 116], 0.5) : mix(p.ground, [236, 233, 228], 0.35))) : chosen;
  const plinth = hand.pick<Rgb>([[232, 229, 224], [232, 229, 224], mix(wall, [240, 238, 234], 0.5), [58, 56, 56], [170, 138, 104]]);
  const plinthColour = job.reading?.plinth ?? plinth;
  const aspect = width / height;
  const tall = 2.1 + Math.min(high, 0.75) + 0.55;
  const view = Math.max(tall * aspect, 1.9);
  const aimY = 1.0 - Math.min(high, 0.75) * 0.5 + (view / aspect - tall) * 0.12;
  const side = random.pick([-1, 1]);
  const turn = random.range(-0.5, 0.5);
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const picture = await renderScene(
    {
      map: (x, y, z) => Math.min(y < -0.05 ? Math.max(0.05, -y, len(x, z) - 1.08) : len(x, z) > 2 ? len(x, z) - 1.08 : shape(c * x - s * z, y, s * x + c * z), box(x, y + high / 2 + 0.004, z, wide, high / 2, wide, 0.008)),
      surface: (x, y, z) => (y > 0.002 ? stuff(x, y, z) : { colour: plinthColour, gloss: 0.02, hardness: 8, mirror: 0 }),
      floor: -high, wall: -hand.range(1.6, 3.4), floorColour: adjust(wall, hand.pick([-0.12, -0.04, 0.03]), 0.8), wallColour: wall,
      centre: [0, 0.95 - high / 2, 0], radius: len(1.05 + high / 2, wide * 1.2) + 0.1,
      eye: [random.range(-1.2, 1.2), 1.5 + random.range(-0.3, 0.7), 7.5], aim: [0, aimY, 0], view,
      light: [side * random.range(0.5, 1), random.range(0.7, 1.25), random.range(0.45, 0.95)], lightColour: hand.pick<Rgb>([[255, 246, 232], [250, 250, 255], [255, 236, 210]]),
      edge: hand.range(9, 20), ambient: random.range(0.42, 0.58),
    },
    width, height, Math.min(1, 720 / Math.max(width, height)),
  );
  return film(picture, random, 4.5, 0.22);
};
