import { defaultLocale, isoOf } from '../../i18n/locales';
import { isDeskPath } from '../../exhibitors/desk/model/deskPaths';
import { localizedPath, localizedPaths, splitLocale } from '../../i18n/paths';
import { trueContentTimes } from '../records/contentTimes';
import { lastChange, type DatedSession } from './lastChange';

type ShownAnswer = {
  allSitePage: { nodes: { path: string }[] };
  allPage: { nodes: { route: string; noindex: boolean | null }[] };
};
type SitemapAnswer = ShownAnswer & { allSession: { nodes: DatedSession[] } };
type SitemapPage = { path: string; lastmod?: string | undefined };

/** Every page that search engines may show. */
export function shownPages({ allSitePage, allPage }: ShownAnswer): { path: string }[] {
  const hidden = allPage.nodes
    .filter(({ noindex }) => noindex)
    .map(({ route }) => (route === 'index' ? '/' : `/${route}/`));
  return allSitePage.nodes.filter(({ path }) => {
    const { path: bare } = splitLocale(path);
    // The list of a year is described by the page of its kind.
    return (
      !hidden.includes(bare) &&
      !hidden.includes(bare.replace(/\/\d{4}\/$/, '/')) &&
      !isDeskPath(bare) &&
      !/^\/(404|410|500|offline|dev-404-page|kitchen-sink)|\/(ask|book)\/$/.test(bare)
    );
  });
}

/**
 * Options of gatsby-plugin-sitemap: every indexed page with its hreflang pair and, where git tells
 * it, the moment of its last change. Old pages, thank-you pages, questions about works, bookings,
 * desks of exhibitors and error screens are left out.
 */
export const sitemapOptions = {
  query: /* GraphQL */ `
    {
      site {
        siteMetadata {
          siteUrl
        }
      }
      allSitePage {
        nodes {
          path
        }
      }
      allPage {
        nodes {
          route
          noindex
        }
      }
      allSession {
        nodes {
          year
          slug
          date
        }
      }
    }
  `,
  resolvePages(answer: SitemapAnswer): SitemapPage[] {
    const times = trueContentTimes();
    return shownPages(answer).map(({ path }) => ({
      path,
      lastmod: lastChange(path, answer.allSession.nodes, times),
    }));
  },
  serialize({ path, lastmod }: SitemapPage) {
    return {
      url: path,
      ...(lastmod !== undefined && { lastmod }),
      links: [
        ...localizedPaths(path).map((localized) => ({
          lang: isoOf(localized.locale),
          url: localized.path,
        })),
        { lang: 'x-default', url: localizedPath(path, defaultLocale) },
      ],
    };
  },
};
