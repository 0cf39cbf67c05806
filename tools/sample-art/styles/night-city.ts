import { adjust, hex, mix, rgb, type Rgb } from '../colour';
import type { Job, Painter } from '../job';
import { makeNoise } from '../noise';
import { blur, renderSvg, screen, type Raster } from '../raster';
import type { Random } from '../random';
import { film } from '../texture';
import { kindFor } from './alt-kinds';
import { nightColours } from './named-scenes';

interface Night {
  sky: [Rgb, Rgb];
  wall: Rgb;
  lamps: readonly string[];
}

const night = (top: string, low: string, wall: string, lamps: string): Night => ({ sky: [rgb(top), rgb(low)], wall: rgb(wall), lamps: lamps.split(' ') });

const nights: readonly Night[] = [
  night('#060a1c', '#1b2a4a', '#0b1122', '#ffd58a #ffb84d #fff0c9 #ffcf70 #9fd0ff'),
  night('#120a20', '#4a2145', '#170d20', '#ff9d5c #ffd08a #ff6f91 #ffe3b0'),
  night('#04130f', '#12403a', '#06120f', '#ffe08a #ffcf66 #b8ffd9 #ffb347'),
  night('#0a0a0c', '#2a2622', '#0e0d0d', '#ffc46b #ffdf9e #ffab40 #ffffff'),
  night('#0b1030', '#e0734a', '#0c0f22', '#ffe2a6 #ffc26b #fff6df'),
  night('#0d1a2b', '#8fa2b8', '#111c2a', '#ffd98f #ffe9c0 #ffc163 #a7c8ff'),
  night('#1a0608', '#5c1a1a', '#160708', '#ffcf8a #ff8b5c #ffe8c4'),
  night('#08081e', '#3a2c7a', '#0a0a1c', '#7fe3ff #ff7ad9 #ffe27a #b79bff #fff'),
];

/** The dark picture and, apart from it, its lights (for the glow). */
interface Pair {
  dark: string;
  lights: string;
}

const rect = (x: number, y: number, w: number, h: number, fill: string, o = 1): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="${fill}"${o < 1 ? ` opacity="${o.toFixed(2)}"` : ''}/>`;

/** Windows over one front. */
function windows(random: Random, x: number, y: number, w: number, h: number, cell: number, lit: number, n: Night, warmth: number): string {
  const across = Math.max(1, Math.floor(w / cell));
  const gap = w / across;
  const rows = Math.floor((h - cell * 0.4) / (cell * 1.25));
  const ratio = random.pick([0.42, 0.55, 0.7]);
  const high = random.pick([0.5, 0.66, 0.8]);
  let out = '';
  for (let j = 0; j < rows; j++) {
    const floor = random.chance(0.06) ? 0.9 : lit;
    for (let i = 0; i < across; i++) {
      if (!random.chance(floor)) continue;
      const fill = random.chance(warmth) ? (n.lamps[0] as string) : random.pick(n.lamps);
      out += rect(x + i * gap + (gap * (1 - ratio)) / 2, y + cell * 0.5 + j * cell * 1.25, gap * ratio, cell * high, fill, random.range(0.35, 1));
    }
  }
  return out;
}

/** One large housing block that fills the frame. */
function block(job: Job, n: Night): Pair {
  const { random, width, height, unit } = job;
  const across = job.hand.int(5, 13);
  const cell = width / across;
  const high = cell * random.range(0.85, 1.2);
  const rows = Math.ceil(height / high);
  let dark = rect(0, 0, width, height, hex(n.wall));
  let lights = '';
  const mode = job.hand.int(0, 2);
  for (let j = 0; j < rows; j++) {
    dark += rect(0, j * high, width, unit * 2.4, hex(adjust(n.wall, 0.05)));
    for (let i = 0; i < across; i++) {
      const x = i * cell + cell * 0.2;
      const y = j * high + high * 0.2;
      const w = cell * 0.6;
      const h = high * 0.62;
      const stair = mode === 1 && i === Math.floor(across / 2);
      dark += rect(i * cell, j * high, unit * 1.6, high, hex(adjust(n.wall, 0.035))) + rect(x, y, w, h, hex(adjust(n.wall, 0.06)));
      if (!random.chance(stair ? 0.95 : 0.46)) continue;
      const lamp = random.pick(n.lamps);
      const o = random.range(0.55, 1);
      lights += rect(x, y, w, h, lamp, o);
      const extra = random.int(0, 6);
      let over = '';
      if (extra === 0) over = rect(x, y, w * 0.34, h, hex(mix(rgb('#b0562f'), n.wall, 0.35)), 0.85);
      if (extra === 1) over = rect(x, y + h * 0.62, w, h * 0.38, hex(n.wall), 0.5);
      if (extra === 2) over = `<ellipse cx="${x + w * 0.6}" cy="${y + h * 0.62}" rx="${w * 0.09}" ry="${w * 0.1}" fill="${hex(n.wall)}"/><path d="M${x + w * 0.42} ${y + h}Q${x + w * 0.44} ${y + h * 0.74} ${x + w * 0.6} ${y + h * 0.74}T${x + w * 0.78} ${y + h}Z" fill="${hex(n.wall)}"/>`;
      if (extra === 3) over = `<path d="M${x + w * 0.3} ${y + h}q${-w * 0.1} ${-h * 0.3} 0 ${-h * 0.42}q${w * 0.12} ${h * 0.1} 0 ${h * 0.42}Z" fill="${hex(n.wall)}" opacity=".8"/>`;
      lights += over + rect(x + w * 0.48, y, w * 0.045, h, hex(n.wall)) + rect(x, y + h * 0.3, w, h * 0.04, hex(n.wall), 0.9);
    }
  }
  return { dark, lights };
}

/** Towers in layers, farther ones paler; water below mirrors them. */
function skyline(job: Job, n: Night): Pair {
  const { random, width, height, unit } = job;
  const water = job.hand.chance(0.5);
  const base = water ? height * random.range(0.6, 0.72) : height;
  let dark = `<defs><linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hex(n.sky[0])}"/><stop offset="1" stop-color="${hex(n.sky[1])}"/></linearGradient></defs>${rect(0, 0, width, height, 'url(#n)')}`;
  let lights = '';
  if (random.chance(0.45)) lights += `<circle cx="${width * random.range(0.15, 0.85)}" cy="${height * random.range(0.1, 0.25)}" r="${unit * random.range(20, 48)}" fill="#fdf3dc"/>`;
  const layers = random.int(2, 4);
  for (let l = 0; l < layers; l++) {
    const t = (l + 1) / layers;
    const wall = mix(n.sky[1], n.wall, 0.35 + 0.65 * t);
    const cell = unit * (9 + 13 * t) * random.range(0.85, 1.2);
    for (let x = -unit * 30; x < width; ) {
      const w = unit * random.range(50, 170) * (0.6 + 0.5 * t);
      const peak = random.next() ** 1.5;
      const h = base * (0.16 + 0.42 * peak + 0.12 * (1 - t)) * (1.15 - 0.35 * t);
      const y = base - h;
      dark += rect(x, y, w + 1, h + 2, hex(wall));
      lights += rect(x, y, w + 1, h + 2, '#000');
      const crown = random.int(0, 5);
      if (crown === 0) dark += rect(x + w * 0.25, y - h * 0.08, w * 0.5, h * 0.09, hex(wall));
      if (crown === 1) dark += rect(x + w * 0.48, y - h * 0.2, unit * 3, h * 0.2, hex(wall));
      if (crown === 1) lights += `<circle cx="${x + w * 0.49}" cy="${y - h * 0.2}" r="${unit * 4}" fill="#ff5a4a"/>`;
      if (crown === 2) dark += `<path d="M${x} ${y}L${x + w / 2} ${y - w * 0.4}L${x + w} ${y}Z" fill="${hex(wall)}"/>`;
      lights += windows(random, x + w * 0.07, y, w * 0.86, h, cell, random.range(0.12, 0.5), n, 0.4);
      x += w * random.range(0.8, 1.15);
    }
  }
  if (!water) return { dark, lights };
  const river = `<clipPath id="w">${rect(0, base, width, height - base, '#000')}</clipPath>`;
  const flip = (body: string, o: number): string => `<g clip-path="url(#w)"><g transform="matrix(1 0 0 -1 0 ${base * 2})" opacity="${o}">${body.replace(/<defs>.*?<\/defs>/, '')}</g></g>`;
  let ripples = '';
  for (let i = 0; i < 130; i++) {
    const y = base + (height - base) * random.next() ** 1.4;
    ripples += rect(random.range(-0.1, 1) * width, y, unit * random.range(40, 260), unit * random.range(1, 3.4), hex(mix(n.sky[0], n.wall, 0.4)), random.range(0.3, 0.8));
  }
  return { dark: `${dark}${river}${rect(0, base, width, height - base, hex(n.wall))}${flip(dark, 0.55)}`, lights: `${lights}${river}${rect(0, base, width, height, '#000')}${flip(lights, 0.5)}${ripples.replace(/fill="#\w+"/g, 'fill="#000"')}` };
}

/** A street that runs away, lamps and shop fronts on both sides, wet ground. */
function street(job: Job, n: Night): Pair {
  const { random, width, height, unit } = job;
  const vx = width * random.range(0.35, 0.65);
  const vy = height * random.range(0.56, 0.7);
  let dark = `<defs><linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hex(n.sky[0])}"/><stop offset="1" stop-color="${hex(n.sky[1])}"/></linearGradient></defs>${rect(0, 0, width, vy + 2, 'url(#n)')}${rect(0, vy, width, height - vy, hex(adjust(n.wall, 0.02)))}`;
  let lights = '';
  let pools = '';
  for (const side of [-1, 1]) {
    const edge = side < 0 ? vx + width * 0.04 : width - vx + width * 0.04;
    let z = 12;
    while (z > 0.9) {
      const next = z * random.range(0.72, 0.86);
      const x1 = vx + (side * edge) / z;
      const x2 = vx + (side * edge) / next;
      const tall = height * random.range(0.5, 1.25);
      const t1 = vy - tall / z;
      const t2 = vy - tall / next;
      const f1 = vy + (height * 0.2) / z;
      const f2 = vy + (height * 0.2) / next;
      const wall = mix(n.wall, n.sky[1], Math.min(0.75, z / 14));
      const d = `M${x1.toFixed(1)} ${t1.toFixed(1)}L${x2.toFixed(1)} ${t2.toFixed(1)}L${x2.toFixed(1)} ${f2.toFixed(1)}L${x1.toFixed(1)} ${f1.toFixed(1)}Z`;
      dark += `<path d="${d}" fill="${hex(wall)}"/>`;
      lights += `<path d="${d}" fill="#000"/>`;
      const rows = Math.round(tall / height * 9);
      const cols = 3;
      for (let r = 0; r < rows; r++)
        for (let c = 0; c < cols; c++) {
          const shop = r === rows - 1;
          if (!random.chance(shop ? 0.85 : 0.36)) continue;
          const q = (u: number, v: number): string => {
            const k = 1 / z + (1 / next - 1 / z) * u;
            return `${(vx + side * edge * k).toFixed(1)} ${(vy + (-tall + (tall + height * 0.2) * v) * k).toFixed(1)}`;
          };
          const u0 = (c + 0.22) / cols;
          const u1 = (c + (shop ? 0.92 : 0.72)) / cols;
          const v0 = (r + 0.25) / rows;
          const v1 = (r + 0.8) / rows;
          lights += `<path d="M${q(u0, v0)}L${q(u1, v0)}L${q(u1, v1)}L${q(u0, v1)}Z" fill="${random.pick(n.lamps)}" opacity="${random.range(0.4, 1).toFixed(2)}"/>`;
        }
      const lx = vx + (side * edge * 0.72) / next;
      const ly = vy - (height * 0.16) / next;
      const r = (unit * 13) / next;
      lights += `<circle cx="${lx}" cy="${ly}" r="${r}" fill="${n.lamps[0]}"/>`;
      for (let k = 0; k < 9; k++) pools += rect(lx - r * random.range(0.6, 2.4), vy + (height * (0.22 + k * 0.022)) / next, r * random.range(1.4, 4), r * 0.22, n.lamps[0] as string, 0.34 - k * 0.032);
      z = next;
    }
  }
  return { dark, lights: lights + pools };
}

/** Lights out of focus beyond a window: round spots of many sizes. */
function bokeh(job: Job, n: Night): Pair {
  const { random, width, height, unit } = job;
  const dark = `<defs><linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hex(n.sky[0])}"/><stop offset=".62" stop-color="${hex(n.sky[1])}"/><stop offset="1" stop-color="${hex(n.wall)}"/></linearGradient></defs>${rect(0, 0, width, height, 'url(#n)')}`;
  const noise = makeNoise(random);
  let lights = '';
  const band = height * random.range(0.45, 0.65);
  for (let i = 0; i < random.int(60, 130); i++) {
    const near = random.next() ** 2.4;
    const x = random.range(-0.02, 1.02) * width;
    const y = band + random.gauss() * height * (0.07 + near * 0.17) + noise.at(x / 300, 1) * 40;
    const r = unit * (8 + 58 * near);
    const lamp = random.pick(n.lamps);
    const o = 0.8 - near * 0.62;
    lights += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${lamp}" fill-opacity="${o.toFixed(2)}" stroke="${lamp}" stroke-opacity="${(o * 0.6).toFixed(2)}" stroke-width="${(r * 0.08).toFixed(1)}"/>`;
  }
  const bars = random.int(0, 2);
  let frame = '';
  for (let i = 1; i <= bars; i++) frame += rect((width * i) / (bars + 1) - unit * 11, 0, unit * 22, height, '#000');
  if (random.chance(0.6)) frame += rect(0, height * 0.88, width, height * 0.12, '#000');
  return { dark: dark + frame.replace(/#000/g, hex(n.wall)), lights: lights + frame };
}

async function compose(job: Job, pair: Pair, glow: number): Promise<Raster> {
  const { width, height, unit } = job;
  const dark = await renderSvg(width, height, pair.dark);
  const lights = await renderSvg(width, height, rect(0, 0, width, height, '#000') + pair.lights);
  const near = await blur(lights, unit * 6);
  const far = await blur(lights, unit * 42);
  return screen(screen(screen(dark, lights, 1), near, 0.4 * glow), far, 0.62 * glow);
}

/** A night in the colours a text names. */
function lit(base: Night, text: string): Night {
  const { lamps, wall, sky } = nightColours(text);
  const calm = nights[0] ?? base;
  const low = sky ?? (wall ? adjust(wall, 0.12) : undefined);
  return {
    sky: low ? [adjust(low, -0.12), low] : lamps.length > 0 ? calm.sky : base.sky,
    wall: wall ?? (lamps.length > 0 ? calm.wall : base.wall),
    lamps: lamps.length > 0 ? [...lamps, ...lamps, '#ffe6b8'].slice(0, lamps.length > 1 ? -1 : undefined) : base.lamps,
  };
}

/** Lit windows in the dark. */
export const nightCity: Painter = async (job) => {
  const hand = job.hand.fork('night-city');
  const chosen = hand.pick(nights);
  const n = job.alt ? lit(chosen, job.alt) : chosen;
  const usual = hand.pick([block, block, skyline, skyline, street, bokeh]);
  const kind = { block, skyline, street, usual }[kindFor('night', job.alt) ?? 'usual'];
  const raster = await compose(job, kind(job, n), hand.range(0.7, 1.1));
  return film(raster, job.random, 9, 0.3);
};
