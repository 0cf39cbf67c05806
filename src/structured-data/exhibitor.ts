import type { StructuredData } from './graph';

type ExhibitorFacts = {
  isGallery: boolean;
  name: string;
  url: string;
  website: string | null;
  city: string;
  country: string;
};

export function exhibitorData({
  isGallery,
  name,
  url,
  website,
  city,
  country,
}: ExhibitorFacts): StructuredData {
  return {
    '@type': isGallery ? 'Organization' : 'Person',
    name,
    url,
    ...(website !== null && { sameAs: website }),
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
  };
}
