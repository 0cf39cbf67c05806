import type { StructuredData } from './graph';

type PersonFacts = {
  name: string;
  url: string;
  jobTitle: string;
  organisation: string | null;
  image?: string;
};

export function personData({
  name,
  url,
  jobTitle,
  organisation,
  image,
}: PersonFacts): StructuredData {
  return {
    '@type': 'Person',
    name,
    url,
    jobTitle,
    ...(organisation !== null && { worksFor: { '@type': 'Organization', name: organisation } }),
    ...(image !== undefined && { image }),
  };
}
