import { artwork, ownId, type ArtworkFacts } from './artwork';
import type { StructuredData } from './graph';

type ExhibitorFacts = {
  isGallery: boolean;
  name: string;
  url: string;
  website: string | null;
  city: string;
  country: string;
  /** Whom a gallery shows. */
  artists: readonly string[] | null;
  works: readonly ArtworkFacts[];
  /** The last day of the fair, ISO, on which offers end; undefined when it is over. */
  offeredUntil: string | undefined;
};

/** An exhibitor as an organisation or a person, with the works shown. */
export function exhibitorData({
  isGallery,
  name,
  url,
  website,
  city,
  country,
  artists,
  works,
  offeredUntil,
}: ExhibitorFacts): StructuredData[] {
  const exhibitor: StructuredData = {
    '@type': isGallery ? 'Organization' : 'Person',
    '@id': ownId,
    name,
    url,
    ...(website !== null && { sameAs: website }),
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
  };
  const own = { isGallery, artists, name, url };
  return [exhibitor, ...works.map((work) => artwork(work, own, offeredUntil))];
}
