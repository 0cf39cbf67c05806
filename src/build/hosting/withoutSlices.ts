/**
 * Turns off what Gatsby does for slices, by its own switch: every page would be read and written
 * once more for the site's scripts to be put in, and the site has no other slices
 * (docs/decisions/015).
 */
export function turnOffSlices(): void {
  delete process.env['GATSBY_SLICES'];
}
