import { sourcesOf, type ContentFolder, type ContentSource } from './contentFolder';
import { contrastRatio } from './contrast';
import type { Problem } from './problems/problem';
import { dayOf, fieldOf, problemAt, textOf } from './values';

const leastContrast = 4.5;
const grounds = { light: '#ffffff', dark: '#000000' };

/**
 * Edition days that are out of order or in another year than their folder, and signal colours that
 * give too little contrast to be read.
 */
export function editionProblems(folder: ContentFolder): Problem[] {
  return sourcesOf(folder, 'edition').flatMap((source) => [
    ...dayProblems(source),
    ...colourProblems(source),
  ]);
}

function dayProblems(source: ContentSource): Problem[] {
  const [firstDay, lastDay] = [dayOf(source.value, 'firstDay'), dayOf(source.value, 'lastDay')];
  const year = String(source.place.year);
  const problems = Object.entries({ firstDay, lastDay }).flatMap(([field, day]): Problem[] => {
    if (day === undefined || day.startsWith(year)) return [];
    return [problemAt(source, [field], 'yearMismatch', { value: day, other: year })];
  });
  if (problems.length > 0 || firstDay === undefined) return problems;
  const opens = dayOf(source.value, 'applicationsOpen');
  const closes = dayOf(source.value, 'applicationsClose');
  if (lastDay !== undefined && lastDay < firstDay) {
    problems.push(
      problemAt(source, ['lastDay'], 'daysOutOfOrder', { value: lastDay, other: firstDay }),
    );
  }
  if (closes === undefined) return problems;
  const at = ['applicationsClose'];
  if (opens !== undefined && closes < opens)
    problems.push(problemAt(source, at, 'daysOutOfOrder', { value: closes, other: opens }));
  if (closes >= firstDay)
    problems.push(problemAt(source, at, 'closesAfterFair', { value: closes, other: firstDay }));
  return problems;
}

function colourProblems(source: ContentSource): Problem[] {
  return Object.entries(grounds).flatMap(([scheme, ground]): Problem[] => {
    const colour = textOf(fieldOf(source.value, 'colour'), scheme);
    if (colour === undefined || !/^#[0-9a-f]{6}$/i.test(colour)) return [];
    const ratio = contrastRatio(colour, ground);
    if (ratio >= leastContrast) return [];
    return [
      problemAt(source, ['colour', scheme], 'lowContrast', {
        value: colour,
        other: ground,
        ratio: ratio.toFixed(1),
      }),
    ];
  });
}

/** Fixed phases that hold no longer on a day (ISO), since their fair is over. */
export function phaseNotes(folder: ContentFolder, day: string): Problem[] {
  return sourcesOf(folder, 'edition').flatMap((source) => {
    const [phase, lastDay] = [textOf(source.value, 'phase'), dayOf(source.value, 'lastDay')];
    if (phase === undefined || phase === 'over' || lastDay === undefined || day <= lastDay)
      return [];
    return [problemAt(source, ['phase'], 'phaseOver', { value: phase, other: lastDay })];
  });
}
