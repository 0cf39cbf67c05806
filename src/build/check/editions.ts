import { isCalendarDay } from '../../lib/calendarDay';
import { sourcesOf, type ContentFolder, type ContentSource } from './contentFolder';
import { contrastRatio } from './contrast';
import type { Problem } from './problems/problem';
import { fieldOf, problemAt, textOf } from './values';

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
  const days = {
    firstDay: textOf(source.value, 'firstDay'),
    lastDay: textOf(source.value, 'lastDay'),
  };
  const year = String(source.place.year);
  const problems = Object.entries(days).flatMap(([field, day]): Problem[] => {
    if (day === undefined || !isCalendarDay(day) || day.startsWith(year)) return [];
    return [problemAt(source, [field], 'yearMismatch', { value: day, other: year })];
  });
  if (problems.length > 0) return problems;
  const { firstDay, lastDay } = days;
  const opens = textOf(source.value, 'applicationsOpen');
  const closes = textOf(source.value, 'applicationsClose');
  if (firstDay === undefined || !isCalendarDay(firstDay)) return [];
  if (lastDay !== undefined && isCalendarDay(lastDay) && lastDay < firstDay) {
    problems.push(
      problemAt(source, ['lastDay'], 'daysOutOfOrder', { value: lastDay, other: firstDay }),
    );
  }
  if (
    opens !== undefined &&
    isCalendarDay(opens) &&
    closes !== undefined &&
    isCalendarDay(closes) &&
    closes < opens
  ) {
    problems.push(
      problemAt(source, ['applicationsClose'], 'daysOutOfOrder', { value: closes, other: opens }),
    );
  }
  if (closes !== undefined && isCalendarDay(closes) && closes >= firstDay) {
    problems.push(
      problemAt(source, ['applicationsClose'], 'closesAfterFair', {
        value: closes,
        other: firstDay,
      }),
    );
  }
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
