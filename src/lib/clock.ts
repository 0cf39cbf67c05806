/** The current moment in milliseconds: the only place of the site that knows now (design §1). */
export function now(): number {
  return Date.now();
}
