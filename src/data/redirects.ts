import type { CreatePagesArgs, Node } from 'gatsby';
import type { Redirect } from '../content-model/redirect';
import { defaultLocale, localeCodes, type Locale } from '../i18n/locales';

/** GraphQL type of content-model/redirect. */
export const redirectTypes = /* GraphQL */ `
  type Redirect implements Node @dontInfer {
    from: String!
    to: String
    status: Int!
    reason: String!
  }
`;

/**
 * Netlify's Pretty URLs lower-case paths, so the old pages must also answer as `/_e5_old/…`. `src/services/pathCase` puts the
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

/** The rules of content/redirects.yaml for the host, each in both languages (spec §2, route-rules list). */
export function createEditorsRedirects({ actions, getNodesByType }: CreatePagesArgs): void {
  for (const { from, to, status } of getNodesByType('Redirect') as unknown as (Node & Redirect)[]) {
    for (const locale of localeCodes) {
      // A page that is gone is answered by the 404 screen, under its own status.
      const toPath = to === undefined ? '/404.html' : to.startsWith('/') ? withLocale(to, locale) : to;
      actions.createRedirect({ fromPath: withLocale(from, locale), toPath, statusCode: status });
    }
  }
}

/** A rule's pattern or target in a locale: its end may be `*`, a query or a hash, so only the prefix changes. */
function withLocale(path: string, locale: Locale): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}
