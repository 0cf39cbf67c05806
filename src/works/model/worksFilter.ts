import { countChoices, type Counts } from '../../lists/model/choiceCounts';
import { hasAll, type Facets, type Filter } from '../../lists/model/facets';
import { occurring } from '../../lists/model/occurring';
import { availabilities, type Availability, type Sale } from './availability';
import { colours, type Colour } from './colour';
import { priceBands, priceBandsOf, type PriceBand } from './priceBand';
import { sizeBands, sizeBandsOf, type SizeBand } from './sizeBand';
import { techniques, type Technique } from './technique';

/** What a year's works can be filtered by: keys of the address's query. */
export const filterKeys = [
  'type',
  'technique',
  'size',
  'colour',
  'price',
  'availability',
  'artist',
] as const;
export type FilterKey = (typeof filterKeys)[number];

/** The values that occur among the works, in the order shown. */
export type FilterOptions<Type extends string> = {
  readonly type: readonly Type[];
  readonly technique: readonly Technique[];
  readonly size: readonly SizeBand[];
  readonly colour: readonly Colour[];
  readonly price: readonly PriceBand[];
  readonly availability: readonly Availability[];
  /** Addresses of artists, in the order given. */
  readonly artist: readonly string[];
};

type Filtered = Sale & {
  readonly technique: string | null;
  readonly size: Parameters<typeof sizeBandsOf>[0];
  readonly colours: readonly string[];
  readonly makers: readonly { readonly slug: string }[];
  readonly exhibitor: { readonly participantType: string };
};

const valuesOf: Facets<FilterKey, Filtered> = {
  type: ({ exhibitor }) => [exhibitor.participantType],
  technique: ({ technique }) => (technique === null ? [] : [technique]),
  size: ({ size }) => sizeBandsOf(size),
  colour: ({ colours: own }) => own,
  price: priceBandsOf,
  availability: ({ availability }) => (availability === null ? [] : [availability]),
  artist: ({ makers }) => makers.map(({ slug }) => slug),
};

/** The filters for these works. */
export function optionsOf<Type extends string>(
  works: readonly Filtered[],
  types: readonly Type[],
  artists: readonly string[],
): FilterOptions<Type> {
  return {
    type: occurring(works, types, valuesOf.type),
    technique: occurring(works, techniques, valuesOf.technique),
    size: occurring(works, sizeBands, valuesOf.size),
    colour: occurring(works, colours, valuesOf.colour),
    price: occurring(works, priceBands, valuesOf.price),
    availability: occurring(works, availabilities, valuesOf.availability),
    artist: artists.length > 1 ? artists : [],
  };
}

/** Whether a work passes the filter. */
export const passes = (work: Filtered, filter: Filter<FilterKey>): boolean =>
  hasAll(valuesOf, work, filter);

/** How many of the works each choice would give, the others staying as they are. */
export const countWorks = (
  works: Iterable<Filtered>,
  filter: Filter<FilterKey>,
): Counts<FilterKey> => countChoices(valuesOf, works, filter);
