import type { StructuredData } from './graph';

type Artwork = {
  title: string;
  year: number;
  medium: string;
  size: { height: number; width: number; depth: number | null };
  image?: string;
};

type ExhibitorFacts = {
  isGallery: boolean;
  name: string;
  url: string;
  website: string | null;
  city: string;
  country: string;
  works: readonly Artwork[];
};

/** An exhibitor as an organisation or a person, with the works shown. */
export function exhibitorData({
  isGallery,
  name,
  url,
  website,
  city,
  country,
  works,
}: ExhibitorFacts): StructuredData[] {
  const exhibitor: StructuredData = {
    '@type': isGallery ? 'Organization' : 'Person',
    '@id': `${url}#exhibitor`,
    name,
    url,
    ...(website !== null && { sameAs: website }),
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
  };
  const artworks = works.map(({ title, year, medium, size, image }): StructuredData => ({
    '@type': 'VisualArtwork',
    name: title,
    dateCreated: String(year),
    artMedium: medium,
    height: `${size.height} cm`,
    width: `${size.width} cm`,
    ...(size.depth !== null && { depth: `${size.depth} cm` }),
    ...(image !== undefined && { image }),
    [isGallery ? 'provider' : 'creator']: { '@id': `${url}#exhibitor` },
  }));
  return [exhibitor, ...artworks];
}
