/** The chosen values by key of the address's query; a key that is left out does not filter. */
export type Filter<Key extends string> = Partial<Record<Key, string>>;

/** For each key of the query: whether an entry of the list has a value. */
export type Facets<Key extends string, Entry> = Readonly<
  Record<Key, (entry: Entry, value: string) => boolean>
>;

/** Those of the values that occur in a list; none where there is one: it would filter nothing. */
export function occurring<Entry, Value extends string>(
  entries: readonly Entry[],
  values: readonly Value[],
  has: (entry: Entry, value: string) => boolean,
): readonly Value[] {
  const found = values.filter((value) => entries.some((entry) => has(entry, value)));
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
  return (Object.keys(filter) as Key[]).every((key) => facets[key](entry, filter[key] ?? ''));
}
