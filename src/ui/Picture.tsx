import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useCallback, useRef } from 'react';

type Props = {
  /** The renditions made by the build: `picture { gatsbyImageData(…) }`. */
  image: IGatsbyImageData;
  /** Describes the picture in the page's language; empty if it only repeats the text next to it. */
  alt: string;
  /** The displayed width of the picture, or of the box that it covers. */
  widths: ShownWidths;
  /** Width to height of the covered box, unless `widths` already include the cropped part. */
  box?: number | null;
  /** Width of the largest rendition to offer, px, for places that never show a wider one. */
  maxWidth?: number | undefined;
  /**
   * Lets browsers that support `sizes="auto"` measure the width; for other browsers the `widths`
   * are approximate. For lazy pictures whose width cannot be known beforehand.
   */
  isMeasured?: boolean;
  /** `eager` for the one picture that is seen first; it also gets high fetch priority. */
  loading?: 'lazy' | 'eager';
  className?: string;
};

/** Full-width pictures are 1 wide and a fraction high; HTML allows only whole numbers. */
const wholeSides = 10_000;

/**
 * A picture with its renditions as plain HTML: no script, native lazy loading, space reserved by
 * width and height (spec §9, images). Each use lists the widths of its renditions in its GraphQL
 * fragment and passes its displayed widths. Every supported browser reads WebP, so the fallback has
 * one width only.
 */
export function Picture({
  image,
  alt,
  widths,
  box = null,
  maxWidth,
  isMeasured = false,
  loading = 'lazy',
  className,
}: Props) {
  const { sources = [], fallback: all } = image.images;
  const fallback = maxWidth === undefined ? all : upTo(maxWidth, all);
  const scale = Number.isInteger(image.width) && Number.isInteger(image.height) ? 1 : wholeSides;
  const computed = pictureSizes(widths, box === null ? 1 : coverScale(aspectOf(image), box));
  const sizes = isMeasured ? `auto,${computed}` : computed;
  const emptied = useEmptied();
  return (
    <picture ref={isMeasured ? emptied : undefined}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        alt={alt}
        src={fallback?.src}
        {...(sources.length === 0 ? { srcSet: fallback?.srcSet, sizes } : {})}
        width={Math.round(image.width * scale)}
        height={Math.round(image.height * scale)}
        loading={loading}
        decoding={loading === 'eager' ? 'sync' : 'async'}
        {...(loading === 'eager' ? { fetchpriority: 'high' } : {})}
      />
    </picture>
  );
}

/**
 * Returns a ref that empties a picture just before it is removed: Chromium fetches the widest
 * rendition of a removed picture with `sizes="auto"`, and never frees the picture's elements
 * (docs/platform.md). The image is emptied before its sources, and `src` before `srcset`; otherwise
 * Chromium fetches one of the remaining addresses.
 */
function useEmptied(): (picture: HTMLPictureElement | null) => void {
  const lastPicture = useRef<HTMLPictureElement | null>(null);
  return useCallback((picture) => {
    if (picture === null)
      for (const part of [...(lastPicture.current?.children ?? [])].reverse())
        for (const name of ['src', 'srcset', 'sizes']) part.removeAttribute(name);
    lastPicture.current = picture;
  }, []);
}

/** Drops the renditions wider than `maxWidth` px; keeps all of them if none is that narrow. */
function upTo(maxWidth: number, all: IGatsbyImageData['images']['fallback']) {
  const offered = (all?.srcSet ?? '').split(',\n').map((one) => one.split(' '));
  const narrow = offered.filter(([, width = '']) => parseInt(width, 10) <= maxWidth);
  return narrow.length === 0
    ? all
    : { src: narrow.at(-1)?.[0], srcSet: narrow.map((one) => one.join(' ')).join(',\n') };
}

/**
 * The displayed width of a picture: CSS lengths without per cent, keyed by the smallest window
 * width (px) at which each applies; the key 0 is for the narrowest windows.
 */
export type ShownWidths = Readonly<Record<number, string>>;

/** The displayed widths are approximate, so slightly more is requested. */
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

/**
 * Returns the width of a picture that covers a box, as a multiple of the box's width; both
 * arguments are ratios of width to height.
 */
export function coverScale(aspect: number, box: number): number {
  return Math.max(1, aspect / box);
}

/** Rounds a number for CSS to two decimals, so that Node and browsers print the same. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
