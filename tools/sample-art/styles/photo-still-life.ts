import { adjust, mix, type Rgb } from '../colour';
import type { Job, Painter } from '../job';
import { len, clamp, makeNoise } from '../noise';
import type { Random } from '../random';
import { blendMin, renderScene, type Surface } from '../raymarch';
import { film } from '../texture';
import { fruitColours, lampOf } from './named-scenes';

interface Thing {
  x: number;
  z: number;
  reach: number;
  tall: number;
  distance: (x: number, y: number, z: number) => number;
  surface: Surface;
}

const capped = (r: number, y: number, radius: number, low: number, high: number, round: number): number => {
  const dx = r - radius + round;
  const dy = Math.abs(y - (low + high) / 2) - (high - low) / 2 + round;
  return len(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round;
};

function bottle(random: Random): Pick<Thing, 'distance' | 'reach' | 'tall'> {
  const body = random.range(0.14, 0.26);
  const shoulder = random.range(0.45, 0.85);
  const neck = random.range(0.045, 0.075);
  const tall = shoulder + random.range(0.25, 0.6);
  const soft = random.range(0.08, 0.22);
  const square = random.chance(0.2);
  return {
    reach: body, tall,
    distance: (x, y, z) => {
      const r = square ? Math.max(Math.abs(x), Math.abs(z), (Math.abs(x) + Math.abs(z)) * 0.75) : len(x, z);
      const d = blendMin(capped(r, y, body, 0, shoulder, 0.06), capped(len(x, z), y, neck, shoulder * 0.7, tall, 0.015), soft);
      return Math.min(d, capped(len(x, z), y, neck + 0.018, tall - 0.05, tall, 0.012)) * 0.85;
    },
  };
}

function jug(random: Random): Pick<Thing, 'distance' | 'reach' | 'tall'> {
  const belly = random.range(0.22, 0.34);
  const tall = belly * random.range(2.2, 2.9);
  const side = random.pick([-1, 1]);
  const handle = random.chance(0.6);
  return {
    reach: belly * 1.35, tall,
    distance: (x, y, z) => {
      const r = len(x, z);
      const k = len(r / belly, (y - belly * 0.95) / (belly * 0.97));
      const pot = (k - 1) * belly * 0.8;
      const lip = Math.abs(r - (0.11 + 0.09 * clamp((y - belly * 1.6) / (tall - belly * 1.5)) ** 2)) - 0.014;
      let d = blendMin(pot, Math.max(lip, belly * 1.5 - y, y - tall), 0.09);
      if (handle) {
        const hx = x * side - belly * 0.85;
        const ring = len(len(hx, (y - belly * 1.35) * 0.8) - belly * 0.42, z) - 0.03;
        d = blendMin(d, Math.max(ring, -(hx + belly * 0.3)), 0.04);
      }
      return Math.max(d, -y) * 0.8;
    },
  };
}

function bowl(random: Random): Pick<Thing, 'distance' | 'reach' | 'tall'> {
  const r0 = random.range(0.3, 0.46);
  const tall = r0 * random.range(0.5, 0.8);
  return {
    reach: r0, tall,
    distance: (x, y, z) => {
      const r = len(x, z);
      const k = len(r, (y - tall) * (r0 / (tall * 0.93)));
      const shell = Math.abs(k - r0 + 0.015) * (tall / r0) - 0.016;
      const foot = capped(r, y, r0 * 0.42, 0, 0.06, 0.01);
      return Math.min(Math.max(shell, y - tall), foot) * 0.85;
    },
  };
}

function fruit(random: Random): Pick<Thing, 'distance' | 'reach' | 'tall'> {
  const r0 = random.range(0.12, 0.19);
  const kind = random.int(0, 2);
  const lean = random.gauss() * 0.25;
  return {
    reach: r0, tall: r0 * 2,
    distance: (x, y, z) => {
      const px = x - (y - r0) * lean;
      if (kind === 0) return len(px, y - r0 * 0.95, z) - r0 + 0.03 * Math.exp(-(px * px + z * z) / 0.0022) * (y > r0 ? 1.1 : 0);
      if (kind === 1) return blendMin(len(px, y - r0, z) - r0, len(px, y - r0 * 2.05, z) - r0 * 0.5, 0.12);
      const k = len(px / 1.35, (y - r0 * 0.9) / 0.92, z);
      return (k - r0) * 0.85;
    },
  };
}

function box(random: Random): Pick<Thing, 'distance' | 'reach' | 'tall'> {
  const a = random.range(0.12, 0.2);
  const b = random.range(0.14, 0.42);
  const turn = random.range(-0.7, 0.7);
  return {
    reach: a * 1.4, tall: b * 2,
    distance: (x, y, z) => {
      const px = Math.abs(Math.cos(turn) * x - Math.sin(turn) * z) - a;
      const pz = Math.abs(Math.sin(turn) * x + Math.cos(turn) * z) - a * 0.75;
      const py = Math.abs(y - b) - b;
      return len(Math.max(px, 0), Math.max(py, 0), Math.max(pz, 0)) + Math.min(Math.max(px, py, pz), 0) - 0.008;
    },
  };
}

/** Things set on the table so that none stands in another. */
function setTable(job: Job, colours: readonly Rgb[]): Thing[] {
  const { random } = job;
  const hand = job.hand.fork('table');
  const menu = hand.pick([
    [bottle, bottle, jug, box, bowl],
    [bottle, bottle, bottle, bottle, box],
    [bowl, fruit, fruit, fruit, jug],
    [jug, fruit, fruit, bottle, bowl],
    [box, box, bottle, bowl, fruit],
  ]);
  const span = Math.min(1.5, 0.75 * Math.sqrt(job.width / job.height) + 0.35);
  const count = random.int(4, 8);
  const things: Thing[] = [];
  for (let tries = 0; tries < 400 && things.length < count; tries++) {
    const make = things.length < 3 ? (menu[things.length] as typeof bottle) : random.pick(menu);
    const form = make(random);
    const back = form.tall > 0.6 ? -0.25 : 0.22;
    const x = random.range(-span, span) * 0.75;
    const z = random.range(-0.35, 0.35) + back;
    if (things.some((t) => len(t.x - x, t.z - z) < t.reach + form.reach + 0.015)) continue;
    const pale = hand.range(0, 0.5);
    const colour = mix(random.pick(colours), [206, 198, 186], job.reading ? pale * 0.4 : pale);
    const shiny = random.chance(0.35);
    things.push({ ...form, x, z, surface: { colour, gloss: shiny ? 0.5 : 0.08, hardness: shiny ? 60 : 10, mirror: shiny ? 0.2 : 0.02 } });
  }
  return things;
}

/** Bottles, bowls and fruit on a table in soft light. */
export const photoStillLife: Painter = async (job) => {
  const { random, width, height } = job;
  const hand = job.hand.fork('still-life');
  const p = job.palette;
  const usual = hand.pick(['soft', 'soft', 'dark', 'bright', 'mono']);
  const mood = job.reading ? (/\bdark\b|half-dark/.test(job.reading.text) ? 'dark' : 'soft') : usual;
  const wallBase: Rgb = job.reading?.ground ? job.reading.ground : mood === 'dark' ? [52, 44, 40] : mood === 'bright' ? mix(random.pick(p.colours), [238, 232, 224], 0.35) : mix(p.ground, [176, 168, 158], 0.5);
  const grey = (c: Rgb): Rgb => (mood === 'mono' ? adjust(c, 0, 0.06) : c);
  const fruit = job.alt ? fruitColours(job.alt) : [];
  const colours = job.reading ? [...p.colours, ...fruit, ...fruit] : [...p.colours, p.ground, ...fruit, ...fruit];
  const things = setTable(job, colours.map((c) => adjust(c, mood === 'soft' ? 0.04 : 0, mood === 'bright' || job.reading ? 1 : 0.72)));
  const lamp = job.alt ? lampOf(job.alt) : undefined;
  const noise = makeNoise(random.fork('skin'));
  const near = (x: number, z: number): Thing => things.reduce((a, b) => (len(a.x - x, a.z - z) - a.reach < len(b.x - x, b.z - z) - b.reach ? a : b));
  const top = Math.max(...things.map((t) => t.tall));
  const aspect = width / height;
  const spread = Math.max(...things.map((t) => Math.abs(t.x) + t.reach));
  const view = Math.max(spread * 2 + 0.35, (top + 0.75) * aspect);
  const table = grey(hand.pick<Rgb>([mix(wallBase, [120, 88, 62], 0.5), mix(wallBase, [236, 230, 220], 0.5), adjust(wallBase, -0.1)]));
  const picture = await renderScene(
    {
      map: (x, y, z) => {
        let d = 9;
        for (const t of things) {
          const dx = x - t.x;
          const dz = z - t.z;
          const far = Math.max(len(dx, dz) - t.reach, y - t.tall);
          if (far > d) continue;
          const e = far > 0.2 ? far : t.distance(dx, y, dz);
          if (e < d) d = e;
        }
        return d;
      },
      surface: (x, y, z) => {
        const s = near(x, z).surface;
        const v = 1 + noise.fbm(x * 6, y * 6 + z * 3, 3) * 0.14;
        return { ...s, colour: grey([s.colour[0] * v, s.colour[1] * v, s.colour[2] * v]) };
      },
      floor: 0, wall: -hand.range(0.95, 1.8), floorColour: table, wallColour: grey(wallBase),
      centre: [0, 0.55, 0], radius: 1.75,
      eye: [random.range(-0.4, 0.4), hand.range(1.1, 2.6), 5.6], aim: [0, top * 0.42 + (view / aspect - top - 0.5) * 0.12, 0], view,
      light: [random.pick([-1, 1]) * random.range(0.7, 1.3), random.range(0.5, 1.1), random.range(0.25, 0.9)],
      lightColour: lamp ? lamp : mood === 'dark' ? [255, 226, 184] : mood === 'mono' ? [250, 250, 250] : hand.pick<Rgb>([[255, 240, 218], [236, 242, 255]]),
      edge: hand.range(7, 14), ambient: mood === 'dark' ? 0.26 : random.range(0.46, 0.62),
    },
    width, height, Math.min(1, 620 / Math.max(width, height)),
  );
  return film(picture, random, mood === 'mono' ? 11 : 7.5, mood === 'dark' ? 0.5 : 0.28);
};
