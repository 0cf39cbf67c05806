import type { Painter } from '../job';
import type { StyleName } from '../plan';
import { arcade } from './arcade';
import { botanical } from './botanical';
import { brushCircles } from './brush-circles';
import { collage } from './collage';
import { colorField } from './color-field';
import { duotonePortrait } from './duotone-portrait';
import { flowLines } from './flow-lines';
import { gridPixels } from './grid-pixels';
import { ink } from './ink';
import { nightCity } from './night-city';
import { opArt } from './op-art';
import { photoLandscape } from './photo-landscape';
import { photoStillLife } from './photo-still-life';
import { sculpture } from './sculpture';
import { strata } from './strata';
import { textile } from './textile';

/** The painter of each style. */
export const painters: Record<StyleName, Painter> = {
  'color-field': colorField,
  'flow-lines': flowLines,
  'op-art': opArt,
  collage,
  ink,
  textile,
  sculpture,
  arcade,
  'duotone-portrait': duotonePortrait,
  'grid-pixels': gridPixels,
  strata,
  'brush-circles': brushCircles,
  botanical,
  'night-city': nightCity,
  'photo-landscape': photoLandscape,
  'photo-still-life': photoStillLife,
};
