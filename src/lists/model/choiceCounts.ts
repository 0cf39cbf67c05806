import { missed, type Facets, type Filter } from './facets';

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
