import type { Sale } from '../works/model/availability';
import type { StructuredData } from './graph';

/** A work as its page tells of it, in the page's language. */
type ArtworkFacts = Sale & {
  url: string;
  title: string;
  /** Whose it is, as far as that is known. */
  makers: readonly { name: string }[];
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

type Exhibitor = { isGallery: boolean; name: string; url: string };

/**
 * A work shown at an exhibitor's stand. A gallery provides it. An offer ends with the fair:
 * `offeredUntil`, ISO; undefined when it is over.
 */
export function artwork(
  { url, title, makers, year, circa, medium, size, image, copies, ...sale }: ArtworkFacts,
  { isGallery, ...exhibitor }: Exhibitor,
  offeredUntil: string | undefined,
): StructuredData {
  const shownBy = { '@type': isGallery ? 'Organization' : 'Person', ...exhibitor };
  const creator = makers.map(({ name }) =>
    !isGallery && name === exhibitor.name ? shownBy : { '@type': 'Person', name },
  );
  const offer = offeredUntil === undefined ? undefined : offerOf(sale, offeredUntil);
  return {
    '@type': 'VisualArtwork',
    name: title,
    url,
    image,
    ...(creator.length > 0 && { creator }),
    // A machine would take an approximate year for a sure one.
    ...(circa !== true && { dateCreated: String(year) }),
    artMedium: medium,
    ...(size !== null && {
      height: `${size.height} cm`,
      width: `${size.width} cm`,
      ...(size.depth !== null && { depth: `${size.depth} cm` }),
    }),
    ...(copies !== null && { artEdition: copies.of }),
    ...(isGallery && { provider: shownBy }),
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
