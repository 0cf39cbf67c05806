import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { localizedPath } from '../i18n/paths';
import { readAddress } from '../lib/address';
import type { LinkSettings } from '../ui/Link';

/** Content types of a slide (spec §2, shared interface elements). */
export type SlideType = 'image' | 'video' | 'map' | 'iframe' | 'ajax';

/** One slide of the lightbox (spec §3). Texts are in the page's language. */
export type Slide = {
  /** Address of the large picture, video or page, or `#id` of an element of this page. */
  src: string;
  /** The small picture for the strip, also shown while the large one loads. */
  thumbSrc?: string;
  type: SlideType;
  /** Whether the address is on another site: then, without JavaScript, it opens in a new tab. */
  isOutside?: boolean;
  caption?: string;
  /** Describes a picture; names a video, map or page that has no caption. */
  alt: string;
  credit?: string;
  downloadSrc?: string;
  downloadFilename?: string;
  image?: IGatsbyImageData;
  /** Size of the largest rendition, px; measured for pictures given by address (spec §8). */
  size?: { width: number; height: number };
  /** The picture's focal point, as fractions of width and height; it stays visible in the strip. */
  focalPoint?: { x: number; y: number } | null;
};

type Texts = Pick<Slide, 'alt' | 'caption' | 'credit' | 'focalPoint'> & {
  /** Name of the downloaded file, without extension. */
  downloadName: string;
};

/** Makes a slide; link and download are the largest rendition, never the original (spec §3). */
export function pictureSlide(image: IGatsbyImageData, { downloadName, ...texts }: Texts): Slide {
  const renditions = renditionsOf(image.images.sources?.[0]?.srcSet);
  const sent = renditionsOf(image.images.fallback?.srcSet);
  const largest = renditions.at(-1) ?? sent.at(-1);
  const src = sent.at(-1)?.src ?? image.images.fallback?.src ?? '';
  const ending = /\.\w+$/.exec(src)?.[0] ?? '';
  return {
    ...texts,
    type: 'image',
    src,
    thumbSrc: renditions[0]?.src ?? sent[0]?.src ?? src,
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
 * Makes a slide from an address that an editor gives: a picture, video, map, page, or text (spec
 * §2, content types). Returns undefined if the address is unsafe or cannot be shown in a slide of
 * that type.
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

/** Returns the renditions of a srcset from the narrowest to the widest, px. */
function renditionsOf(srcSet = ''): { src: string; width: number }[] {
  return srcSet
    .split(',')
    .map((part) => part.trim().split(/\s+/))
    .map(([src = '', width = '0']) => ({ src, width: Number.parseInt(width, 10) }))
    .filter(({ src }) => src !== '')
    .sort((a, b) => a.width - b.width);
}

/** A slide's hash, `#photo-gallery/3`; no id contains a slash, so nothing scrolls. */
export function hashOf(gallery: string, index: number): string {
  return `#${gallery}/${index + 1}`;
}

/** The slide that a hash names in this gallery; undefined for other hashes. */
export function readHash(hash: string, gallery: string, count: number): number | undefined {
  const prefix = `#${gallery}/`;
  if (!hash.startsWith(prefix)) return undefined;
  const number = hash.slice(prefix.length);
  if (!/^[1-9]\d{0,4}$/.test(number) || Number(number) > count) return undefined;
  return Number(number) - 1;
}
