/** The values that occur in a list; empty if it is only one, which would filter nothing. */
export function occurring<Entry, Value extends string>(
  entries: readonly Entry[],
  values: readonly Value[],
  valuesOf: (entry: Entry) => readonly string[],
): readonly Value[] {
  const there = new Set(entries.flatMap(valuesOf));
  const found = values.filter((value) => there.has(value));
  return found.length > 1 ? found : [];
}
