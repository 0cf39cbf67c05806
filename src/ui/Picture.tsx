import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useCallback, useRef } from 'react';
import { aspectOf, coverScale, pictureSizes, type ShownWidths } from './pictureSizes';

type Props = {
  /** Renditions from the build: `picture { gatsbyImageData(…) }`. */
  image: IGatsbyImageData;
  /**
   * What it shows, in the page's language; empty for pictures that only repeat the text next to
   * them.
   */
  alt: string;
  /** How wide it is shown, or how wide the box is that it covers. */
  widths: ShownWidths;
  /**
   * Width to height of a box that the picture covers: the part that is cropped needs pixels, too.
   * Omitted if `widths` allow for it.
   */
  box?: number | null;
  /** Of the widest rendition that is offered, px: where none wider is ever shown. */
  most?: number | undefined;
  /**
   * Browsers that can ask for what they have measured; `widths` are for the others, and nearly
   * right. For lazy pictures whose width nobody knows beforehand.
   */
  isMeasured?: boolean;
  /** `eager` for the one picture seen first, which then also gets high fetch priority. */
  loading?: 'lazy' | 'eager';
  className?: string;
};

/**
 * Full-width pictures come with a width of 1 and a fractional height, but HTML allows only whole
 * numbers.
 */
const wholeSides = 10_000;

/**
 * A picture with its renditions as plain HTML: no script, native lazy loading, space reserved by
 * width and height (spec §9, images). Each use lists the renditions' widths in its GraphQL fragment
 * and passes the widths at which it is shown. Every browser that the site supports reads WebP, so
 * the file for others has one width.
 */
export function Picture({
  image,
  alt,
  widths,
  box = null,
  most,
  isMeasured = false,
  loading = 'lazy',
  className,
}: Props) {
  const { sources = [], fallback: all } = image.images;
  const fallback = most === undefined ? all : upTo(most, all);
  const scale = Number.isInteger(image.width) && Number.isInteger(image.height) ? 1 : wholeSides;
  const told = pictureSizes(widths, box === null ? 1 : coverScale(aspectOf(image), box));
  const sizes = isMeasured ? `auto,${told}` : told;
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
 * A ref that empties a picture just before it is removed. Chromium fetches the widest rendition of
 * a removed picture with `sizes="auto"`, and never frees its elements (docs/platform.md). The image
 * comes before its sources and `src` before `srcset`: otherwise what is left would be fetched.
 */
function useEmptied(): (picture: HTMLPictureElement | null) => void {
  const shown = useRef<HTMLPictureElement | null>(null);
  return useCallback((picture) => {
    if (picture === null)
      for (const part of [...(shown.current?.children ?? [])].reverse())
        for (const name of ['src', 'srcset', 'sizes']) part.removeAttribute(name);
    shown.current = picture;
  }, []);
}

/** What is at most so wide, and if there is nothing such, all. */
function upTo(most: number, all: IGatsbyImageData['images']['fallback']) {
  const offered = (all?.srcSet ?? '').split(',\n').map((one) => one.split(' '));
  const narrow = offered.filter(([, width = '']) => parseInt(width, 10) <= most);
  return narrow.length === 0
    ? all
    : { src: narrow.at(-1)?.[0], srcSet: narrow.map((one) => one.join(' ')).join(',\n') };
}
