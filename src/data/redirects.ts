import type { CreatePagesArgs } from 'gatsby';

/**
 * Netlify's Pretty URLs lower-case paths, so the old pages must also answer as `/_e5_old/…`. `src/boot` puts the
 * address right in the browser; page-data gets the same rule for those who navigate there.
 */
const caseTwins = ['', '/en', '/page-data', '/page-data/en'];

/** Rules for the host that no editor writes. */
export function createHostRedirects({ actions }: CreatePagesArgs): void {
  for (const prefix of caseTwins) {
    actions.createRedirect({
      fromPath: `${prefix}/_e5_old/*`,
      toPath: `${prefix}/_E5_Old/:splat`,
      statusCode: 200,
    });
  }
}
