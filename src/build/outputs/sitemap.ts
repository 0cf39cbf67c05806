import { defaultLocale, isoOf } from '../../i18n/locales';
import { localizedPath, localizedPaths, splitLocale } from '../../i18n/paths';

type SitemapAnswer = {
  allSitePage: { nodes: { path: string }[] };
  allPage: { nodes: { route: string; noindex: boolean | null }[] };
};

/**
 * Options of gatsby-plugin-sitemap: every indexed page with its hreflang pair. Old pages, thank-you
 * pages, questions about works, bookings and error screens are left out.
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
    }
  `,
  resolvePages({ allSitePage, allPage }: SitemapAnswer): { path: string }[] {
    const hidden = allPage.nodes
      .filter(({ noindex }) => noindex)
      .map(({ route }) => (route === 'index' ? '/' : `/${route}/`));
    return allSitePage.nodes.filter(({ path }) => {
      const { path: bare } = splitLocale(path);
      // The list of a year is described by the page of its kind.
      return (
        !hidden.includes(bare) &&
        !hidden.includes(bare.replace(/\/\d{4}\/$/, '/')) &&
        !/^\/(404|410|500|offline|dev-404-page|kitchen-sink)|\/(ask|book)\/$/.test(bare)
      );
    });
  },
  serialize({ path }: { path: string }) {
    return {
      url: path,
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
