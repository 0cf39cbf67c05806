import { workAnchor } from '../works/model/workAddress';
import type { Sale } from '../works/model/availability';
import type { StructuredData } from './graph';

/** A work as its exhibitor's page tells of it, in the page's language. */
export type ArtworkFacts = Sale & {
  slug: string;
  title: string;
  /** Whose it is, if that is written. */
  artists: readonly string[] | null;
  year: number;
  /** The year is approximate. */
  circa: boolean | null;
  medium: string;
  size: { height: number; width: number; depth: number | null } | null;
  /** Full address of its picture. */
  image: string;
  /** How many copies there are. */
  copies: { of: number } | null;
};

/** The exhibitor's id, relative to its page: a full address in each work weighs on the page. */
export const ownId = '#exhibitor';

type Exhibitor = {
  isGallery: boolean;
  artists: readonly string[] | null;
  name: string;
  url: string;
};

/**
 * A work shown at an exhibitor's stand. Its creator is who is written; else the exhibitor, or the
 * only artist of a gallery (works/model/artists). A gallery provides it. An offer ends with the
 * fair: `offeredUntil`, ISO.
 */
export function artwork(
  { slug, title, artists, year, circa, medium, size, image, copies, ...sale }: ArtworkFacts,
  { isGallery, artists: shown, name, url }: Exhibitor,
  offeredUntil: string | undefined,
): StructuredData {
  const exhibitor = { '@id': ownId };
  const only = isGallery && shown?.length === 1 ? shown : null;
  const creators = (artists ?? only)?.map((artist) =>
    artist === name ? exhibitor : { '@type': 'Person', name: artist },
  );
  const creator = creators ?? (isGallery ? undefined : exhibitor);
  const offer = offeredUntil === undefined ? undefined : offerOf(sale, offeredUntil);
  return {
    '@type': 'VisualArtwork',
    name: title,
    url: `${url}#${workAnchor(slug)}`,
    image,
    ...(creator !== undefined && { creator }),
    // A machine would take an approximate year for a sure one.
    ...(circa !== true && { dateCreated: String(year) }),
    artMedium: medium,
    ...(size !== null && {
      height: `${size.height} cm`,
      width: `${size.width} cm`,
      ...(size.depth !== null && { depth: `${size.depth} cm` }),
    }),
    ...(copies !== null && { artEdition: copies.of }),
    ...(isGallery && { provider: exhibitor }),
    ...(offer !== undefined && { offers: offer }),
  };
}

/** Words of schema.org (ItemAvailability) for what can be had or could be. */
const availabilityWords: Readonly<Record<string, string>> = {
  available: 'InStock',
  reserved: 'Reserved',
  sold: 'SoldOut',
};

/** The offer of a work with a price; none on request. */
function offerOf(
  { availability, price, priceRange }: Sale,
  availabilityEnds: string,
): StructuredData | undefined {
  const word = availabilityWords[availability ?? ''];
  const rest = {
    priceCurrency: 'RUB',
    availabilityEnds,
    ...(word !== undefined && { availability: `https://schema.org/${word}` }),
  };
  if (price !== null) return { '@type': 'Offer', price, ...rest };
  if (priceRange === null) return undefined;
  const { from, to } = priceRange;
  return { '@type': 'AggregateOffer', lowPrice: from, highPrice: to, ...rest };
}
