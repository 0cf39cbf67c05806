/**
 * Returns those values that occur in a list; an empty array if there is only one, because it would
 * filter nothing.
 */
export function occurring<Entry, Value extends string>(
  entries: readonly Entry[],
  values: readonly Value[],
  valuesOf: (entry: Entry) => readonly string[],
): readonly Value[] {
  const there = new Set(entries.flatMap(valuesOf));
  const found = values.filter((value) => there.has(value));
  return found.length > 1 ? found : [];
}
