import { callNames } from '../../edition/model/calls';
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

/** Reports days out of order or outside their folder's year, and colours with low contrast. */
export function editionProblems(folder: ContentFolder): Problem[] {
  return recordsOf(folder, 'edition').flatMap((edition) => [
    ...dayProblems(edition),
    ...colourProblems(edition),
  ]);
}

function dayProblems(edition: Written<Edition>): Problem[] {
  const year = String(edition.place.year);
  const ofOtherYears = (['firstDay', 'lastDay'] as const).flatMap((field) =>
    edition.at(field).against(year, (day, own) => !day.startsWith(own), 'yearMismatch'),
  );
  if (ofOtherYears.length > 0) return ofOtherYears;
  const { firstDay, applicationsOpen } = edition.value ?? {};
  const closes = edition.at('applicationsClose');
  return [
    ...edition.at('lastDay').against(firstDay, isBefore, 'daysOutOfOrder'),
    ...closes.against(applicationsOpen, isBefore, 'daysOutOfOrder'),
    ...closes.against(firstDay, (day, first) => day >= first, 'closesAfterFair'),
    ...callNames.flatMap((name) => {
      const call = edition.at('calls').at(name);
      return call.at('closes').against(call.value?.opens, isBefore, 'daysOutOfOrder');
    }),
    ...edition
      .at('recordings')
      .at('until')
      .against(edition.value?.recordings?.by, isBefore, 'daysOutOfOrder'),
  ];
}

const isBefore = (day: string, other: string) => day < other;

function colourProblems(edition: Written<Edition>): Problem[] {
  return grounds.flatMap(([scheme, other]) => {
    const colour = edition.at('colour').at(scheme);
    if (colour.value === undefined) return [];
    const ratio = contrastRatio(colour.value, other);
    if (ratio >= leastContrast) return [];
    return [colour.problem('lowContrast', { value: colour.value, other, ratio: ratio.toFixed(1) })];
  });
}

/** Reports fixed phases that are no longer true on a day (ISO), because their fair is over. */
export function phaseNotes(folder: ContentFolder, day: string): Problem[] {
  return recordsOf(folder, 'edition').flatMap((edition) => {
    const lastDay = edition.value?.lastDay;
    const isPast = (phase: string, last: string) => phase !== 'over' && day > last;
    return edition.at('phase').against(lastDay, isPast, 'phaseOver');
  });
}
