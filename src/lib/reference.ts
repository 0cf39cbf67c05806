/**
 * A record's full name, `<year>/<slug>`; a reference without a year means the own edition (design
 * §1).
 */
export function fullReference(reference: string, ownYear: number): string {
  return reference.includes('/') ? reference : `${ownYear}/${reference}`;
}
