/**
 * The chosen values by key of the query string. An entry matches if it has a chosen value of each
 * key.
 */
export type Filter<
  Key extends string,
  Chosen extends string | readonly string[] = string,
> = Partial<Record<Key, Chosen>>;

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
  const validKeys = keys.filter((key) => options[key].includes(search.get(key) ?? ''));
  return Object.fromEntries(validKeys.map((key) => [key, search.get(key)])) as Filter<Key>;
}

/** Whether an entry has a chosen value of every key. */
export function hasAll<Key extends string, Entry>(
  facets: Facets<Key, Entry>,
  entry: Entry,
  filter: Filter<Key, string | readonly string[]>,
): boolean {
  return missed(facets, entry, filter).length === 0;
}

export function missed<Key extends string, Entry>(
  facets: Facets<Key, Entry>,
  entry: Entry,
  filter: Filter<Key, string | readonly string[]>,
): Key[] {
  return (Object.keys(filter) as Key[]).filter((key) => {
    const chosen = [filter[key] ?? ''].flat();
    return !facets[key](entry).some((value) => chosen.includes(value));
  });
}
