/**
 * Returns the years that have a list of records. Without any record it is the current edition's
 * year, with an empty list, so that menus and texts can link to it from the start.
 */
export function listYears(years: Iterable<number>, currentEdition: number): number[] {
  const known = [...new Set(years)];
  return known.length > 0 ? known : [currentEdition];
}
