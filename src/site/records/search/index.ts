import type { CreateResolversArgs } from 'gatsby';
import { editionWith } from '../../../edition/model/shownEdition';
import { listYears, listsWithTexts, templateTexts, yearOfPastEvent } from '../../content/sitePages';
import { fullNote, searchKinds, type SearchKind } from '../../../search/model/searchFile';
import type { Locale } from '../../../i18n/locales';
import { yearsOfList } from '../../../works/model/artists';
import {
  field,
  languageField,
  type NodeModel,
  type Nodes,
  findPastYears,
} from '../../content/nodes';
import { makePictureColours } from '../../pictures/pictureColours';
import { findSiblingFile, pictureIn } from '../../pictures/siblingFile';
import { findOnShow } from '../yearlyRecords';
import { findReleases } from '../release';
import { placedSession } from '../session';
import { enumType } from '../schemaTypes';
import {
  type Found,
  pageEntries,
  releaseEntries,
  type FoundPage,
  artistEntries,
  exhibitorEntries,
  speakerEntries,
  workEntries,
  placeEntries,
  sessionEntries,
  type FoundSession,
  wallEntries,
  type SearchedWork,
} from './entries';

/** GraphQL types of the page of all names and of the search file (decision 040). */
export const searchTypes = [
  enumType('SearchKind', searchKinds),
  /* GraphQL */ `
    type NameGroup {
      kind: SearchKind!
      names: [FoundName!]!
    }
    type FoundName {
      name: String!
      path: String!
      note: String!
      of: String
      year: Int
      names: [String!]
      texts: [String!]!
    }
  `,
].join('');

/** The records from which search entries are made. */
type Searched = {
  [Kind in 'Exhibitor' | 'Speaker' | 'Plan' | 'Page' | 'Release']: readonly Nodes[Kind][];
} & {
  sessions: readonly FoundSession[];
  currentEdition: number;
  /** The years whose fair is over. */
  pastYears: readonly number[];
};

/** Entries of a kind; the first `shown` entries belong to the year that the site shows. */
type Group = { kind: SearchKind; shown: number; entries: readonly Found[] };

/**
 * Adds the queries of the search. `namesByKind(language)`: all entries of the shown year, by kind,
 * with full second lines. `everything(language)`: entries of all years and filters of the wall, in
 * the form that the search file packs.
 */
export function createSearchResolvers({ createResolvers, cache }: CreateResolversArgs): void {
  const coloursIn = makePictureColours(cache);
  createResolvers({
    FoundName: {
      picture: field('ImageSharp', async ({ pictured }: Found, nodeModel) => {
        if (pictured === undefined) return null;
        const file = await findSiblingFile(nodeModel, pictured.record, pictured.file);
        return file === null ? null : pictureIn(nodeModel, file);
      }),
    },
    Query: {
      namesByKind: languageField('[NameGroup!]!', async (_, language, nodeModel) =>
        searchGroups(await searchedIn(nodeModel), language).map(({ kind, shown, entries }) => ({
          kind,
          names: entries.slice(0, shown).map((entry) => ({ ...entry, note: fullNote(entry) })),
        })),
      ),
      everything: languageField('[NameGroup!]!', async (_, language, nodeModel) => {
        const hung = (await findOnShow(nodeModel, 'Exhibitor')).flatMap((exhibitor) =>
          (exhibitor.works ?? []).map(async (work) => {
            const file = await findSiblingFile(nodeModel, work, work.picture);
            return { work, exhibitor, colours: file === null ? [] : await coloursIn(file) };
          }),
        );
        const works = await Promise.all(hung);
        return searchGroups(await searchedIn(nodeModel), language).map(({ kind, entries }) => ({
          kind,
          names: withWall(entries, works, language),
        }));
      }),
    },
  });
}

async function searchedIn(nodeModel: NodeModel): Promise<Searched> {
  const all = async <Name extends keyof Nodes>(type: Name) => [
    ...(await nodeModel.findAll({ type, query: {} })).entries,
  ];
  const site = await nodeModel.findOne({ type: 'SiteSettings', query: {} });
  const sessions = await all('Session');
  return {
    Exhibitor: await all('Exhibitor'),
    Speaker: await all('Speaker'),
    sessions: await Promise.all(sessions.map((session) => placedSession(session, nodeModel))),
    Plan: await all('Plan'),
    Page: await all('Page'),
    Release: await findReleases(nodeModel),
    currentEdition: site?.currentEdition ?? 0,
    pastYears: await findPastYears(nodeModel),
  };
}

/** Adds the filters of the list of works to the end of the entries, if that list is one of them. */
function withWall(
  entries: readonly Found[],
  works: readonly SearchedWork[],
  language: Locale,
): readonly Found[] {
  const path = `/works/${works[0]?.exhibitor.fields.year}/`;
  const wall = entries.find((entry) => entry.path === path);
  return wall === undefined ? entries : [...entries, ...wallEntries(works, wall, language)];
}

/** Returns all groups that have entries. */
export function searchGroups(searched: Searched, language: Locale): Group[] {
  const { Exhibitor, Speaker, sessions, Plan, Page, currentEdition } = searched;
  const exhibitors = inYears(Exhibitor, currentEdition);
  const speakers = inYears(Speaker, currentEdition);
  const programmes = inYears(sessions, currentEdition);
  const shownAt = (years: readonly { year: number }[]) => years[0]?.year;
  const ofExhibitors = { language, shown: shownAt(exhibitors) };
  const hasArtists = listsWithTexts(Page.map(({ fields }) => fields)).includes('artists');
  const plans = inYears(Plan, currentEdition);
  const plan = plans[0]?.records[0];
  const { pages, questions } = pageEntries(
    foundPages(
      searched,
      programmes.slice(1).map(({ year }) => year),
    ),
    language,
  );
  const made: Record<SearchKind, readonly (readonly Found[])[]> = {
    exhibitors: exhibitors.map(({ records }) => exhibitorEntries(records, ofExhibitors)),
    artists: newestOfEach(
      exhibitors.map(({ year }) => artistEntries(Exhibitor, year, hasArtists, ofExhibitors)),
    ),
    works: exhibitors.map(({ records }) => workEntries(records, ofExhibitors)),
    sessions: [sessionEntries(programmes[0]?.records ?? [], language)],
    speakers: speakers.map(({ records }) =>
      speakerEntries(records, { language, shown: shownAt(speakers) }),
    ),
    places: [plan === undefined ? [] : placeEntries(plan, language)],
    pages: [[...pages, ...releaseEntries(searched.Release, language)]],
    questions: [questions],
  };
  return searchKinds.flatMap((kind) => {
    const entries = made[kind].flat();
    return entries.length === 0 ? [] : { kind, shown: made[kind][0]?.length ?? 0, entries };
  });
}

/** Groups records by year: first the year that the site shows, then the others, newest first. */
function inYears<Node extends { fields: { year: number } }>(
  nodes: readonly Node[],
  currentEdition: number,
): { year: number; records: Node[] }[] {
  const years = [...new Set(nodes.map(({ fields }) => fields.year))].sort((a, b) => b - a);
  const shown = editionWith(years, currentEdition);
  return years
    .sort((a, b) => Number(b === shown) - Number(a === shown))
    .map((year) => ({ year, records: nodes.filter(({ fields }) => fields.year === year) }));
}

/** Keeps an artist of several years only in the first of these lists. */
function newestOfEach(lists: readonly (readonly Found[])[]): Found[][] {
  const known = new Set<string>();
  const anchorOf = ({ path }: Found) => path.replace(/.*#/, '');
  return lists.map((list) => {
    const newer = list.filter((entry) => !known.has(anchorOf(entry)));
    for (const entry of list) known.add(anchorOf(entry));
    return newer;
  });
}

/**
 * Returns the pages that search engines can show, sorted by route. After a page come the lists of
 * its years, newest first.
 */
function foundPages(searched: Searched, pastProgrammes: readonly number[]): FoundPage[] {
  const { Exhibitor, Speaker, Page, currentEdition, pastYears } = searched;
  const routes = new Set(Page.map(({ fields }) => fields.route));
  const yearsOf = (nodes: readonly { fields: { year: number } }[]) =>
    listYears(
      nodes.map(({ fields }) => fields.year),
      currentEdition,
    );
  const years: Record<string, readonly number[]> = {
    exhibitors: yearsOf(Exhibitor),
    speakers: yearsOf(Speaker),
    program: pastProgrammes,
    // A year with its own page in content/pages already has an entry through that page.
    past_events: pastYears.filter((year) => !routes.has(`past_events/${year}`)),
  };
  const listed = Exhibitor.map((exhibitor) => ({ ...exhibitor, year: exhibitor.fields.year }));
  for (const list of listsWithTexts(Page.map(({ fields }) => fields)))
    years[list] = yearsOfList(list, listed);
  const sorted = [...Page].sort((a, b) => (a.fields.route < b.fields.route ? -1 : 1));
  return sorted
    .filter(({ noindex, replacedBy }) => noindex !== true && replacedBy === undefined)
    .filter(({ fields }) => !/^search($|\/)/.test(fields.route))
    .filter(({ fields }) => isFound(fields.route, searched))
    .flatMap((page) => {
      const { route } = page.fields;
      const lists = [...(years[route] ?? [])]
        .sort((a, b) => b - a)
        .map((year) => ({ page: { ...page, sections: [] }, path: `/${route}/${year}/`, year }));
      if (templateTexts.has(route)) return lists;
      return [{ page, path: route === 'index' ? '/' : `/${route}/` }, ...lists];
    });
}

/**
 * Whether a route can be found. The page of an edition can be found only if that edition is over or
 * earlier than the current one.
 */
function isFound(route: string, { pastYears, currentEdition }: Searched): boolean {
  const year = yearOfPastEvent(route);
  return year === undefined || year < currentEdition || pastYears.includes(year);
}
