/**
 * The edition whose way a year shows: its own, else that of the newest edition at the same venue.
 * Another venue's way would lead visitors to the wrong door, so none is better. `venues` are the
 * venues of the editions by year.
 */
export function yearOfWay(
  ways: Iterable<number>,
  venues: ReadonlyMap<number, string>,
  year: number,
): number | undefined {
  const known = [...ways].sort((a, b) => b - a);
  if (known.includes(year)) return year;
  return known.find(
    (other) => venues.get(other) !== undefined && venues.get(other) === venues.get(year),
  );
}
