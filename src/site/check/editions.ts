import { callNames } from '../../edition/model/calls';
import { type OpeningDay, openingDays } from '../../edition/model/openingHours';
import { isSelling, phaseOf } from '../../edition/model/phase';
import { nextEdition } from '../../edition/model/shownEdition';
import type { Edition } from '../../edition/schema';
import { shiftDay } from '../../lib/time/clock';
import { daysBetween } from '../../lib/time/daysBetween';
import { endOnDay } from '../../programme/model/sessionEnd';
import type { Session } from '../../programme/schema';
import { type ContentFolder, type Written, recordsOf, sessionsOf } from './files/contentFolder';
import type { Problem } from './problems/problem';
import { isCancelled, isUpsideDown, timesOf } from './programme';

/** Returns the contrast of two colours written `#rrggbb`, 1–21 (WCAG 2.2). */
function contrastRatio(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const minContrast = 4.5;
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
    if (ratio >= minContrast) return [];
    return [colour.problem('lowContrast', { value: colour.value, other, ratio: ratio.toFixed(1) })];
  });
}

/**
 * Reports phases that an editor has set and that are no longer true on a day (ISO): their fair is
 * over.
 */
export function phaseNotes(folder: ContentFolder, day: string): Problem[] {
  return recordsOf(folder, 'edition').flatMap((edition) => {
    const lastDay = edition.value?.lastDay;
    const isPast = (phase: string, last: string) => phase !== 'over' && day > last;
    return edition.at('phase').against(lastDay, isPast, 'phaseOver');
  });
}

/**
 * Reports a current edition that is over although the next edition already sells tickets on the
 * given day (ISO): the tickets, the programme and the home page still show the past fair.
 */
export function currentEditionNotes(folder: ContentFolder, day: string): Problem[] {
  const editions = recordsOf(folder, 'edition').flatMap(({ place: { year }, value }) => {
    const { firstDay, lastDay, applicationsOpen, applicationsClose } = value ?? {};
    if (firstDay === undefined || lastDay === undefined) return [];
    return [{ year, firstDay, lastDay, applicationsOpen, applicationsClose }];
  });
  return recordsOf(folder, 'site').flatMap((site) => {
    const year = site.value?.currentEdition;
    const current = editions.find((edition) => edition.year === year);
    if (current === undefined || day <= current.lastDay) return [];
    const next = nextEdition(editions, current.year, day);
    if (next === undefined || !isSelling(phaseOf(next, day))) return [];
    const values = { value: String(current.year), other: String(next.year) };
    return [site.at('currentEdition').problem('currentEditionOver', values)];
  });
}

/**
 * Maximum length of an edition, days. A longer edition has a wrong first or last day, which another
 * rule reports.
 */
const maxDays = 31;
const timeFields = ['opens', 'closes', 'lastEntry'] as const;
type TimeField = (typeof timeFields)[number];
type Times = { [Field in TimeField]?: string | undefined };

/**
 * Reports hours that omit a day of their edition or are impossible, invalid exceptions to them, and
 * public sessions while the fair is closed (decision 025).
 */
export function hoursProblems(folder: ContentFolder): Problem[] {
  const sessions = sessionsOf(folder);
  return recordsOf(folder, 'edition').flatMap((edition) => {
    const hours = readHours(edition);
    return [
      ...hoursOfDayProblems(edition),
      ...edition.list('hours').flatMap((day) => orderProblems(day, day.value ?? {}, 'closes')),
      ...exceptionProblems(edition, hours),
      ...sessionProblems(edition, hours ?? [], sessions),
    ];
  });
}

type Hours = { day: string; opens: string; closes: string; lastEntry?: string | undefined };

/** Returns the hours as written; undefined if there are none or one is invalid. */
function readHours(edition: Written<Edition>): Hours[] | undefined {
  const days = edition.list('hours').map(({ value }): Hours | undefined => {
    const { day, opens, closes, lastEntry } = value ?? {};
    if (day === undefined || opens === undefined || closes === undefined) return undefined;
    return { day, opens, closes, lastEntry };
  });
  return days.length > 0 && days.every((day) => day !== undefined) ? days : undefined;
}

function hoursOfDayProblems(edition: Written<Edition>): Problem[] {
  const hours = edition.at('hours');
  const days = hours.items().map((item) => item.at('day'));
  const { firstDay: first, lastDay: last } = edition.value ?? {};
  // Other rules report invalid first and last days.
  if (days.length === 0 || first === undefined || last === undefined) return [];
  if (![first, last].every((day) => day.startsWith(`${edition.place.year}-`))) return [];
  const length = daysBetween(first, last) + 1;
  if (length < 1 || length > maxDays) return [];
  const outside = days.flatMap((day) => {
    const { value } = day;
    if (value === undefined || (value >= first && value <= last)) return [];
    return [day.problem('hoursOutsideEdition', { value, first, last })];
  });
  const given = days.map(({ value }) => value);
  // A day that seems to lack hours can be written with a misspelt date or a date outside the
  // edition; then only that is reported.
  if (outside.length > 0 || given.includes(undefined)) return outside;
  const all = Array.from({ length }, (_, index) => shiftDay(first, index));
  const value = all.filter((day) => !given.includes(day)).join(', ');
  return value === '' ? [] : [hours.problem('hoursDayMissing', { value }, 'key')];
}

/** Reports times of a day in the wrong order, at the field `place`, which must be written. */
function orderProblems(
  day: Written<Times>,
  { opens, closes, lastEntry }: Times,
  place: TimeField,
): Problem[] {
  if (opens === undefined || closes === undefined) return [];
  const at = day.at(place);
  if (closes <= opens) return [at.problem('closesTooEarly', { value: closes, other: opens })];
  if (lastEntry === undefined || (lastEntry > opens && lastEntry <= closes)) return [];
  const values = { value: lastEntry, first: opens, last: closes };
  const own = day.at('lastEntry');
  if (own.isWritten) return [own.problem('lastEntryOutside', values)];
  return [at.problem('lastEntryLeftBehind', values)];
}

type Exception = NonNullable<Edition['exceptions']>[number];

function exceptionProblems(edition: Written<Edition>, hours: Hours[] | undefined): Problem[] {
  const exceptions = edition.at('exceptions');
  const items = exceptions.items();
  if (items.length === 0) return [];
  if (edition.at('hours').isWritten)
    return hours === undefined ? [] : items.flatMap((item) => problemsOfException(item, hours));
  // An unknown key can be a misspelt `hours`; the schema reports it.
  const isMisspelt = edition.source.reading.problems.some(({ code }) => code === 'unknownKey');
  return isMisspelt ? [] : [exceptions.problem('exceptionsWithoutHours', {}, 'key')];
}

function problemsOfException(exception: Written<Exception>, hours: readonly Hours[]): Problem[] {
  const day = exception.at('day');
  const { value } = day;
  if (value === undefined) return [];
  const planned = hours.find((hoursOfDay) => hoursOfDay.day === value);
  if (planned === undefined) {
    const choices = hours.map((hoursOfDay) => hoursOfDay.day).join(', ');
    return [day.problem('exceptionWithoutDay', { value, choices })];
  }
  const times = timeFields.map((field) => exception.at(field));
  if (exception.value?.closed === true)
    return times.flatMap((time) =>
      time.value === undefined ? [] : [time.problem('closedWithTimes', { value: time.value })],
    );
  // The schema reports a time in the wrong format.
  if (times.some((time) => time.isRefused)) return [];
  const changed = { ...planned, ...exception.value };
  if (timeFields.every((field) => changed[field] === planned[field]))
    return [day.problem('exceptionChangesNothing', { value })];
  const isOpening = exception.at('opens').isWritten && !exception.at('closes').isWritten;
  return orderProblems(exception, changed, isOpening ? 'opens' : 'closes');
}

/** Reports public sessions that begin before the fair opens, or are still on when it closes. */
function sessionProblems(
  edition: Written<Edition>,
  hours: Hours[],
  sessions: readonly Written<Session>[],
): Problem[] {
  const exceptions = edition.list('exceptions').flatMap(({ value }) => {
    const { day, opens, closes, closed } = value ?? {};
    return day === undefined ? [] : [{ day, opens, closes, closed, reason: '' }];
  });
  const days = new Map(openingDays(hours, exceptions).map((day) => [day.day, day]));
  return sessions
    .filter((session) => {
      const isForPublic = !isCancelled(session) && session.value?.audience !== 'professionals';
      return isForPublic && session.place.year === edition.place.year;
    })
    .flatMap((session) => {
      const day = days.get(session.place.date);
      return day === undefined ? [] : problemsOfSession(session, day, edition.file);
    });
}

function problemsOfSession(
  session: Written<Session>,
  { opens, closes, isClosed }: OpeningDay<unknown>,
  file: string,
): Problem[] {
  const times = timesOf(session);
  if (times === undefined || closes <= opens || isUpsideDown(times)) return [];
  const { start, end } = times;
  const at = session.at('start');
  if (isClosed) return [at.problem('sessionOnClosedDay', { value: start, file })];
  if (start < opens)
    return [at.problem('sessionBeforeOpening', { value: start, other: opens, file })];
  // A session that begins after closing is a separate evening: a ball, a dinner.
  if (start >= closes || endOnDay(times) <= closes) return [];
  return [session.at('end').problem('sessionAfterClosing', { value: end, other: closes, file })];
}
