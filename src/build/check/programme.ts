import { clockTimePattern } from '../../content-model/localized';
import { isCalendarDay } from '../../lib/calendarDay';
import { fullReference } from '../../lib/reference';
import { sourcesOf, type ContentFolder } from './contentFolder';
import type { Problem } from './problems/problem';
import { nameSession, sessionsOf, type PlacedSession } from './records';
import { fieldOf, itemsOf, problemAt, textOf } from './values';

/**
 * Sessions out of order or outside their edition, and two at the same time in one hall or with one
 * speaker.
 */
export function programmeProblems(folder: ContentFolder): Problem[] {
  const sessions = sessionsOf(folder);
  return [
    ...daysOutside(folder),
    ...sessions.flatMap(outOfOrder),
    ...clashes(sessions.filter(({ value }) => textOf(value, 'status') !== 'cancelled')),
  ];
}

function daysOutside(folder: ContentFolder): Problem[] {
  const editions = new Map(
    sourcesOf(folder, 'edition').map((source) => [source.place.year, source]),
  );
  return sourcesOf(folder, 'programme').flatMap((source): Problem[] => {
    const { year, date = '' } = source.place;
    const edition = editions.get(year);
    if (edition === undefined) return [problemAt(source, [], 'noEdition', { value: String(year) })];
    const [first, last] = [textOf(edition.value, 'firstDay'), textOf(edition.value, 'lastDay')];
    // Faulty file names and days are reported elsewhere.
    if (![date, first, last].every((day) => day !== undefined && isCalendarDay(day))) return [];
    if (
      first === undefined ||
      last === undefined ||
      last < first ||
      !`${first} ${last}`.startsWith(String(year))
    )
      return [];
    if (date >= first && date <= last) return [];
    return [problemAt(source, [], 'outsideEdition', { value: date, first, last })];
  });
}

function outOfOrder({ source, path, value }: PlacedSession): Problem[] {
  const problems: Problem[] = [];
  const [start, end] = [textOf(value, 'start'), textOf(value, 'end')];
  if (start !== undefined && end !== undefined && isTime(start) && isTime(end) && end <= start) {
    problems.push(
      problemAt(source, [...path, 'end'], 'endBeforeStart', { value: end, other: start }),
    );
  }
  const ages = fieldOf(value, 'ages');
  const [from, to] = [fieldOf(ages, 'from'), fieldOf(ages, 'to')];
  if (typeof from === 'number' && typeof to === 'number' && to < from) {
    problems.push(
      problemAt(source, [...path, 'ages', 'to'], 'agesOutOfOrder', {
        value: String(to),
        other: String(from),
      }),
    );
  }
  return problems;
}

/**
 * Each session that overlaps an earlier one of its day. One that starts when the other ends does
 * not overlap.
 */
function clashes(sessions: readonly PlacedSession[]): Problem[] {
  const problems: Problem[] = [];
  const byDay = groupByDate(sessions);
  for (const day of byDay.values()) {
    const ordered = day
      .filter(({ value }) => isTime(textOf(value, 'start')) && isTime(textOf(value, 'end')))
      .sort(byStart);
    for (const [index, later] of ordered.entries()) {
      for (const earlier of ordered.slice(0, index)) {
        if ((textOf(earlier.value, 'end') ?? '') > (textOf(later.value, 'start') ?? ''))
          problems.push(...clash(earlier, later));
      }
    }
  }
  return problems;
}

function clash(earlier: PlacedSession, later: PlacedSession): Problem[] {
  const other = nameSession(earlier);
  const problems: Problem[] = [];
  const hall = textOf(later.value, 'hall');
  if (hall !== undefined && hall === textOf(earlier.value, 'hall')) {
    problems.push(
      problemAt(later.source, [...later.path, 'hall'], 'hallBusy', { value: hall, other }),
    );
  }
  const busy = new Set(speakersOf(earlier).map(([, name]) => name));
  for (const [index, name] of speakersOf(later)) {
    if (!busy.has(name)) continue;
    problems.push(
      problemAt(later.source, [...later.path, 'speakers', index], 'speakerBusy', {
        value: name,
        other,
      }),
    );
  }
  return problems;
}

function speakersOf({ value, year }: PlacedSession): [number, string][] {
  return itemsOf(fieldOf(value, 'speakers')).flatMap(([index, name]): [number, string][] =>
    typeof name === 'string' ? [[index, fullReference(name, year)]] : [],
  );
}

const isTime = (text: string | undefined) => text !== undefined && clockTimePattern.test(text);

const byStart = (one: PlacedSession, other: PlacedSession) =>
  (textOf(one.value, 'start') ?? '').localeCompare(textOf(other.value, 'start') ?? '');

function groupByDate(sessions: readonly PlacedSession[]): Map<string, PlacedSession[]> {
  const days = new Map<string, PlacedSession[]>();
  for (const session of sessions)
    days.set(session.date, [...(days.get(session.date) ?? []), session]);
  return days;
}
