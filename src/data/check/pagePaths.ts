import { templateTexts } from '../contentFiles';
import { sourcesOf, type ContentFolder } from './contentFolder';

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
  return paths;
}
