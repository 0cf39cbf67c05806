import type { Job } from '../job';
import { familyOf, relative } from '../palettes';
import type { Random } from '../random';
import { toSharp, type Raster } from '../raster';
import { botanical } from '../styles/botanical';
import { brushCircles } from '../styles/brush-circles';
import { collage } from '../styles/collage';
import { colorField } from '../styles/color-field';
import { flowLines } from '../styles/flow-lines';
import { gridPixels } from '../styles/grid-pixels';
import { ink } from '../styles/ink';
import { opArt } from '../styles/op-art';
import { photoLandscape } from '../styles/photo-landscape';
import { strata } from '../styles/strata';
import { textile } from '../styles/textile';

/** A small painted picture, ready to hang in an SVG. */
export interface Hung {
  href: string;
  aspect: number;
}

const painters = [colorField, colorField, collage, collage, ink, strata, brushCircles, botanical, gridPixels, opArt, textile, flowLines, photoLandscape];

/** Paints a few small pictures for the walls of a photograph. */
export async function hang(random: Random, count: number, mono: boolean, size = 260): Promise<Hung[]> {
  const out: Hung[] = [];
  for (let i = 0; i < count; i++) {
    const own = random.fork(`hung${i}`);
    const aspect = own.pick([0.72, 0.8, 1, 1.25, 1.4]);
    const width = Math.round(aspect > 1 ? size : size * aspect);
    const height = Math.round(width / aspect);
    const hand = own.fork('hand');
    const job: Job = { width, height, unit: Math.sqrt(width * height) / 1000, random: own, hand, palette: relative(familyOf(own.fork('palette')), own) };
    const raster: Raster = await own.pick(painters)(job);
    const image = toSharp(raster);
    const bytes = await (mono ? image.grayscale() : image).jpeg({ quality: 88 }).toBuffer();
    out.push({ href: `data:image/jpeg;base64,${bytes.toString('base64')}`, aspect });
  }
  return out;
}

/** An image stretched over a box. */
export const image = (h: Hung, x: number, y: number, w: number, hgt: number, extra = ''): string =>
  `<image href="${h.href}" x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${hgt.toFixed(1)}" preserveAspectRatio="none" ${extra}/>`;
