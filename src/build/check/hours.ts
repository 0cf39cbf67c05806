import { editionSchema } from '../../content-model/edition';
import { daysBetween } from '../../domain/daysBetween';
import { openingDays, type OpeningDay } from '../../domain/hours/openingHours';
import { endOnDay, lastsIntoNight } from '../../domain/sessionEnd';
import { shiftDay } from '../../lib/calendarDay';
import { isKeyed } from '../../lib/isKeyed';
import { sourcesOf, type ContentFolder, type ContentSource } from './contentFolder';
import type { Problem } from './problems/problem';
import { sessionsOf, type PlacedSession } from './records';
import {
  dayOf,
  endTimeOf,
  fieldOf,
  itemsOf,
  problemAt,
  textOf,
  timeOf,
  type FieldPath,
} from './values';

/** An edition longer than this has a mistaken day, which is reported elsewhere. */
const longest = 31;
const timeFields = ['opens', 'closes', 'lastEntry'] as const;

/**
 * Hours that leave out a day of their edition, cannot be, or are changed by exceptions which cannot
 * be; and sessions of the public while the fair is closed (decision 025).
 */
export function hoursProblems(folder: ContentFolder): Problem[] {
  return sourcesOf(folder, 'edition').flatMap((source) => {
    const days = readHours(source);
    return [
      ...dayProblems(source),
      ...timeProblems(source),
      ...exceptionProblems(source, days),
      ...sessionProblems(folder, source, days),
    ];
  });
}

type Hours = { day: string; opens: string; closes: string; lastEntry?: string | undefined };

/** The hours as written; `undefined` without any, or with a faulty one. */
function readHours(source: ContentSource): Hours[] | undefined {
  const items = itemsOf(fieldOf(source.value, 'hours'));
  const days = items.flatMap(([, item]): Hours[] => {
    const day = dayOf(item, 'day');
    const [opens, closes] = [timeOf(item, 'opens'), timeOf(item, 'closes')];
    if (day === undefined || opens === undefined || closes === undefined) return [];
    return [{ day, opens, closes, lastEntry: timeOf(item, 'lastEntry') }];
  });
  return items.length > 0 && days.length === items.length ? days : undefined;
}

function dayProblems(source: ContentSource): Problem[] {
  const items = itemsOf(fieldOf(source.value, 'hours'));
  const [first, last] = [dayOf(source.value, 'firstDay'), dayOf(source.value, 'lastDay')];
  // Faulty first and last days are reported elsewhere.
  if (items.length === 0 || first === undefined || last === undefined) return [];
  if (![first, last].every((day) => day.startsWith(`${source.place.year}-`))) return [];
  const length = daysBetween(first, last) + 1;
  if (length < 1 || length > longest) return [];
  const outside = items.flatMap(([index, item]): Problem[] => {
    const day = dayOf(item, 'day');
    if (day === undefined || (day >= first && day <= last)) return [];
    const values = { value: day, first, last };
    return [problemAt(source, ['hours', index, 'day'], 'hoursOutsideEdition', values)];
  });
  const days = items.map(([, item]) => dayOf(item, 'day'));
  // A day that is misspelt or outside may be the one that is missing.
  if (outside.length > 0 || days.includes(undefined)) return outside;
  const missing = Array.from({ length }, (_, index) => shiftDay(first, index)).filter(
    (day) => !days.includes(day),
  );
  if (missing.length === 0) return [];
  return [problemAt(source, ['hours'], 'hoursDayMissing', { value: missing.join(', ') }, 'key')];
}

function timeProblems(source: ContentSource): Problem[] {
  return itemsOf(fieldOf(source.value, 'hours')).flatMap(([index, item]) => {
    const times = {
      opens: timeOf(item, 'opens'),
      closes: timeOf(item, 'closes'),
      lastEntry: timeOf(item, 'lastEntry'),
    };
    return orderProblems(source, ['hours', index], times, ['closes']);
  });
}

type Times = Record<(typeof timeFields)[number], string | undefined>;

/**
 * Times of a day in a wrong order. `places` are the fields of it that are written at the path, most
 * telling first.
 */
function orderProblems(
  source: ContentSource,
  path: FieldPath,
  { opens, closes, lastEntry }: Times,
  places: readonly string[],
): Problem[] {
  if (opens === undefined || closes === undefined) return [];
  const at = [...path, places[0] ?? 'closes'];
  if (closes <= opens)
    return [problemAt(source, at, 'closesTooEarly', { value: closes, other: opens })];
  if (lastEntry === undefined || (lastEntry > opens && lastEntry <= closes)) return [];
  const values = { value: lastEntry, first: opens, last: closes };
  const isHere = textOf(fieldAt(source.value, path), 'lastEntry') !== undefined;
  return [
    isHere
      ? problemAt(source, [...path, 'lastEntry'], 'lastEntryOutside', values)
      : problemAt(source, at, 'lastEntryLeftBehind', values),
  ];
}

const fieldAt = (value: unknown, path: FieldPath) => path.reduce<unknown>(fieldOf, value);

function exceptionProblems(source: ContentSource, days: Hours[] | undefined): Problem[] {
  const exceptions = itemsOf(fieldOf(source.value, 'exceptions'));
  if (exceptions.length === 0) return [];
  // A misspelt key may have been the hours; the schema reports it.
  if (fieldOf(source.value, 'hours') === undefined)
    return hasUnknownKey(source.value)
      ? []
      : [problemAt(source, ['exceptions'], 'exceptionsWithoutHours', {}, 'key')];
  if (days === undefined) return [];
  return exceptions.flatMap(([index, exception]): Problem[] => {
    const path = ['exceptions', index];
    const day = dayOf(exception, 'day');
    if (day === undefined) return [];
    const planned = days.find((one) => one.day === day);
    if (planned === undefined) {
      const values = { value: day, choices: days.map((one) => one.day).join(', ') };
      return [problemAt(source, [...path, 'day'], 'exceptionWithoutDay', values)];
    }
    const written = timeFields.filter((field) => fieldOf(exception, field) !== undefined);
    if (fieldOf(exception, 'closed') === true)
      return written.map((field) =>
        problemAt(source, [...path, field], 'closedWithTimes', {
          value: String(fieldOf(exception, field)),
        }),
      );
    // A time in a wrong form is reported by the schema.
    if (written.some((field) => timeOf(exception, field) === undefined)) return [];
    if (written.every((field) => timeOf(exception, field) === planned[field]))
      return [problemAt(source, [...path, 'day'], 'exceptionChangesNothing', { value: day })];
    const times = {
      opens: timeOf(exception, 'opens') ?? planned.opens,
      closes: timeOf(exception, 'closes') ?? planned.closes,
      lastEntry: timeOf(exception, 'lastEntry') ?? planned.lastEntry,
    };
    return orderProblems(
      source,
      path,
      times,
      ['closes', 'opens'].filter((field) => written.some((one) => one === field)),
    );
  });
}

const hasUnknownKey = (edition: unknown) =>
  isKeyed(edition) && Object.keys(edition).some((key) => !(key in editionSchema.fields));

/** Sessions of the public that begin before the fair opens, or are still on when it closes. */
function sessionProblems(
  folder: ContentFolder,
  edition: ContentSource,
  hours: Hours[] | undefined,
): Problem[] {
  if (hours === undefined) return [];
  const exceptions = itemsOf(fieldOf(edition.value, 'exceptions')).flatMap(([, item]) => {
    const day = dayOf(item, 'day');
    if (day === undefined) return [];
    const closed = fieldOf(item, 'closed') === true;
    return [
      { day, opens: timeOf(item, 'opens'), closes: timeOf(item, 'closes'), closed, reason: '' },
    ];
  });
  const days = new Map(openingDays(hours, exceptions).map((day) => [day.day, day]));
  return sessionsOf(folder)
    .filter(({ year, value }) => year === edition.place.year && isForPublic(value))
    .flatMap((session) => {
      const day = days.get(session.date);
      return day === undefined ? [] : problemsOfSession(session, day, edition.file);
    });
}

function isForPublic(session: unknown): boolean {
  return (
    textOf(session, 'status') !== 'cancelled' && textOf(session, 'audience') !== 'professionals'
  );
}

function problemsOfSession(
  { source, path, value }: PlacedSession,
  { opens, closes, isClosed }: OpeningDay<unknown>,
  file: string,
): Problem[] {
  const [start, end] = [timeOf(value, 'start'), endTimeOf(value, 'end')];
  if (start === undefined || end === undefined || closes <= opens) return [];
  if (end <= start && !lastsIntoNight({ start, end })) return [];
  const startAt = [...path, 'start'];
  if (isClosed) return [problemAt(source, startAt, 'sessionOnClosedDay', { value: start, file })];
  if (start < opens)
    return [
      problemAt(source, startAt, 'sessionBeforeOpening', { value: start, other: opens, file }),
    ];
  // What begins after closing is an evening of its own: a ball, a dinner.
  if (start >= closes || endOnDay({ start, end }) <= closes) return [];
  const values = { value: end, other: closes, file };
  return [problemAt(source, [...path, 'end'], 'sessionAfterClosing', values)];
}
