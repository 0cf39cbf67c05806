import { type Facets, type Filter, hasAll, missed } from '../../lists/model/facets';
import { type Colour, colours } from './colour';
import { type BoundKey, type FacetKey, boundKeys, facetKeys } from './filterKeys';
import { readWall } from './room';
import { type Availability, type Sale, availabilities, isPriceOnRequest } from './sale';

type Priced = Pick<Sale, 'price' | 'priceRange'>;

/** Returns the lowest and the highest price of a work, in roubles; undefined if it has no price. */
export function priceBounds({
  price,
  priceRange,
}: Priced): { from: number; to: number } | undefined {
  if (price !== null) return { from: price, to: price };
  return priceRange ?? undefined;
}

/** Round limits of prices, roubles. */
const steps = [20_000, 50_000, 100_000, 200_000, 300_000, 500_000, 1_000_000, 2_000_000, 5_000_000];

/** Returns the limits that exclude some of the works but not all. */
export function priceSteps(works: readonly Priced[]): number[] {
  const priced = works.flatMap((work) => priceBounds(work) ?? []);
  const cheapest = Math.min(...priced.map(({ from }) => from));
  const dearest = Math.max(...priced.map(({ to }) => to));
  return steps.filter((step) => step >= cheapest && step < dearest);
}

/** Sizes to find a work by; a work can have several. */
export const sizeBands = ['to-40', 'to-100', 'over-100', 'above-sofa'] as const;
export type SizeBand = (typeof sizeBands)[number];

/** A wall above a sofa, cm. */
const sofa = { width: 200, height: 90 };

type Size = {
  readonly height: number;
  readonly width: number;
  readonly depth?: number | null | undefined;
};

/**
 * Returns the size bands of a work by its longest side, cm: a work up to 40 is also in the band up
 * to 100. `above-sofa` is for works that fit into the space there; works with a depth stand on the
 * floor instead (decision 032). Empty without measures.
 */
export function sizeBandsOf(size: Size | null): SizeBand[] {
  if (size === null) return [];
  const { height, width, depth } = size;
  const longestSide = Math.max(height, width, depth ?? 0);
  const fits = !depth && width <= sofa.width && height <= sofa.height;
  return [
    ...(longestSide <= 40 ? (['to-40'] as const) : []),
    longestSide <= 100 ? 'to-100' : 'over-100',
    ...(fits ? (['above-sofa'] as const) : []),
  ];
}

/** The technique of a work, for the filter of a year's works. Its description is in `medium`. */
export const techniques = [
  'painting',
  'drawing',
  'print',
  'photography',
  'sculpture',
  'ceramics',
  'textile',
  'media',
  'mixed',
] as const;
export type Technique = (typeof techniques)[number];

/**
 * The chosen values of each facet, and the bounds. A work must have a chosen value of each facet.
 */
export type WorksFilter = {
  readonly facets: Filter<FacetKey, readonly string[]>;
  readonly bounds: Partial<Record<BoundKey, number>>;
};

/** The values that occur among the works, in the order of display. */
export type FilterOptions<Type extends string> = {
  readonly type: readonly Type[];
  readonly technique: readonly Technique[];
  readonly size: readonly SizeBand[];
  readonly colour: readonly Colour[];
  readonly price: readonly 'on-request'[];
  readonly availability: readonly Availability[];
  /** Slugs of artists, in the given order. */
  readonly artist: readonly string[];
};

/** The fields of a work that filters use. */
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

/** Returns the filter options for these works. */
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

/** Kinds of exhibitors, in the order of the filter. */
const participantTypes = ['gallery', 'artist', 'photographer', 'sculptor'] as const;

/** Returns the filter options of a year's wall. */
export const wallOptions = (works: readonly Filtered[]) =>
  optionsOf(works, participantTypes, [
    ...new Set(works.flatMap(({ makers }) => makers.map(({ slug }) => slug))),
  ]);

/** Reads the filter from an address; ignores values that do not occur among the works. */
export function readWorksFilter(
  search: URLSearchParams,
  options: Readonly<Record<FacetKey, readonly string[]>>,
): WorksFilter {
  const chosen = facetKeys.flatMap((key) => {
    const values = search.getAll(key).filter((value) => options[key].includes(value));
    return values.length === 0 ? [] : [[key, values] as const];
  });
  const bounds = boundKeys.flatMap((key) => {
    const text = search.get(key) ?? '';
    const bound =
      key === 'wall' ? readWall(text) : /^\d{1,9}$/.test(text) ? Number(text) : undefined;
    return bound === undefined ? [] : [[key, bound] as const];
  });
  return { facets: Object.fromEntries(chosen), bounds: Object.fromEntries(bounds) };
}

/** Returns the chosen values of a facet with one value added, or removed if it was chosen. */
export function toggled({ facets }: WorksFilter, key: FacetKey, value: string): readonly string[] {
  const chosen = facets[key] ?? [];
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
}

/** Whether a work passes the filter. */
export function passes(work: Filtered, filter: WorksFilter): boolean {
  const { price, ...others } = filter.facets;
  return hasAll(valuesOf, work, others) && isWithinPrice(work, filter, price) && fits(work, filter);
}

/** Counts the works that each choice would give if the other choices stayed. */
export function countWorks(
  works: Iterable<Filtered>,
  { facets, bounds }: WorksFilter,
): Counts<FacetKey> {
  const { price, ...others } = facets;
  const fitting = [...works].filter((work) => fits(work, { bounds }));
  const priced = fitting.filter((work) => isWithinPrice(work, { bounds }, price));
  return {
    ...countChoices(valuesOf, priced, others),
    // Ignores the price bounds, because works with a price on request are shown in addition to
    // works within the bounds.
    price: countChoices(valuesOf, fitting, others).price,
  };
}

/** Whether a price is within the bounds, or is on request if that is chosen. */
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

/**
 * Whether a work can hang on a wall of the given width; a work with a depth stands on the floor.
 */
function fits({ size }: Filtered, { bounds: { wall } }: Pick<WorksFilter, 'bounds'>): boolean {
  return wall === undefined || (size !== null && !size.depth && size.width <= wall);
}

/**
 * For each key: the number of entries with each value, and in `all` the number if nothing were
 * chosen for this key.
 */
export type Counts<Key extends string> = Readonly<
  Record<Key, { readonly all: number; readonly of: ReadonlyMap<string, number> }>
>;

/**
 * Counts the entries that each choice would give with the other keys' choices unchanged. An entry
 * that fails for exactly one key counts only for that key's other choices.
 */
export function countChoices<Key extends string, Entry>(
  facets: Facets<Key, Entry>,
  entries: Iterable<Entry>,
  filter: Filter<Key, string | readonly string[]>,
): Counts<Key> {
  const keys = Object.keys(facets) as Key[];
  const counts = Object.fromEntries(
    keys.map((key) => [key, { all: 0, of: new Map<string, number>() }]),
  ) as Record<Key, { all: number; of: Map<string, number> }>;
  for (const entry of entries) {
    const [first, second] = missed(facets, entry, filter);
    if (second !== undefined) continue;
    for (const key of first === undefined ? keys : [first]) {
      const count = counts[key];
      count.all += 1;
      for (const value of facets[key](entry)) count.of.set(value, (count.of.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * Returns the values that occur in a list; empty if it is a single value, which would filter
 * nothing.
 */
export function occurring<Entry, Value extends string>(
  entries: readonly Entry[],
  values: readonly Value[],
  valuesOf: (entry: Entry) => readonly string[],
): readonly Value[] {
  const there = new Set(entries.flatMap(valuesOf));
  const present = values.filter((value) => there.has(value));
  return present.length > 1 ? present : [];
}
