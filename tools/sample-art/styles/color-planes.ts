import { adjust, type Rgb } from '../colour';
import { namedColours } from '../colour-words';
import type { Job } from '../job';
import { clamp, makeNoise, smoothstep } from '../noise';
import { shade, type Raster } from '../raster';

interface Band {
  colour: Rgb;
  weight: number;
  /** -1 at the top, 1 at the bottom, 0 where the text lists it. */
  place: number;
}

const placeOf = (after: string): number =>
  /^ (?:\w+ )?(?:at|along) the (?:bottom|foot)\b|^ (?:\w+ )?below\b|^ bottom\b/.test(after) ? 1
  : /^ (?:\w+ )?(?:at|along) the top\b|^ (?:above|top)\b/.test(after) ? -1
  : 0;

const thin = /\b(?:narrow|thin|strip|rim|edge|gap|one|light)\b[^,]*$/;
const thinAfter = /^ (?:band|rim|edge|gap|strip|sky)\b/;
const wide = /\b(?:broad|wide|large|field|plane|even)\b[^,]*$/;
const repeated = /\btwo\b/i;

/** The planes a text describes, from the top (or the left) on. */
export function bandsOf(text: string): Band[] {
  const bands = namedColours(text).map(({ colour, before, after }): Band => {
    const near = before.split(/,| and | by | with | over | under | beneath | above /).at(-1) ?? '';
    const isThin = (thin.test(near) || thinAfter.test(after)) && !wide.test(near);
    return { colour, weight: isThin ? 0.16 : 1, place: placeOf(after) };
  });
  const one = bands[0];
  if (bands.length === 1 && one) return [one, { colour: adjust(one.colour, /\blight\b/.test(text) ? 0.16 : -0.09), weight: 0.18, place: 0 }, { ...one, weight: 0.4 }];
  if (bands.length === 2 && repeated.test(text) && one) return [one, bands[1] as Band, { ...one }];
  if (bands.some((band) => band.place !== 0)) return bands.sort((a, b) => a.place - b.place);
  return /\b(?:under|beneath|left edge)\b/.test(text) ? bands.reverse() : bands;
}

/** Soft-edged planes one above the other, or side by side, as the alt text lists them. */
export function planes(job: Job, text: string): Raster {
  const { random, width, height, unit } = job;
  const upright = /\b(?:tall red|left edge|right edge|upright)\b/.test(text);
  const bands = bandsOf(text).map((band) => ({ ...band, weight: band.weight * random.range(0.8, 1.25) }));
  const sum = bands.reduce((a, b) => a + b.weight, 0);
  const length = upright ? width : height;
  const hard = /without a transition|edge to edge|cut off/.test(text);
  const soft = unit * (hard ? 1.5 : random.range(14, 60));
  const noise = makeNoise(random);
  const k = 1 / (unit * 140);
  const edges: number[] = [];
  bands.reduce((at, band) => {
    edges.push(at * length);
    return at + band.weight / sum;
  }, 0);
  return shade(width, height, (x, y, out) => {
    const cloud = noise.fbm(x * k, y * k * 1.6, 3);
    const stroke = noise.at(x * k * (upright ? 9 : 0.7), y * k * (upright ? 0.7 : 9)) * 0.5;
    const pos = (upright ? x : y) + (cloud * 0.8 + stroke * 0.6) * (hard ? unit * 2 : unit * 18);
    bands.forEach((band, i) => {
      const a = i === 0 ? 1 : smoothstep(-soft, soft, pos - (edges[i] as number));
      if (a <= 0) return;
      const lift = clamp(0.5 + cloud * 0.8 + stroke * 0.5) * 16 - 8;
      for (let c = 0; c < 3; c++) {
        const v = (band.colour[c] as number) + lift;
        out[c] = i === 0 ? v : (out[c] as number) + (v - (out[c] as number)) * a;
      }
    });
  });
}
