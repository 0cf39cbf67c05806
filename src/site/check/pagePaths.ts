import type { ContentFolder } from './files/contentFolder';
import { moscowDay, now } from '../../lib/time/clock';
import { sitePaths } from '../content/sitePaths';
import { recordsOf, sessionsOf, siteOf } from './files/written';

/** The Russian paths of all pages of this content, with trailing slash (spec §2). */
export function pagePaths(folder: ContentFolder): Set<string> {
  return sitePaths({
    routes: recordsOf(folder, 'page').map(({ place }) => place.route),
    exhibitors: recordsOf(folder, 'exhibitor').map(({ place, value }) => ({
      ...place,
      participantType: value?.participantType ?? '',
      artists: value?.artists,
      works: value?.works?.map((work) => work ?? {}),
    })),
    forms: recordsOf(folder, 'form').map(({ place }) => place.slug),
    speakers: recordsOf(folder, 'speaker').map(({ place }) => place),
    sessions: sessionsOf(folder).map(({ place: { year }, value }) => ({
      year,
      slug: value?.slug ?? '',
      form: value?.form,
    })),
    releases: recordsOf(folder, 'release').map(({ place }) => place.slug),
    currentEdition: siteOf(folder)?.currentEdition ?? NaN,
    editions: recordsOf(folder, 'edition').map(({ place: { year }, value }) => ({
      year,
      lastDay: value?.lastDay ?? '',
    })),
    day: moscowDay(now()),
  });
}
