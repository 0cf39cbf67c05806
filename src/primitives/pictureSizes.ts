import type { IGatsbyImageData } from 'gatsby-plugin-image';

/**
 * How wide a picture is shown: CSS lengths without per cent, each by the least width of the window
 * (px) from which it holds; 0 is for the narrowest.
 */
export type ShownWidths = Readonly<Record<number, string>>;

/** A little more is asked for than is shown, for what these lengths don't say exactly. */
const reserve = 1.03;

/**
 * The `sizes` of a picture; browsers take the first that holds, times the screen's density (spec
 * §9, images).
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
 * How many times wider than its box a picture is drawn that covers it; both are width to height.
 */
export function coverScale(aspect: number, box: number): number {
  return Math.max(1, aspect / box);
}

/** A number for CSS, the same in Node and in browsers. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
