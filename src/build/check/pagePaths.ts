import { sourcesOf, type ContentFolder } from './contentFolder';
import { sessionsOf } from './records';
import { sitePaths } from './sitePaths';
import { fieldOf, textOf } from './values';

/** Russian paths of all pages the site makes from this content, with trailing slash (spec §2). */
export function pagePaths(folder: ContentFolder): Set<string> {
  const records = (kind: 'exhibitor' | 'speaker') =>
    sourcesOf(folder, kind).map(({ place }) => ({ year: place.year ?? 0, slug: place.slug ?? '' }));
  return sitePaths({
    routes: sourcesOf(folder, 'page').map(({ place }) => place.route ?? ''),
    exhibitors: records('exhibitor'),
    speakers: records('speaker'),
    sessions: sessionsOf(folder).map(({ year, value }) => ({
      year,
      slug: textOf(value, 'slug') ?? '',
    })),
    currentEdition: Number(fieldOf(sourcesOf(folder, 'site')[0]?.value, 'currentEdition')),
  });
}
