import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { localizedPath } from '../i18n/paths';
import { readAddress } from '../lib/address';
import type { LinkSettings } from '../primitives/LinkContext';

/** Content types of a slide (spec §2, shared interface elements). */
export type SlideType = 'image' | 'video' | 'map' | 'iframe' | 'ajax';

/** One slide of the lightbox (spec §3). Texts are in the page's language. */
export type Slide = {
  /** The large picture, the video's or page's address, or `#id` of an element of this page. */
  src: string;
  /** The small picture that stands in while the large one loads, and in the strip. */
  thumbSrc?: string;
  type: SlideType;
  /** An address of another site: without a script it opens a new tab. */
  isOutside?: boolean;
  caption?: string;
  /** What a picture shows; the name of a video, map or page where there is no caption. */
  alt: string;
  credit?: string;
  downloadSrc?: string;
  downloadFilename?: string;
  /** Renditions from the build. */
  image?: IGatsbyImageData;
  /**
   * Sides of the largest rendition, px; pictures named by an address are measured in the browser
   * (spec §8).
   */
  size?: { width: number; height: number };
  /** The point that matters, shares from left and top: kept in sight in the strip. */
  focalPoint?: { x: number; y: number } | null;
};

type Texts = Pick<Slide, 'alt' | 'caption' | 'credit' | 'focalPoint'> & {
  /** Name of the downloaded file without its ending. */
  downloadName: string;
};

/**
 * A slide from a picture's renditions: the largest is the link and the download, never the original
 * file (spec §3).
 */
export function pictureSlide(image: IGatsbyImageData, { downloadName, ...texts }: Texts): Slide {
  const renditions = renditionsOf(image.images.fallback?.srcSet);
  const largest = renditions.at(-1);
  const src = largest?.src ?? image.images.fallback?.src ?? '';
  const ending = /\.\w+$/.exec(src)?.[0] ?? '';
  return {
    ...texts,
    type: 'image',
    src,
    thumbSrc: renditions[0]?.src ?? src,
    downloadSrc: src,
    downloadFilename: `${downloadName}${ending}`,
    image,
    ...(largest && {
      size: {
        width: largest.width,
        height: Math.round((largest.width * image.height) / image.width),
      },
    }),
  };
}

const otherTypes = [
  'image',
  'video',
  'map',
  'iframe',
  'ajax',
] as const satisfies readonly SlideType[];

/**
 * A slide that an editor names by its address: a picture, a film, a map, a page, or words (spec §2,
 * content types). The address follows the rules of links; one that is unsafe, or that a slide can't
 * show, makes none.
 */
export function otherSlide(
  { type, src, caption }: { type: string; src: string; caption: string },
  { locale, ownDomains }: LinkSettings,
): Slide | undefined {
  const address = readAddress(src, ownDomains);
  if (address.kind === 'unsafe' || address.kind === 'contact') return undefined;
  const href =
    address.kind === 'page' ? localizedPath(address.path, locale) + address.suffix : address.href;
  return {
    type: otherTypes.find((known) => known === type) ?? 'iframe',
    src: href,
    ...(type === 'image' && { thumbSrc: href }),
    caption,
    alt: caption,
    ...(address.kind === 'outside' && { isOutside: true }),
  };
}

/** Renditions of a srcset from the narrowest to the widest, px. */
function renditionsOf(srcSet = ''): { src: string; width: number }[] {
  return srcSet
    .split(',')
    .map((part) => part.trim().split(/\s+/))
    .map(([src = '', width = '0']) => ({ src, width: Number.parseInt(width, 10) }))
    .filter(({ src }) => src !== '')
    .sort((a, b) => a.width - b.width);
}
