import { adjust, lightness, mix, ramp, type Rgb } from '../colour';
import { namedColours } from '../colour-words';
import type { Job, Painter } from '../job';
import { len, clamp, makeNoise, smoothstep, type Noise } from '../noise';
import { against, byLightness, onGround } from '../palettes';
import { shade, type Raster } from '../raster';
import { canvas } from '../texture';
import { planes } from './color-planes';

interface Plane {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  colour: Rgb;
  under: Rgb;
  soft: number;
  wobble: number;
}

/** How far inside a box a point is, in pixels. */
const inside = (p: Plane, x: number, y: number): number =>
  Math.min(x - p.x0, p.x1 - x, y - p.y0, p.y1 - y);

function paintPlanes(job: Job, ground: Rgb, planes: Plane[], noise: Noise): Raster {
  const k = 1 / (job.unit * 140);
  return shade(job.width, job.height, (x, y, out) => {
    const cloud = noise.fbm(x * k, y * k * 1.6, 3);
    const stroke = noise.at(x * k * 0.7, y * k * 9) * 0.5;
    let r = ground[0] + cloud * 9;
    let g = ground[1] + cloud * 9;
    let b = ground[2] + cloud * 9;
    for (const p of planes) {
      const depth = inside(p, x, y) + (cloud * 0.7 + stroke * 0.6) * p.wobble;
      const a = smoothstep(-p.soft, p.soft, depth);
      if (a <= 0) continue;
      const mixing = clamp(0.5 + cloud * 0.75 + stroke * 0.5 + (1 - smoothstep(0, p.soft * 6, depth)) * 0.3);
      r += (p.colour[0] + (p.under[0] - p.colour[0]) * mixing - r) * a;
      g += (p.colour[1] + (p.under[1] - p.colour[1]) * mixing - g) * a;
      b += (p.colour[2] + (p.under[2] - p.colour[2]) * mixing - b) * a;
    }
    out[0] = r;
    out[1] = g;
    out[2] = b;
  });
}

/** Soft floating blocks, one above the other. */
function clouds(job: Job): Raster {
  const { random, width, height, unit } = job;
  const p = job.hand.chance(0.5) && !job.reading ? onGround(job.palette, 'dark') : job.palette;
  const ground = p.ground;
  const margin = unit * random.range(40, 90);
  const count = random.int(2, 4);
  const weights = Array.from({ length: count }, () => random.range(0.5, 2.2));
  const sum = weights.reduce((a, b) => a + b, 0);
  const gap = unit * random.range(18, 46);
  const room = height - margin * 2 - gap * (count - 1);
  const colours = against(p.colours, ground, 0.12);
  let y = margin;
  const planes = weights.map((w, i): Plane => {
    const h = (room * w) / sum;
    const colour = colours[i % colours.length] as Rgb;
    const inset = margin * random.range(0.75, 1.15);
    const plane = {
      x0: inset, x1: width - inset, y0: y, y1: y + h, colour,
      under: adjust(colour, random.range(-0.12, 0.1), 0.9, random.range(-18, 18)),
      soft: unit * random.range(14, 34), wobble: unit * random.range(14, 26),
    };
    y += h + gap;
    return plane;
  });
  return paintPlanes(job, ground, planes, makeNoise(random));
}

/** One large field cut by a few narrow bands. */
function zips(job: Job): Raster {
  const { random, width, height, unit } = job;
  const colours = random.shuffle(job.palette.colours);
  const ground = colours[0] as Rgb;
  const upright = job.hand.chance(0.65);
  const length = upright ? width : height;
  const planes = Array.from({ length: random.int(1, 4) }, (_, i): Plane => {
    const at = length * random.range(0.08, 0.92);
    const half = unit * random.pick([5, 8, 14, 30, 70, 120]);
    const colour = [job.palette.ink, job.palette.ground, ...colours.slice(1)][(i + random.int(0, 2)) % (colours.length + 1)] as Rgb;
    const far = 4 * unit * 1000;
    return {
      x0: upright ? at - half : -far, x1: upright ? at + half : far,
      y0: upright ? -far : at - half, y1: upright ? far : at + half,
      colour, under: adjust(colour, -0.03), soft: unit * random.pick([1, 1.5, 6]), wobble: unit * random.pick([2, 4, 9]),
    };
  });
  return paintPlanes(job, ground, planes, makeNoise(random));
}

/** Flat hard-edged curves, large in the frame. */
function curves(job: Job): Raster {
  const { random, width, height } = job;
  const colours = random.shuffle(against([...job.palette.colours, job.palette.ink], job.palette.ground));
  const size = len(width, height);
  const discs = Array.from({ length: random.int(3, 6) }, (_, i) => {
    const angle = random.range(0, Math.PI * 2);
    const r = size * random.range(0.25, 0.85);
    const off = r + size * random.range(-0.3, 0.14);
    return {
      x: width / 2 + Math.cos(angle) * off, y: height / 2 + Math.sin(angle) * off, r,
      colour: colours[i % colours.length] as Rgb,
    };
  });
  const noise = makeNoise(random);
  const ground = job.palette.ground;
  return shade(width, height, (x, y, out) => {
    let c: Rgb = ground;
    let r = c[0];
    let g = c[1];
    let b = c[2];
    for (const d of discs) {
      const a = clamp(d.r - len(x - d.x, y - d.y) + 0.5);
      if (a <= 0) continue;
      c = d.colour;
      r += (c[0] - r) * a;
      g += (c[1] - g) * a;
      b += (c[2] - b) * a;
    }
    const v = noise.at(x / (job.unit * 300), y / (job.unit * 60)) * 3;
    out[0] = r + v;
    out[1] = g + v;
    out[2] = b + v;
  });
}

/** A glowing aperture: colour fades from edge to heart. */
function aperture(job: Job): Raster {
  const { random, width, height } = job;
  const p = job.palette;
  const stops = byLightness(p.colours);
  if (lightness(p.ground) > 0.5) stops.reverse();
  if (random.chance(0.5)) stops.splice(1, 1);
  const table = ramp([p.ground, ...stops.slice(0, 4)], 512);
  const cx = width * random.range(0.42, 0.58);
  const cy = height * random.range(0.36, 0.64);
  const power = job.hand.pick([2, 2.6, 5]);
  const rx = width * random.range(0.5, 0.64);
  const ry = height * random.range(0.48, 0.64);
  const steps = job.hand.pick([0, 0, 7, 11]);
  const noise = makeNoise(random);
  return shade(width, height, (x, y, out) => {
    const d = (Math.abs((x - cx) / rx) ** power + Math.abs((y - cy) / ry) ** power) ** (1 / power);
    const grain = noise.at(x / 2.3, y / 2.3) * (steps ? 0.003 : 0.012);
    let t = clamp(1 - d + grain);
    if (steps) {
      const s = t * steps;
      t = (Math.floor(s) + smoothstep(0, 0.02, s - Math.floor(s))) / steps;
    }
    const c = table[Math.floor(t * 511)] as Rgb;
    out[0] = c[0];
    out[1] = c[1];
    out[2] = c[2];
  });
}

/** Bands of many widths over the whole canvas. */
function bands(job: Job): Raster {
  const { random, width, height, unit } = job;
  const upright = job.hand.chance(0.5);
  const length = upright ? width : height;
  const colours = [...job.palette.colours, job.palette.ground];
  const edges: { at: number; colour: Rgb }[] = [];
  let at = 0;
  let last = -1;
  const scale = job.hand.range(0.5, 1.6);
  while (at < length) {
    let pick = random.int(0, colours.length - 1);
    if (pick === last) pick = (pick + 1) % colours.length;
    last = pick;
    edges.push({ at, colour: colours[pick] as Rgb });
    at += unit * scale * random.pick([12, 20, 40, 70, 130, 210]);
  }
  const tilt = job.hand.pick([0, 0, 0.12, -0.2]);
  const noise = makeNoise(random);
  return shade(width, height, (x, y, out) => {
    const along = upright ? y : x;
    const pos = (upright ? x : y) + (along - (upright ? height : width) / 2) * tilt + noise.at(along / (unit * 45), 3) * unit * 1.4;
    let i = edges.length - 1;
    while (i > 0 && (edges[i] as { at: number }).at > pos) i--;
    const e = edges[i] as { at: number; colour: Rgb };
    const before = (edges[Math.max(0, i - 1)] as { colour: Rgb }).colour;
    const a = i === 0 ? 1 : clamp(pos - e.at);
    const wash = noise.fbm((upright ? x : y) / (unit * 50) + i * 9, along / (unit * 320), 2) * 11;
    out[0] = before[0] + (e.colour[0] - before[0]) * a + wash;
    out[1] = before[1] + (e.colour[1] - before[1]) * a + wash;
    out[2] = before[2] + (e.colour[2] - before[2]) * a + wash;
  });
}

/** Squares within squares, sunk a little below the middle. */
function homage(job: Job): Raster {
  const { random, width, height, unit } = job;
  const sorted = byLightness(job.palette.colours);
  const from = random.pick(sorted);
  const to = random.pick(sorted.filter((c) => c !== from));
  const count = random.int(3, 4);
  const planes = Array.from({ length: count - 1 }, (_, i): Plane => {
    const t = (i + 1) / count;
    const colour = mix(from, to, t * 1.2);
    return {
      x0: (width / 2) * t, x1: width - (width / 2) * t, y0: height * 0.62 * t, y1: height - height * 0.3 * t,
      colour, under: adjust(colour, -0.025), soft: unit * 0.8, wobble: unit * 2,
    };
  });
  return paintPlanes(job, from, planes, makeNoise(random));
}

/** Bands and planes of colour. */
export const colorField: Painter = async (job) => {
  const kind = job.hand.fork('color-field').pick([clouds, clouds, zips, curves, aperture, bands, homage]);
  const text = job.reading?.text ?? '';
  const raster = namedColours(text).length > 0 ? planes(job, text) : kind(job);
  return canvas(raster, job.random, 5, Math.max(3.2, job.unit * 3.6));
};
