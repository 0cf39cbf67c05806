import { sourcesOf, type ContentFolder } from './contentFolder';
import { sessionsOf } from './records';
import { sitePaths } from './sitePaths';
import { fieldOf, itemsOf, textOf } from './values';

/** Russian paths of all pages the site makes from this content, with trailing slash (spec §2). */
export function pagePaths(folder: ContentFolder): Set<string> {
  const records = (kind: 'exhibitor' | 'speaker') =>
    sourcesOf(folder, kind).map(({ place }) => ({ year: place.year ?? 0, slug: place.slug ?? '' }));
  return sitePaths({
    routes: sourcesOf(folder, 'page').map(({ place }) => place.route ?? ''),
    exhibitors: sourcesOf(folder, 'exhibitor').map(({ place, value }) => ({
      year: place.year ?? 0,
      slug: place.slug ?? '',
      participantType: textOf(value, 'participantType') ?? '',
      artists: artistsIn(value),
      works: itemsOf(fieldOf(value, 'works')).map(([, work]) => ({
        artists: artistsIn(work),
        availability: textOf(work, 'availability'),
      })),
    })),
    forms: sourcesOf(folder, 'form').map(({ place }) => place.slug ?? ''),
    speakers: records('speaker'),
    sessions: sessionsOf(folder).map(({ year, value }) => ({
      year,
      slug: textOf(value, 'slug') ?? '',
      form: textOf(value, 'form'),
    })),
    currentEdition: Number(fieldOf(sourcesOf(folder, 'site')[0]?.value, 'currentEdition')),
  });
}

const artistsIn = (value: unknown) =>
  itemsOf(fieldOf(value, 'artists')).map(([, artist]) => artist);
