import { missed, type Facets, type Filter } from './facets';

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
