import { kindsShownAt } from '../../content-model/sectionPlaces';
import type { ContentFolder } from './contentFolder';
import type { Problem } from './problems/problem';
import { sectionsOf } from './written';

/** Sections of a kind that their page does not show: visitors would never see them. */
export function sectionPlaceProblems(folder: ContentFolder): Problem[] {
  return sectionsOf(folder).flatMap((section) => {
    const kind = section.at('kind');
    if (kind.value === undefined || kindsShownAt(section.place.route).includes(kind.value))
      return [];
    return [kind.problem('sectionNotShown', { value: kind.value })];
  });
}
