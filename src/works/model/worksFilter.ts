import { countChoices, type Counts } from '../../lists/model/choiceCounts';
import { hasAll, type Facets, type Filter } from '../../lists/model/facets';
import { occurring } from '../../lists/model/occurring';
import { availabilities, isPriceOnRequest, type Availability, type Sale } from './availability';
import { colours, type Colour } from './colour';
import { boundKeys, facetKeys, type BoundKey, type FacetKey } from './filterKeys';
import { priceBounds } from './price';
import { readWall } from './room';
import { sizeBands, sizeBandsOf, type SizeBand } from './sizeBand';
import { techniques, type Technique } from './technique';

/** The chosen values of each facet, of which a work needs one, and the bounds. */
export type WorksFilter = {
  readonly facets: Filter<FacetKey, readonly string[]>;
  readonly bounds: Partial<Record<BoundKey, number>>;
};

/** The values that occur among the works, in the order shown. */
export type FilterOptions<Type extends string> = {
  readonly type: readonly Type[];
  readonly technique: readonly Technique[];
  readonly size: readonly SizeBand[];
  readonly colour: readonly Colour[];
  readonly price: readonly 'on-request'[];
  readonly availability: readonly Availability[];
  /** Addresses of artists, in the order given. */
  readonly artist: readonly string[];
};

/** What a work is filtered by. */
export type Filtered = Sale & {
  readonly technique: string | null;
  readonly size: Parameters<typeof sizeBandsOf>[0];
  readonly colours: readonly string[];
  readonly makers: readonly { readonly slug: string }[];
  readonly exhibitor: { readonly participantType: string };
};

const valuesOf: Facets<FacetKey, Filtered> = {
  type: ({ exhibitor }) => [exhibitor.participantType],
  technique: ({ technique }) => (technique === null ? [] : [technique]),
  size: ({ size }) => sizeBandsOf(size),
  colour: ({ colours: own }) => own,
  price: (work) => (isPriceOnRequest(work) ? ['on-request'] : []),
  availability: ({ availability }) => (availability === null ? [] : [availability]),
  artist: ({ makers }) => makers.map(({ slug }) => slug),
};

/** The filters for these works. */
export function optionsOf<Type extends string>(
  works: readonly Filtered[],
  types: readonly Type[],
  artists: readonly string[],
): FilterOptions<Type> {
  const isOnRequest = works.some(isPriceOnRequest);
  return {
    type: occurring(works, types, valuesOf.type),
    technique: occurring(works, techniques, valuesOf.technique),
    size: occurring(works, sizeBands, valuesOf.size),
    colour: occurring(works, colours, valuesOf.colour),
    price: isOnRequest && !works.every(isPriceOnRequest) ? ['on-request'] : [],
    availability: occurring(works, availabilities, valuesOf.availability),
    artist: artists.length > 1 ? artists : [],
  };
}

/** Kinds of exhibitors in the order of the filter. */
const participantTypes = ['gallery', 'artist', 'photographer', 'sculptor'] as const;

/** The filters of a year's wall. */
export const wallOptions = (works: readonly Filtered[]) =>
  optionsOf(works, participantTypes, [
    ...new Set(works.flatMap(({ makers }) => makers.map(({ slug }) => slug))),
  ]);

/** The filter in an address; values that do not occur among the works are ignored. */
export function readWorksFilter(
  search: URLSearchParams,
  options: Readonly<Record<FacetKey, readonly string[]>>,
): WorksFilter {
  const chosen = facetKeys.flatMap((key) => {
    const values = search.getAll(key).filter((value) => options[key].includes(value));
    return values.length === 0 ? [] : [[key, values] as const];
  });
  const bounds = boundKeys.flatMap((key) => {
    const written = search.get(key) ?? '';
    const bound =
      key === 'wall' ? readWall(written) : /^\d{1,9}$/.test(written) ? Number(written) : undefined;
    return bound === undefined ? [] : [[key, bound] as const];
  });
  return { facets: Object.fromEntries(chosen), bounds: Object.fromEntries(bounds) };
}

/** Returns the chosen values of a facet with one more, or without it if it was chosen. */
export function toggled({ facets }: WorksFilter, key: FacetKey, value: string): readonly string[] {
  const chosen = facets[key] ?? [];
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
}

/** Whether a work passes the filter. */
export function passes(work: Filtered, filter: WorksFilter): boolean {
  const { price, ...others } = filter.facets;
  return hasAll(valuesOf, work, others) && isWithinPrice(work, filter, price) && fits(work, filter);
}

/** How many of the works each choice would give, the others staying as they are. */
export function countWorks(
  works: Iterable<Filtered>,
  { facets, bounds }: WorksFilter,
): Counts<FacetKey> {
  const { price, ...others } = facets;
  const fitting = [...works].filter((work) => fits(work, { bounds }));
  const priced = fitting.filter((work) => isWithinPrice(work, { bounds }, price));
  return {
    ...countChoices(valuesOf, priced, others),
    // Regardless of the bounds: works on request are added to those within them.
    price: countChoices(valuesOf, fitting, others).price,
  };
}

/** Whether a price is within the bounds, or on request if that is chosen. */
function isWithinPrice(
  work: Filtered,
  { bounds: { 'price-from': from, 'price-to': to } }: Pick<WorksFilter, 'bounds'>,
  chosen: readonly string[] | undefined,
): boolean {
  const isBound = from !== undefined || to !== undefined;
  if (chosen !== undefined && isPriceOnRequest(work)) return true;
  if (!isBound) return chosen === undefined;
  const price = priceBounds(work);
  return price !== undefined && price.from <= (to ?? Infinity) && price.to >= (from ?? 0);
}

/** Whether a work can hang on a wall of the given width; one with a depth stands on the floor. */
function fits({ size }: Filtered, { bounds: { wall } }: Pick<WorksFilter, 'bounds'>): boolean {
  return wall === undefined || (size !== null && !size.depth && size.width <= wall);
}
