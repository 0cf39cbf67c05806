import { hasAll, occurring, type Facets, type Filter } from '../../lists/model/facets';
import { availabilities, type Availability, type Sale } from './availability';
import { isInBand, priceBands, type PriceBand } from './priceBand';
import { techniques, type Technique } from './technique';

/** What a year's works can be filtered by: keys of the address's query. */
export const filterKeys = ['type', 'technique', 'price', 'availability', 'artist'] as const;
export type FilterKey = (typeof filterKeys)[number];

/** The values that occur among the works, in the order shown. */
export type FilterOptions<Type extends string> = {
  readonly type: readonly Type[];
  readonly technique: readonly Technique[];
  readonly price: readonly PriceBand[];
  readonly availability: readonly Availability[];
  /** Addresses of artists, in the order given. */
  readonly artist: readonly string[];
};

type Filtered = Sale & {
  readonly technique: string | null;
  readonly makers: readonly { readonly slug: string }[];
  readonly exhibitor: { readonly participantType: string };
};

const isOf: Facets<FilterKey, Filtered> = {
  type: ({ exhibitor }, value) => exhibitor.participantType === value,
  technique: ({ technique }, value) => technique === value,
  price: (work, value) => isInBand(work, value as PriceBand),
  availability: ({ availability }, value) => availability === value,
  artist: ({ makers }, value) => makers.some(({ slug }) => slug === value),
};

/** The filters for these works. */
export function optionsOf<Type extends string>(
  works: readonly Filtered[],
  types: readonly Type[],
  artists: readonly string[],
): FilterOptions<Type> {
  return {
    type: occurring(works, types, isOf.type),
    technique: occurring(works, techniques, isOf.technique),
    price: occurring(works, priceBands, isOf.price),
    availability: occurring(works, availabilities, isOf.availability),
    artist: artists.length > 1 ? artists : [],
  };
}

/** Whether a work passes the filter. */
export const passes = (work: Filtered, filter: Filter<FilterKey>): boolean =>
  hasAll(isOf, work, filter);
