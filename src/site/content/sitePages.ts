import type { CreatePagesArgs } from 'gatsby';
import { existsSync } from 'node:fs';
import { editionWith, pastYears } from '../../edition/model/shownEdition';
import { deskPath, desksPath } from '../../exhibitors/desk/model/deskPaths';
import { publishedReleases, releasePath } from '../../press/model/releases';
import { changesPath } from '../../programme/model/calendarPath';
import { bookPath } from '../../programme/model/sessionTime';
import {
  allArtists,
  type GatheredList,
  gatheredLists,
  type Listed,
  yearsOfList,
} from '../../works/model/artists';
import { askableExhibitors, workQuestion } from '../../works/model/sale';
import { askPath, workName, workPath, workSlug } from '../../works/model/workAddress';
import { readSite } from './contentRoot';
import { kindsOf, type SectionKind } from './page';
import { recordSections } from '../../home/schema';
import { pressSections } from '../../press/schema';
import { generalSections } from '../../sections/schema';

/** A page made from content, in both languages. */
export type SitePage = {
  /** The Russian path, with trailing slash. */
  path: string;
  /** A template's file name in src/templates; absent if Gatsby creates the page from src/pages. */
  template?: string;
  /** The key of the page's record: the variables of its query. */
  key: Record<string, string | number>;
};

type Work = NonNullable<Listed['works']>[number] & {
  slug?: string | undefined;
  picture?: string | undefined;
  availability?: string | undefined;
};

/** The content from which pages are made. */
export type PageMakers = {
  /** Pages of content/pages by route, with the kinds of their sections. */
  pages: readonly { route: string; sections?: readonly SectionKind[] }[];
  exhibitors: readonly ({ slug: string; works?: readonly Work[] | undefined } & Listed)[];
  /** Names of content/forms. */
  forms: readonly string[];
  speakers: readonly { year: number; slug: string }[];
  sessions: readonly { year: number; slug: string; form?: string | undefined }[];
  /** Names of content/releases that are public on the day of the build. */
  releases: readonly string[];
  currentEdition: number;
  /** Last days of the editions that have an edition.yaml. */
  editions: readonly { year: number; lastDay: string }[];
  /** The day of the build, ISO. */
  day: string;
};

/** Collects the content from which pages are made. */
export function pageMakers(getNodesByType: CreatePagesArgs['getNodesByType']): PageMakers {
  const day = getNodesByType('BuildDay')[0]?.day ?? '';
  return {
    pages: getNodesByType('Page').map(({ fields, sections = [] }) => ({
      route: fields.route,
      sections: sections.map(({ kind }) => kind),
    })),
    exhibitors: getNodesByType('Exhibitor').map((node) => ({ ...node, ...node.fields })),
    forms: getNodesByType('LeadForm').map(({ fields }) => fields.slug),
    speakers: getNodesByType('Speaker').map(({ fields }) => fields),
    sessions: getNodesByType('Session').map(({ fields: { year }, slug, form }) => ({
      year,
      slug,
      form,
    })),
    releases: publishedReleases(getNodesByType('Release'), day).map(({ fields }) => fields.slug),
    currentEdition: readSite().currentEdition,
    editions: getNodesByType('Edition').map(({ fields: { year }, lastDay }) => ({ year, lastDay })),
    day,
  };
}

/** Returns every page made from content, in the order in which they are created (spec §2). */
export const sitePages = (made: PageMakers): SitePage[] => [
  ...textPages(made),
  ...yearlyPages('exhibitor', made.exhibitors, made.currentEdition),
  ...askPages(made),
  ...workPages(made),
  ...deskPages(made),
  ...gatheredPages(made),
  ...yearlyPages('speaker', made.speakers, made.currentEdition),
  ...programmePages(made),
  ...made.releases.map((slug) => ({ path: releasePath(slug), template: 'release', key: { slug } })),
  ...pastEventPages(made),
];

/** Returns the Russian paths of all pages made from content, and the home page's. */
export const sitePaths = (made: PageMakers): Set<string> =>
  new Set(['/', ...sitePages(made).map(({ path }) => path)]);

/**
 * Routes of content/pages that only have the texts of a template, or of a page with another
 * address.
 */
export const templateTexts: ReadonlySet<string> = new Set([
  'exhibitors',
  'artists',
  'all_artists',
  'works',
  'speakers',
  'past_events',
  '404',
]);

/** Kinds of section with much code, which only pages that have them should load. */
const interactiveKinds: readonly SectionKind[] = ['gallery', 'form', 'call'];
/**
 * Kinds that few pages have. A page with both rare and interactive kinds gets the template with
 * every kind.
 */
const rareKinds: readonly SectionKind[] = ['clauses', 'hours'];

/** Returns static pages. The texts of one past edition are part of that edition's page instead. */
function textPages({ pages, editions }: PageMakers): SitePage[] {
  return pages
    .filter(({ route }) => {
      const year = yearOfPastEvent(route);
      return !templateTexts.has(route) && !editions.some((edition) => edition.year === year);
    })
    .map(({ route, sections = [] }) => ({
      path: route === 'index' ? '/' : `/${route}/`,
      ...(existsSync(`src/pages/${route}.tsx`) ? {} : { template: textTemplate(route, sections) }),
      key: { route },
    }));
}

/** Returns the smallest template that has all kinds of section of a text page. */
function textTemplate(route: string, sections: readonly SectionKind[]): string {
  const has = (sectionKinds: readonly SectionKind[]) =>
    sections.some((kind) => sectionKinds.includes(kind));
  // The press page has kinds that no other page shows (kindsShownAt).
  if (route === 'press') return 'press';
  if (has(['way']) || (has(interactiveKinds) && has(rareKinds))) return 'completePage';
  return has(interactiveKinds) ? 'interactivePage' : 'textPage';
}

/** Returns the list of each year, followed by its records. */
function yearlyPages(
  template: 'exhibitor' | 'speaker',
  records: readonly { year: number; slug: string }[],
  currentEdition: number,
): SitePage[] {
  const list = `${template}s`;
  const years = records.map(({ year }) => year);
  return listYears(years, currentEdition).flatMap((year) => [
    { path: `/${list}/${year}/`, template: list, key: { year } },
    ...records
      .filter((record) => record.year === year)
      .map(({ slug }) => ({ path: `/${list}/${year}/${slug}/`, template, key: { year, slug } })),
  ]);
}

/**
 * Returns pages with questions about works to exhibitors of the shown year, if the form exists
 * (decision 033).
 */
function askPages({ exhibitors, forms, currentEdition }: PageMakers): SitePage[] {
  if (!forms.includes(workQuestion)) return [];
  return askableExhibitors(exhibitors, currentEdition).map(({ year, slug }) => ({
    path: askPath(year, slug),
    template: 'ask',
    key: { year, slug, form: workQuestion },
  }));
}

/** Returns a page for every work (decision 042). */
const workPages = ({ exhibitors }: PageMakers): SitePage[] =>
  exhibitors.flatMap(({ year, slug: exhibitor, works = [] }) =>
    works.map(({ slug, picture = '' }) => {
      const name = workName(exhibitor, workSlug({ slug, picture }));
      return { path: workPath(year, name), template: 'work', key: { year, name } };
    }),
  );

/** Returns the desks of the current edition, once it has exhibitors (decision 047). */
function deskPages({ exhibitors, currentEdition: year }: PageMakers): SitePage[] {
  const desks = exhibitors
    .filter((exhibitor) => exhibitor.year === year)
    .map(({ slug }) => ({ path: deskPath(year, slug), template: 'desk', key: { year, slug } }));
  if (desks.length === 0) return [];
  return [{ path: desksPath(year), template: 'desks', key: { year } }, ...desks];
}

/**
 * Returns lists of works and artists of each year that has any, and the list of the artists of all
 * years.
 */
function gatheredPages({ pages, exhibitors }: PageMakers): SitePage[] {
  const ofAllYears = pages.some(({ route }) => route === allArtists.route)
    ? [{ path: allArtists.path, template: 'allArtists', key: {} }]
    : [];
  return [
    ...ofAllYears,
    ...listsWithTexts(pages).flatMap((list) =>
      yearsOfList(list, exhibitors).map((year) => ({
        path: `/${list}/${year}/`,
        template: list,
        key: { year },
      })),
    ),
  ];
}

/** Returns the lists that have texts, content/pages/<list>.yaml; only these have pages. */
export const listsWithTexts = (pages: PageMakers['pages']): GatheredList[] =>
  gatheredLists.filter((list) => pages.some(({ route }) => route === list));

/**
 * Returns programmes of the years that /program/ does not show, lists of changes, sessions, and the
 * sign-up pages of sessions.
 */
function programmePages({ sessions, currentEdition }: PageMakers): SitePage[] {
  const years = [...new Set(sessions.map(({ year }) => year))];
  const shownYear = editionWith(years, currentEdition);
  return [
    ...years
      .filter((year) => year !== shownYear)
      .map((year) => ({ path: `/program/${year}/`, template: 'programme', key: { year } })),
    ...years.map((year) => ({ path: changesPath(year), template: 'changes', key: { year } })),
    ...sessions.flatMap(({ year, slug, form }) => [
      { path: `/program/${year}/${slug}/`, template: 'session', key: { year, slug } },
      ...(form === undefined
        ? []
        : [{ path: bookPath(year, slug), template: 'book', key: { year, slug, form } }]),
    ]),
  ];
}

/**
 * Returns a page for every fair that is over, if there are texts for all years or for that year.
 */
const pastEventPages = ({ pages, editions, day }: PageMakers): SitePage[] =>
  pastYears(editions, day).flatMap((year) => {
    const path = pastEventPath(year);
    const route = path.slice(1, -1);
    const isWritten = pages.some((page) => page.route === pastEventTexts || page.route === route);
    return isWritten ? [{ path, template: 'pastEvent', key: { year, route } }] : [];
  });

/**
 * Returns the years that have a list of records. Without any record it is the current edition's
 * year, with an empty list, so that menus and texts can link to it from the start.
 */
export function listYears(years: Iterable<number>, currentEdition: number): number[] {
  const known = [...new Set(years)];
  return known.length > 0 ? known : [currentEdition];
}

const generalKinds: readonly SectionKind[] = kindsOf(generalSections);

/**
 * Kinds with much code, or for few pages. Pages with their own structure do not load them, unless
 * `ownPages` adds them.
 */
const textPageKinds: readonly SectionKind[] = ['clauses', 'gallery', 'way', 'hours', 'call'];
const general = generalKinds.filter((kind) => !textPageKinds.includes(kind));
const withoutForms = general.filter((kind) => kind !== 'form');

/** The kinds that pages with their own structure show, by route. */
const ownPages = new Map<string, readonly SectionKind[]>(
  Object.entries({
    '404': [],
    exhibitors: [],
    for_participants: [...general, 'gallery', 'stages', 'phases'],
    index: [...general, ...kindsOf(recordSections), 'phases'],
    map: withoutForms,
    my: withoutForms,
    navigation: [...general, 'dialog'],
    partners: [...general, 'call', 'partners'],
    past_events: ['phases'],
    press: [...general, 'call', 'gallery', ...kindsOf(pressSections)],
    program: [...general, 'programme'],
    search: withoutForms,
    'search/names': [],
    speakers: [],
    tickets: [...general, 'tickets', 'admission', 'refund', 'phases'],
  }),
);

/** Returns the kinds of sections that a page shows; text pages show all general ones. */
export function kindsShownAt(route: string): readonly SectionKind[] {
  if (yearOfPastEvent(route) !== undefined) return [...withoutForms, 'gallery'];
  return ownPages.get(route) ?? generalKinds;
}

/** The route of the page whose texts all past editions share. */
const pastEventTexts = 'past_events';

/**
 * Returns the Russian path of a past edition's page; without a year, an address that leads to the
 * newest one.
 */
export const pastEventPath = (year?: number): string =>
  year === undefined ? '/past_events/' : `/past_events/${year}/`;

/** Returns the year of a route such as `past_events/2024`; undefined for any other route. */
export function yearOfPastEvent(route: string): number | undefined {
  const year = /^past_events\/(\d{4})$/.exec(route)?.[1];
  return year === undefined ? undefined : Number(year);
}
