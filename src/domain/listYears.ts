/**
 * Years that have a list of their records. Before the first record of all it is the current
 * edition's, empty, so that menus and texts may lead to it from the start.
 */
export function listYears(years: Iterable<number>, currentEdition: number): number[] {
  const known = [...new Set(years)];
  return known.length > 0 ? known : [currentEdition];
}
