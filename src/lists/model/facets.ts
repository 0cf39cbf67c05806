/** The chosen values by key of the address's query; a key that is left out does not filter. */
export type Filter<Key extends string> = Partial<Record<Key, string>>;

/** For each key of the query: the values that an entry of the list has. */
export type Facets<Key extends string, Entry> = Readonly<
  Record<Key, (entry: Entry) => readonly string[]>
>;

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

/** The keys by which an entry does not pass the filter. */
export function missed<Key extends string, Entry>(
  facets: Facets<Key, Entry>,
  entry: Entry,
  filter: Filter<Key>,
): Key[] {
  return (Object.keys(filter) as Key[]).filter(
    (key) => !facets[key](entry).includes(filter[key] ?? ''),
  );
}
