import type { IGatsbyImageData } from 'gatsby-plugin-image';

/**
 * The displayed width of a picture: CSS lengths without per cent, keyed by the smallest window
 * width (px) at which each applies; the key 0 is for the narrowest windows.
 */
export type ShownWidths = Readonly<Record<number, string>>;

/** These lengths are approximate, so ask for slightly more. */
const reserve = 1.03;

/**
 * Returns a picture's `sizes` attribute, widest condition first, because browsers use the first
 * that matches (spec §9, images). `scale` multiplies the widths.
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

export function aspectOf({ width, height }: Pick<IGatsbyImageData, 'width' | 'height'>): number {
  return width / height;
}

/** How many times wider than its box a covering picture is; both are width to height. */
export function coverScale(aspect: number, box: number): number {
  return Math.max(1, aspect / box);
}

/** Rounds a number for CSS to two decimals, so that Node and browsers print the same. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
