import { editionWith } from '../../../src/edition/model/shownEdition';
import { releasePath } from '../../../src/press/model/releases';
import {
  sourcesOf,
  type ContentFolder,
  type ContentSource,
  siteOf,
} from '../../../src/site/check/files/contentFolder';
import { fieldOf } from '../../../src/site/check/files/schemaProblems';
import { pagePaths } from '../../../src/site/check/links';
import type { ContentKind } from '../../../src/site/content/contentFiles';
import { allArtists } from '../../../src/works/model/artists';

/** Returns the Russian page that shows a file's content; undefined if none does. */
export function pageOf({ place }: ContentSource, folder: ContentFolder): string | undefined {
  const { kind, year = 0, slug = '', route = '' } = place;
  const current = siteOf(folder)?.currentEdition ?? NaN;
  const years = sourcesOf(folder, kind).map((source) => source.place.year ?? 0);
  const ifShown = (paths: string[]) => (editionWith(years, current) === year ? paths : []);
  // The best page first; pages that the site does not have are skipped.
  const mayShow: Record<ContentKind, string[]> = {
    site: ['/'],
    navigation: ['/'],
    redirects: [],
    notices: ['/'],
    page: [pathOf(route), `/${route}/${current}/`],
    form: pagesContaining(folder, 'form', slug),
    release: [releasePath(slug)],
    edition: [...ifShown(['/']), `/past_events/${year}/`],
    plan: ifShown(['/map/']),
    way: ifShown(pagesContaining(folder, 'kind', 'way')),
    exhibitor: [`/exhibitors/${year}/${slug}/`],
    speaker: [`/speakers/${year}/${slug}/`],
    programme: [`/program/${year}/`, ...ifShown(['/program/'])],
    partner: ifShown(['/partners/']),
    captions: [...pagesContaining(folder, 'photos', year), '/press/'],
  };
  const known = pagePaths(folder);
  return mayShow[kind].find((path) => known.has(path));
}

/** Returns pages with a section, or a form in a dialog, that contains this value. */
function pagesContaining(folder: ContentFolder, key: string, expected: unknown): string[] {
  const contains = (parts: unknown): boolean =>
    Array.isArray(parts) &&
    parts.some((part) => fieldOf(part, key) === expected || contains(fieldOf(part, 'forms')));
  return sourcesOf(folder, 'page')
    .filter(({ value }) => contains(fieldOf(value, 'sections')))
    .map(({ place: { route = '' } }) => pathOf(route));
}

function pathOf(route: string): string {
  if (route === allArtists.route) return allArtists.path;
  return route === 'index' ? '/' : `/${route}/`;
}
