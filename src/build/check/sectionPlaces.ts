import { kindsShownAt } from '../../content-model/sectionPlaces';
import { sectionKinds } from '../../content-model/sections';
import { sourcesOf, type ContentFolder } from './contentFolder';
import type { Problem } from './problems/problem';
import { fieldOf, itemsOf, problemAt, textOf } from './values';

/** Sections of a kind that their page does not show: visitors would never see them. */
export function sectionPlaceProblems(folder: ContentFolder): Problem[] {
  return sourcesOf(folder, 'page').flatMap((source) => {
    const shown = kindsShownAt(source.place.route ?? '');
    return itemsOf(fieldOf(source.value, 'sections')).flatMap(([index, section]) => {
      const kind = sectionKinds.find((known) => known === textOf(section, 'kind'));
      return kind === undefined || shown.includes(kind)
        ? []
        : [problemAt(source, ['sections', index, 'kind'], 'sectionNotShown', { value: kind })];
    });
  });
}
