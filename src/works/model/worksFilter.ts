import { availabilities, type Availability, type Sale } from './availability';
import { isInBand, priceBands, type PriceBand } from './priceBand';
import { techniques, type Technique } from './technique';

/** What a year's works can be filtered by: keys of the address's query. */
export const filterKeys = ['type', 'technique', 'price', 'availability', 'artist'] as const;
export type FilterKey = (typeof filterKeys)[number];

/** The chosen values; a key that is left out does not filter. */
export type WorksFilter = Partial<Record<FilterKey, string>>;

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

const isOf: Record<FilterKey, (work: Filtered, value: string) => boolean> = {
  type: ({ exhibitor }, value) => exhibitor.participantType === value,
  technique: ({ technique }, value) => technique === value,
  price: (work, value) => isInBand(work, value as PriceBand),
  availability: ({ availability }, value) => availability === value,
  artist: ({ makers }, value) => makers.some(({ slug }) => slug === value),
};

/**
 * The filters for these works. A key with only one value would filter nothing, so it gets no
 * options.
 */
export function optionsOf<Type extends string>(
  works: readonly Filtered[],
  types: readonly Type[],
  artists: readonly string[],
): FilterOptions<Type> {
  const found = <Value extends string>(key: FilterKey, all: readonly Value[]) => {
    const values = all.filter((value) => works.some((work) => isOf[key](work, value)));
    return values.length > 1 ? values : [];
  };
  return {
    type: found('type', types),
    technique: found('technique', techniques),
    price: found('price', priceBands),
    availability: found('availability', availabilities),
    artist: artists.length > 1 ? artists : [],
  };
}

/** The filter in an address; values that do not occur among the works are ignored. */
export function readFilter(
  search: URLSearchParams,
  options: Record<FilterKey, readonly string[]>,
): WorksFilter {
  const filter: WorksFilter = {};
  for (const key of filterKeys) {
    const value = search.get(key);
    if (value !== null && options[key].includes(value)) filter[key] = value;
  }
  return filter;
}

/** Whether a work passes the filter: all of its keys. */
export function passes(work: Filtered, filter: WorksFilter): boolean {
  return filterKeys.every((key) => {
    const value = filter[key];
    return value === undefined || isOf[key](work, value);
  });
}
