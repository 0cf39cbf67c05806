import type { Sale } from '../works/model/sale';
import type { StructuredData } from './graph';

type ArtworkFacts = Sale & {
  url: string;
  title: string;
  /** The artists, if known. */
  makers: readonly { name: string }[];
  year: number;
  circa: boolean | null;
  medium: string;
  size: { height: number; width: number; depth: number | null } | null;
  /** The full address of the work's picture. */
  image: string;
  /** The number of copies in the edition. */
  copies: { of: number } | null;
};

type Exhibitor = { isGallery: boolean; name: string; url: string };

/**
 * Describes a work shown at an exhibitor's stand; a gallery is its provider. An offer ends with the
 * fair: `offeredUntil` is an ISO date, or undefined once it is over.
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
    // Machines would take an approximate year for an exact one.
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

/** The schema.org ItemAvailability of works that are or were for sale. */
const availabilityWords: Readonly<Record<string, string>> = {
  available: 'InStock',
  reserved: 'Reserved',
  sold: 'SoldOut',
};

/** Describes the offer of a work with a price; undefined for a price on request. */
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
