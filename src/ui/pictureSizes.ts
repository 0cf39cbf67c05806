import type { IGatsbyImageData } from 'gatsby-plugin-image';

/**
 * How wide a picture is shown: CSS lengths without per cent, each keyed by the smallest window
 * width (px) at which it applies; 0 for the narrowest.
 */
export type ShownWidths = Readonly<Record<number, string>>;

/** Slightly more than shown, since these lengths are approximate. */
const reserve = 1.03;

/**
 * The `sizes` attribute of a picture; browsers use the first condition that matches, times the
 * screen's density (spec §9, images).
 */
export function pictureSizes(widths: ShownWidths, scale = 1): string {
  return Object.entries(widths)
    .reverse()
    .map(
      ([from, width]) =>
        `${from === '0' ? '' : `(min-width:${from}px) `}calc(${hundredths(reserve * scale)}*(${width}))`,
    )
    .join(',');
}

/** Width to height. */
export function aspectOf({ width, height }: Pick<IGatsbyImageData, 'width' | 'height'>): number {
  return width / height;
}

/**
 * How many times wider than its box a picture is drawn to cover it; both arguments are width to
 * height.
 */
export function coverScale(aspect: number, box: number): number {
  return Math.max(1, aspect / box);
}

/** A number for CSS, rounded the same way in Node and in browsers. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
