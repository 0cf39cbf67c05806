import { editionWith } from '../../domain/editionWith';
import { templateTexts } from '../contentFiles';
import { sourcesOf, type ContentFolder } from './contentFolder';
import { sessionsOf } from './records';
import { fieldOf, textOf } from './values';

/** Russian paths of every page the site makes of this content, with trailing slash (spec §2). */
export function pagePaths(folder: ContentFolder): Set<string> {
  const paths = new Set<string>(['/']);
  for (const { place } of sourcesOf(folder, 'page')) {
    const { route = '' } = place;
    if (!templateTexts.has(route) && route !== 'index') paths.add(`/${route}/`);
  }
  for (const kind of ['exhibitor', 'speaker'] as const) {
    for (const { place } of sourcesOf(folder, kind)) {
      paths.add(`/${kind}s/${place.year}/`);
      paths.add(`/${kind}s/${place.year}/${place.slug}/`);
    }
  }
  const sessions = sessionsOf(folder);
  const years = new Set(sessions.map(({ year }) => year));
  const shown = editionWith(years, Number(fieldOf(sourcesOf(folder, 'site')[0]?.value, 'currentEdition')));
  for (const { year, value } of sessions) {
    if (year !== shown) paths.add(`/program/${year}/`);
    paths.add(`/program/${year}/${textOf(value, 'slug') ?? ''}/`);
  }
  return paths;
}
