import type { Reading } from './colour-words';
import type { Palette } from './palettes';
import type { Random } from './random';
import type { Raster } from './raster';

/** What a style needs to paint one picture. */
export interface Job {
  width: number;
  height: number;
  /** A length of one thousandth of the picture's mean side. */
  unit: number;
  /** The dice of this picture. */
  random: Random;
  /** The dice of the exhibitor: the same for all its works, so that they look like one hand. */
  hand: Random;
  palette: Palette;
  /** The colours the alt text names. */
  reading?: Reading;
  /** The English alt text. */
  alt?: string;
}

/** A style of painting. */
export type Painter = (job: Job) => Promise<Raster>;
