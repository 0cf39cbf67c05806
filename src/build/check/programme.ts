import { endOnDay, lastsIntoNight } from '../../domain/sessionEnd';
import { isCalendarDay } from '../../lib/calendarDay';
import { fullReference } from '../../lib/reference';
import { sourcesOf, type ContentFolder } from './contentFolder';
import type { Problem } from './problems/problem';
import { nameSession, sessionsOf, type PlacedSession } from './records';
import { dayOf, endTimeOf, fieldOf, itemsOf, numberOf, problemAt, textOf, timeOf } from './values';

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
    const [first, last] = [dayOf(edition.value, 'firstDay'), dayOf(edition.value, 'lastDay')];
    // Faulty file names and days are reported elsewhere.
    if (!isCalendarDay(date) || first === undefined || last === undefined) return [];
    if (last < first || !`${first} ${last}`.startsWith(String(year))) return [];
    if (date >= first && date <= last) return [];
    return [problemAt(source, [], 'outsideEdition', { value: date, first, last })];
  });
}

function outOfOrder({ source, path, value }: PlacedSession): Problem[] {
  const problems: Problem[] = [];
  const [start, end] = [timeOf(value, 'start'), endTimeOf(value, 'end')];
  if (start !== undefined && end !== undefined && end <= start && !lastsIntoNight({ start, end })) {
    problems.push(
      problemAt(source, [...path, 'end'], 'endBeforeStart', { value: end, other: start }),
    );
  }
  const ages = fieldOf(value, 'ages');
  const [from, to] = [numberOf(ages, 'from'), numberOf(ages, 'to')];
  if (from !== undefined && to !== undefined && to < from) {
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
  return [...groupByDate(sessions).values()].flatMap((day) => {
    const timed = day
      .flatMap((session): TimedSession[] => {
        const [start, end] = [timeOf(session.value, 'start'), endTimeOf(session.value, 'end')];
        return start === undefined || end === undefined ? [] : [{ ...session, start, end }];
      })
      .sort((one, other) => one.start.localeCompare(other.start));
    return timed.flatMap((later, index) =>
      timed
        .slice(0, index)
        .filter(
          (earlier) => (lastsIntoNight(earlier) ? endOnDay(earlier) : earlier.end) > later.start,
        )
        .flatMap((earlier) => clash(earlier, later)),
    );
  });
}

type TimedSession = PlacedSession & { start: string; end: string };

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

function groupByDate(sessions: readonly PlacedSession[]): Map<string, PlacedSession[]> {
  const days = new Map<string, PlacedSession[]>();
  for (const session of sessions)
    days.set(session.date, [...(days.get(session.date) ?? []), session]);
  return days;
}
