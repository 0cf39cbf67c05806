/**
 * Returns a record's full reference, `<year>/<slug>`; without a year, it belongs to `ownYear`
 * (design §1).
 */
export function fullReference(reference: string, ownYear: number): string {
  return reference.includes('/') ? reference : `${ownYear}/${reference}`;
}
