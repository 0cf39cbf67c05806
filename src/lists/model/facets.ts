/** The chosen values by key of the address's query; a key that is left out does not filter. */
export type Filter<Key extends string> = Partial<Record<Key, string>>;

/** For each key of the query: the values that an entry of the list has. */
export type Facets<Key extends string, Entry> = Readonly<
  Record<Key, (entry: Entry) => readonly string[]>
>;

/** Those of the values that occur in a list; none where there is one: it would filter nothing. */
export function occurring<Entry, Value extends string>(
  entries: readonly Entry[],
  values: readonly Value[],
  valuesOf: (entry: Entry) => readonly string[],
): readonly Value[] {
  const there = new Set(entries.flatMap(valuesOf));
  const found = values.filter((value) => there.has(value));
  return found.length > 1 ? found : [];
}

/** The filter in an address; values that do not occur in the list are ignored. */
export function readFilter<Key extends string>(
  search: URLSearchParams,
  options: Readonly<Record<Key, readonly string[]>>,
): Filter<Key> {
  const keys = Object.keys(options) as Key[];
  const known = keys.filter((key) => options[key].includes(search.get(key) ?? ''));
  return Object.fromEntries(known.map((key) => [key, search.get(key)])) as Filter<Key>;
}

/** Whether an entry has all the chosen values. */
export function hasAll<Key extends string, Entry>(
  facets: Facets<Key, Entry>,
  entry: Entry,
  filter: Filter<Key>,
): boolean {
  return missed(facets, entry, filter).length === 0;
}

/** For each key, how many entries each value would give; under `all`, how many no value would. */
export type Counts<Key extends string> = Readonly<
  Record<Key, { readonly all: number; readonly of: ReadonlyMap<string, number> }>
>;

/**
 * How many entries each choice would give, the other keys' choices staying as they are. What an
 * entry misses by one key only, that key's own choices would bring back.
 */
export function countChoices<Key extends string, Entry>(
  facets: Facets<Key, Entry>,
  entries: Iterable<Entry>,
  filter: Filter<Key>,
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

/** The keys by which an entry does not pass the filter. */
function missed<Key extends string, Entry>(
  facets: Facets<Key, Entry>,
  entry: Entry,
  filter: Filter<Key>,
): Key[] {
  return (Object.keys(filter) as Key[]).filter(
    (key) => !facets[key](entry).includes(filter[key] ?? ''),
  );
}
