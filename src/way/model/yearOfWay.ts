/**
 * Returns the edition whose way is shown for a year: its own, or else that of the newest edition at
 * the same venue, because another venue's way would lead visitors to the wrong door. `venues` are
 * the venues of the editions by year.
 */
export function yearOfWay(
  ways: Iterable<number>,
  venues: ReadonlyMap<number, string>,
  year: number,
): number | undefined {
  const newestFirst = [...ways].sort((a, b) => b - a);
  if (newestFirst.includes(year)) return year;
  return newestFirst.find(
    (other) => venues.get(other) !== undefined && venues.get(other) === venues.get(year),
  );
}
