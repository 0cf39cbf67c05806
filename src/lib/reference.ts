/** A record's full reference, `<year>/<slug>`; `ownYear` if it has no year (design §1). */
export function fullReference(reference: string, ownYear: number): string {
  return reference.includes('/') ? reference : `${ownYear}/${reference}`;
}
