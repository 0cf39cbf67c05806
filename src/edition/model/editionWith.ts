/**
 * Returns the edition whose plan, exhibitors or speakers are shown for a year: its own if it has
 * them, else the newest edition that has (design §1, editions). `years` are the editions that have
 * them.
 */
export function editionWith(years: Iterable<number>, year: number): number | undefined {
  const candidates = [...years];
  return candidates.includes(year) ? year : candidates.sort((a, b) => b - a)[0];
}
