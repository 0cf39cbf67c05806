/**
 * Turns off Gatsby's handling of slices with Gatsby's own switch: it would read and write every
 * page again to insert the site's scripts, and this site has no other slices (docs/decisions/015).
 * `src/html.tsx` needs the scripts while it renders.
 */
export function turnOffSlices(): void {
  delete process.env['GATSBY_SLICES'];
}
