/** The chosen values by key of the query string; a missing key does not filter. */
export type Filter<Key extends string> = Partial<Record<Key, string>>;

/** For each key of the query string: the values of an entry. */
export type Facets<Key extends string, Entry> = Readonly<
  Record<Key, (entry: Entry) => readonly string[]>
>;

/** Reads the filter from an address; ignores values that do not occur in the list. */
export function readFilter<Key extends string>(
  search: URLSearchParams,
  options: Readonly<Record<Key, readonly string[]>>,
): Filter<Key> {
  const keys = Object.keys(options) as Key[];
  const known = keys.filter((key) => options[key].includes(search.get(key) ?? ''));
  return Object.fromEntries(known.map((key) => [key, search.get(key)])) as Filter<Key>;
}

export function hasAll<Key extends string, Entry>(
  facets: Facets<Key, Entry>,
  entry: Entry,
  filter: Filter<Key>,
): boolean {
  return missed(facets, entry, filter).length === 0;
}

export function missed<Key extends string, Entry>(
  facets: Facets<Key, Entry>,
  entry: Entry,
  filter: Filter<Key>,
): Key[] {
  return (Object.keys(filter) as Key[]).filter(
    (key) => !facets[key](entry).includes(filter[key] ?? ''),
  );
}
