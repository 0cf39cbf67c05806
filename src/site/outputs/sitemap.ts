import { isDeskPath } from '../../exhibitors/desk/model/deskPaths';
import { defaultLocale, isoOf } from '../../i18n/locales';
import { localizedPath, localizedPaths, splitLocale } from '../../i18n/paths';
import { changesSlug } from '../../programme/model/calendarPath';
import { type ContentTimes, trueContentTimes } from '../records/contentTimes';

/** A session with the fields that its page's address and its content file depend on. */
export type DatedSession = { year: number; slug: string; date: string };

/**
 * Returns the moment of the last change to a page's own content, for search engines: the newest
 * change of the content files behind it, in either language. Undefined if no time is known.
 */
export function lastChange(
  page: string,
  sessions: readonly DatedSession[],
  times: ContentTimes,
): string | undefined {
  const isOwn = filesOf(splitLocale(page).path, sessions);
  return [...times].reduce<string | undefined>(
    (last, [file, time]) => (isOwn(file) && (last === undefined || time > last) ? time : last),
    undefined,
  );
}

/** Returns a test for the content files behind a page, by its path without a language. */
function filesOf(path: string, sessions: readonly DatedSession[]): (file: string) => boolean {
  const [, kind = '', year = '', slug] =
    /^\/([^/]+)\/(\d{4})\/(?:([^/]+)\/(?:[^/]+\/)?)?$/.exec(path) ?? [];
  const folder = { works: 'exhibitors', artists: 'exhibitors', program: 'programme' }[kind] ?? kind;
  if (kind === 'program' && slug !== undefined && slug !== changesSlug) {
    const date = sessions.find(
      (session) => String(session.year) === year && session.slug === slug,
    )?.date;
    return (file) => file === `${year}/programme/${date}.yaml`;
  }
  if (kind === 'past_events') {
    return (file) => file === `pages/past_events/${year}.yaml` || file.startsWith(`${year}/`);
  }
  if (year !== '') {
    const prefix =
      slug === undefined || slug === changesSlug
        ? `${year}/${folder}/`
        : `${year}/${folder}/${slug}/`;
    return (file) => file.startsWith(prefix);
  }
  const release = /^\/press\/([^/]+)\/$/.exec(path)?.[1];
  if (release !== undefined) return (file) => file === `releases/${release}.yaml`;
  const route = path === '/' ? 'index' : path.slice(1, -1);
  return (file) => file === `pages/${route}.yaml` || alsoShown(route, file);
}

/**
 * Whether a static page shows records from a content file. Does not compare years, because only
 * files of the current edition still change.
 */
function alsoShown(route: string, file: string): boolean {
  if (route === 'program') return /^\d{4}\/programme\//.test(file);
  if (route === 'partners') return /^\d{4}\/partners\//.test(file);
  if (route === 'press') return /^releases\/|^\d{4}\/photos\//.test(file);
  return route === 'map' && /^\d{4}\/plan\.yaml$/.test(file);
}

type ShownAnswer = {
  allSitePage: { nodes: { path: string }[] };
  allPage: { nodes: { route: string; noindex: boolean | null }[] };
};
type SitemapAnswer = ShownAnswer & { allSession: { nodes: DatedSession[] } };
type SitemapPage = { path: string; lastmod?: string | undefined };

/** Returns every page that search engines can show. */
export function shownPages({ allSitePage, allPage }: ShownAnswer): { path: string }[] {
  const hidden = allPage.nodes
    .filter(({ noindex }) => noindex)
    .map(({ route }) => (route === 'index' ? '/' : `/${route}/`));
  return allSitePage.nodes.filter(({ path }) => {
    const { path: bare } = splitLocale(path);
    // `noindex` of a list also applies to the lists of its years.
    return (
      !hidden.includes(bare) &&
      !hidden.includes(bare.replace(/\/\d{4}\/$/, '/')) &&
      !isDeskPath(bare) &&
      !/^\/(404|410|500|offline|dev-404-page|kitchen-sink)/.test(bare) &&
      // A work, a session or a speaker can have these names, too.
      !/^\/(exhibitors\/\d{4}\/[^/]+\/ask|program\/\d{4}\/[^/]+\/book)\/$/.test(bare)
    );
  });
}

/**
 * Options of gatsby-plugin-sitemap: every indexed page with its hreflang pair and, if git knows it,
 * the moment of its last change. Leaves out old pages, thank-you pages, questions about works,
 * sign-up pages, desks of exhibitors and error screens.
 */
export const sitemapOptions = {
  query: /* GraphQL */ `
    {
      site {
        siteMetadata {
          siteUrl
        }
      }
      allSitePage(sort: { path: ASC }) {
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
