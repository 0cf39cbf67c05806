import type { Edition } from '../../edition/schema';
import type { ContentFolder } from './files/contentFolder';
import { contrastRatio } from './files/contrast';
import type { Problem } from './problems/problem';
import { recordsOf, type Written } from './files/written';

const leastContrast = 4.5;
const grounds = [
  ['light', '#ffffff'],
  ['dark', '#000000'],
] as const;

/**
 * Edition days that are out of order or in another year than their folder, and signal colours that
 * give too little contrast to be read.
 */
export function editionProblems(folder: ContentFolder): Problem[] {
  return recordsOf(folder, 'edition').flatMap((edition) => [
    ...dayProblems(edition),
    ...colourProblems(edition),
  ]);
}

function dayProblems(edition: Written<Edition>): Problem[] {
  const year = String(edition.place.year);
  const ofOtherYears = (['firstDay', 'lastDay'] as const).flatMap((field) => {
    const day = edition.at(field);
    if (day.value === undefined || day.value.startsWith(year)) return [];
    return [day.problem('yearMismatch', { value: day.value, other: year })];
  });
  const { firstDay, lastDay } = edition.value ?? {};
  const { applicationsOpen: opens, applicationsClose: closes } = edition.value ?? {};
  if (ofOtherYears.length > 0 || firstDay === undefined) return ofOtherYears;
  const at = edition.at('applicationsClose');
  const problems: Problem[] = [];
  const last = edition.at('lastDay');
  if (lastDay !== undefined && lastDay < firstDay)
    problems.push(last.problem('daysOutOfOrder', { value: lastDay, other: firstDay }));
  if (closes !== undefined && opens !== undefined && closes < opens)
    problems.push(at.problem('daysOutOfOrder', { value: closes, other: opens }));
  if (closes !== undefined && closes >= firstDay)
    problems.push(at.problem('closesAfterFair', { value: closes, other: firstDay }));
  return problems;
}

function colourProblems(edition: Written<Edition>): Problem[] {
  return grounds.flatMap(([scheme, other]) => {
    const colour = edition.at('colour').at(scheme);
    if (colour.value === undefined) return [];
    const ratio = contrastRatio(colour.value, other);
    if (ratio >= leastContrast) return [];
    return [colour.problem('lowContrast', { value: colour.value, other, ratio: ratio.toFixed(1) })];
  });
}

/** Fixed phases that hold no longer on a day (ISO), since their fair is over. */
export function phaseNotes(folder: ContentFolder, day: string): Problem[] {
  return recordsOf(folder, 'edition').flatMap((edition) => {
    const { phase, lastDay } = edition.value ?? {};
    if (phase === undefined || phase === 'over' || lastDay === undefined || day <= lastDay)
      return [];
    return [edition.at('phase').problem('phaseOver', { value: phase, other: lastDay })];
  });
}
