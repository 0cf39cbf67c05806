import type { CreatePagesArgs } from 'gatsby';
import { localeCodes, localize, type Locale, defaultLocale } from '../../i18n/locales';
import { compareNames } from '../../lib/names';
import { similarWorks, worksByTheSame } from '../../works/model/relatedWorks';
import { askPath, workName, workSlug } from '../../works/model/workAddress';
import { byStand } from '../../works/model/worksOrder';
import type { Nodes } from '../content/nodes';
import { pageMakers, type SitePage, sitePages } from '../content/sitePages';
import { byName, bySurname } from './order';
import path from 'node:path';
import { localizedPath } from '../../i18n/paths';

type GetNodes = CreatePagesArgs['getNodesByType'];
type Neighbours = { previous: string | null; next: string | null };
type Links = Record<string, string | null | readonly string[]>;

/** Creates every page made from content, in both languages. */
export function createSitePages({ actions, getNodesByType }: CreatePagesArgs): void {
  const pages = sitePages(pageMakers(getNodesByType));
  const linksOf = pageLinks(getNodesByType, pages);
  for (const page of pages) {
    const { path, template, key } = page;
    if (template === undefined) continue;
    // Creates both languages of a page one after the other, so that their renditions are computed
    // once (site/pictures/picture).
    for (const locale of localeCodes) {
      const context = { ...key, ...linksOf(page, locale) };
      createPageInLocale(actions, { path, template, context }, locale);
    }
  }
}

/**
 * Returns a function that gives the keys of the records that a page links to: the records before
 * and after its own, related works, and the page with a question about works.
 */
function pageLinks(
  getNodesByType: GetNodes,
  pages: readonly SitePage[],
): (page: SitePage, locale: Locale) => Links {
  const exhibitors = getNodesByType('Exhibitor').map((node) => ({ ...node, ...node.fields }));
  const speakers = getNodesByType('Speaker').map((node) => ({ ...node, ...node.fields }));
  const releases = pages.filter(({ template }) => template === 'release').map(nameOf);
  const neighbours = new Map(
    localeCodes.map((locale) => [
      locale,
      {
        exhibitor: ofEachYear(exhibitors, (some) => byName(some, locale).map(({ slug }) => slug)),
        speaker: ofEachYear(speakers, (some) => bySurname(some, locale).map(({ slug }) => slug)),
        work: ofEachYear(exhibitors, (some) => namesOnWall(some, locale)),
        release: neighboursOf(releases),
      },
    ]),
  );
  const bySame = worksByTheSame(exhibitors);
  const similar = similarWorks(exhibitors);
  const askPaths = new Set(
    pages.filter(({ template }) => template === 'ask').map(({ path }) => path),
  );
  const askPathOf = (year: string | number = '', slug = '') => {
    const path = askPath(Number(year), slug);
    return askPaths.has(path) ? path : null;
  };
  return (page, locale): Links => {
    const { template = '', key } = page;
    const orders: Record<string, Map<string, Neighbours>> = neighbours.get(locale) ?? {};
    const order = orders[template];
    if (order === undefined) return {};
    const name = nameOf(page);
    const { previous, next } = order.get(name) ?? { previous: null, next: null };
    if (template === 'exhibitor')
      return { previous, next, ask: askPathOf(key.year, `${key.slug}`) };
    if (template !== 'work') return { previous, next };
    const ask = askPathOf(key.year, `${key.name}`.split('/')[0]);
    return {
      previous,
      next,
      bySame: bySame.get(name) ?? [],
      similar: similar.get(name) ?? [],
      ask,
    };
  };
}

/**
 * Returns the name of a record that is unique among all years: `2025/kobalt`; a release has no
 * year.
 */
const nameOf = ({ key }: SitePage): string =>
  [key.year, key.slug ?? key.name].filter((part) => part !== undefined).join('/');

/** Returns works in the order of their year's wall: by stand, then by title. */
function namesOnWall(
  exhibitors: readonly (Nodes['Exhibitor'] & { slug: string })[],
  locale: Locale,
): string[] {
  return exhibitors
    .flatMap(({ slug, stand, works = [] }) =>
      works.map((work) => ({
        name: workName(slug, workSlug(work)),
        title: localize(work.title, locale),
        exhibitor: { stand },
      })),
    )
    .sort((a, b) => compareNames(a.title, b.title, locale))
    .sort(byStand)
    .map(({ name }) => name);
}

/** Returns the neighbours of each record within its year; `order` gives the names in order. */
function ofEachYear<Item extends { year: number }>(
  records: readonly Item[],
  order: (ofYear: readonly Item[]) => string[],
): Map<string, Neighbours> {
  const years = [...new Set(records.map(({ year }) => year))];
  return new Map(
    years.flatMap((year) =>
      [...neighboursOf(order(records.filter((record) => record.year === year)))].map(
        ([name, both]): [string, Neighbours] => [`${year}/${name}`, both],
      ),
    ),
  );
}

/** Returns for each name the names before and after it. */
const neighboursOf = (names: readonly string[]): Map<string, Neighbours> =>
  new Map(
    names.map((name, index) => [
      name,
      { previous: names[index - 1] ?? null, next: names[index + 1] ?? null },
    ]),
  );

type Actions = CreatePagesArgs['actions'];

type PageToCreate = {
  /** Path without the locale's prefix; ends in a slash or in `.html`. */
  path: string;
  /** Keys of the page's record, never texts. */
  context: Record<string, string | number | null | readonly string[]>;
} & (
  | {
      /** A template's file name in src/templates. */
      template: string;
    }
  | {
      /** A component elsewhere, by its path in the project. */
      component: string;
    }
);

/** Creates a page in every locale. */
export function createLocalizedPages(actions: Actions, page: PageToCreate): void {
  for (const locale of localeCodes) createPageInLocale(actions, page, locale);
}

/**
 * Creates a page in one locale, with the context gatsby-plugin-react-i18next gives to the pages it
 * makes itself.
 */
export function createPageInLocale(actions: Actions, page: PageToCreate, locale: Locale): void {
  const localized = page.path.endsWith('/')
    ? localizedPath(page.path, locale)
    : `${localizedPath('/', locale)}${page.path.slice(1)}`;
  actions.createPage({
    path: localized,
    component: path.resolve(
      'component' in page ? page.component : `src/templates/${page.template}.tsx`,
    ),
    context: {
      ...page.context,
      language: locale,
      i18n: {
        language: locale,
        languages: localeCodes,
        defaultLanguage: defaultLocale,
        generateDefaultLanguagePage: false,
        routed: locale !== defaultLocale,
        originalPath: page.path,
        path: localized,
      },
    },
  });
}

/**
 * Creates the error pages that a host serves as files. Gatsby makes /404.html; this adds its
 * English version and both versions of 410.html (named in site/host/redirects). All have the same
 * component, which chooses its text by the requested path.
 */
export function createErrorPages({ actions }: CreatePagesArgs): void {
  for (const locale of localeCodes) {
    const files = locale === defaultLocale ? ['/410.html'] : ['/404.html', '/410.html'];
    for (const path of files)
      createPageInLocale(actions, { path, component: 'src/pages/404.tsx', context: {} }, locale);
  }
}

/** The page that shows every primitive and component in every state; not for visitors. */
const kitchenSinkPath = '/kitchen-sink/';

/**
 * Creates the kitchen sink in develop, and if `FAIR_KITCHEN_SINK=1`, as in tests. Its component is
 * outside src, where Gatsby only reads it if a page uses it; inside, every other build would warn
 * of a query that never runs.
 */
export function createKitchenSink({ actions }: CreatePagesArgs): void {
  const isWanted =
    process.env['NODE_ENV'] === 'development' || process.env['FAIR_KITCHEN_SINK'] === '1';
  if (isWanted)
    createLocalizedPages(actions, {
      path: kitchenSinkPath,
      component: 'kitchen-sink/page.tsx',
      context: {},
    });
}
