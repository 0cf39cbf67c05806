import type { CreatePagesArgs } from 'gatsby';
import { readRedirects } from '../content/contentRoot';
import { editionWith } from '../../edition/model/shownEdition';
import { shortWorkRule } from '../../works/model/workAddress';
import { defaultLocale, localeCodes, type Locale } from '../../i18n/locales';
import { localizedPath } from '../../i18n/paths';
import { oneHopRules, type RouteRule } from '../../lib/redirects';
import { pageMakers, sitePaths } from '../content/sitePages';
import { openFolders } from './securityHeaders';

/**
 * Netlify's Pretty URLs lower-case paths, so old-version pages must also exist at `/_e5_old/…`.
 * `browser/start` restores the address in the browser. Page data has the same rule
 * for navigation inside the app.
 */
const caseTwins: readonly [folder: string, rest: string][] = [
  // Also without the trailing slash: a host that lower-cases paths finds no file there, so it does
  // not add the slash.
  ['', ':page'],
  ['/en', ':page'],
  ['/page-data', '*'],
  ['/page-data/en', '*'],
];

/** Creates the host rules that do not come from editors. */
export function createHostRedirects({ actions }: CreatePagesArgs): void {
  for (const [folder, rest] of caseTwins) {
    actions.createRedirect({
      fromPath: `${folder}/_e5_old/${rest}`,
      toPath: `${folder}/_E5_Old/${rest === '*' ? ':splat' : `${rest}/`}`,
      statusCode: 200,
    });
  }
  for (const locale of localeCodes) {
    actions.createRedirect({
      // The `*` avoids Gatsby's warning about a rule with the path of a page. That page's file is
      // moved later.
      fromPath: `${localizedPath('/500/', locale)}*`,
      toPath: errorFile('500', locale),
      statusCode: 500,
    });
  }
  // Scripts of other sites can read these folders, and must also be able to read that a file is
  // missing. Hosts choose the headers by the requested path or by the file that they send, so the
  // error page is in the same folder.
  for (const folder of openFolders)
    actions.createRedirect({
      fromPath: `${folder}/*`,
      toPath: `${folder}/404.html`,
      statusCode: 404,
    });
  // The host serves /404.html by itself; a language with a prefix needs its own rule.
  for (const locale of localeCodes) {
    if (locale === defaultLocale) continue;
    const home = localizedPath('/', locale);
    actions.createRedirect({
      fromPath: `${home}*`,
      toPath: errorFile('404', locale),
      statusCode: 404,
    });
  }
}

/** Registers all redirects with the host, in both languages (spec §2, route-rules list). */
export function createRouteRules({ actions, getNodesByType }: CreatePagesArgs): void {
  for (const { from, to, status } of routeRules(getNodesByType)) {
    for (const locale of localeCodes) {
      const toPath =
        to === undefined
          ? errorFile('410', locale)
          : to.startsWith('/')
            ? withLocale(to, locale)
            : to;
      actions.createRedirect({ fromPath: withLocale(from, locale), toPath, statusCode: status });
    }
  }
}

/**
 * Returns the redirects for host and app, each in one hop. The last rule is for short addresses of
 * works.
 */
export function routeRules(getNodesByType: CreatePagesArgs['getNodesByType']): RouteRule[] {
  const rules = readRedirects().map(({ from, to, status }): RouteRule => ({
    from,
    status,
    ...(to != null && { to }),
  }));
  const made = pageMakers(getNodesByType);
  // Leaves out the pages with questions about works: they never had another address, and are too
  // many for a rule each.
  const pages = sitePaths({ ...made, forms: [] });
  const shownYear = editionWith(
    made.sessions.map(({ year }) => year),
    made.currentEdition,
  );
  return [
    ...oneHopRules(rules, pages),
    // The year that /program/ shows has no page with the year in its address until a later year
    // replaces it there.
    ...(shownYear === undefined
      ? []
      : [{ from: `/program/${shownYear}/`, to: '/program/', status: 302 }]),
    { ...shortWorkRule, status: 301 },
  ];
}

/** Adds a locale's prefix to a rule's path, which can end in `*`, a query or a hash. */
function withLocale(path: string, locale: Locale): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}

function errorFile(name: '404' | '410' | '500', locale: Locale): string {
  return withLocale(`/${name}.html`, locale);
}
