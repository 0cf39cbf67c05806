import type { Session } from '../../programme/schema';
import { endOnDay, lastsIntoNight } from '../../programme/model/sessionEnd';
import { isCalendarDay } from '../../lib/time/clock';
import { fullReference } from '../../content/localized';
import {
  type ContentFolder,
  nameSession,
  recordsOf,
  sessionsOf,
  type Written,
} from './files/contentFolder';
import type { Problem } from './problems/problem';

/** Reports sessions out of order or outside their edition, and clashes of halls and speakers. */
export function programmeProblems(folder: ContentFolder): Problem[] {
  const sessions = sessionsOf(folder);
  return [
    ...daysOutside(folder),
    ...sessions.flatMap(outOfOrder),
    ...sessions.flatMap(changesOutOfOrder),
    ...clashes(sessions.filter((session) => !isCancelled(session))),
  ];
}

function daysOutside(folder: ContentFolder): Problem[] {
  const editions = recordsOf(folder, 'edition');
  return recordsOf(folder, 'programme').flatMap((day) => {
    const { year, date } = day.place;
    const edition = editions.find(({ place }) => place.year === year);
    if (edition === undefined) return [day.problem('noEdition', { value: String(year) })];
    const { firstDay: first, lastDay: last } = edition.value ?? {};
    // Other rules report invalid file names and days.
    if (!isCalendarDay(date) || first === undefined || last === undefined) return [];
    if (last < first || !`${first} ${last}`.startsWith(String(year))) return [];
    if (date >= first && date <= last) return [];
    return [day.problem('outsideEdition', { value: date, first, last })];
  });
}

/** Whether a session is cancelled; false if its changes cannot be read. */
export const isCancelled = ({ value }: Written<Session>) =>
  value?.changes?.at(-1)?.status === 'cancelled';

/** Returns a session's start and end, if they can be read. */
export function timesOf(session: Written<Session>): { start: string; end: string } | undefined {
  const { start, end } = session.value ?? {};
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** Whether a session ends before it starts, other than by lasting into the night. */
export const isUpsideDown = (times: { start: string; end: string }) =>
  times.end <= times.start && !lastsIntoNight(times);

function outOfOrder(session: Written<Session>): Problem[] {
  const { start, ages } = session.value ?? {};
  const oldest = session.at('ages').at('to');
  return [
    ...session
      .at('end')
      .against(
        start,
        (end, startTime) => isUpsideDown({ start: startTime, end }),
        'endBeforeStart',
      ),
    ...oldest.against(ages?.from, (to, from) => to < from, 'agesOutOfOrder'),
  ];
}

/** Reports changes out of order: the last entry must be the current state. */
function changesOutOfOrder(session: Written<Session>): Problem[] {
  const moments = session.list('changes').map((change) => change.at('at'));
  return moments.flatMap((at, index) =>
    at.against(
      moments[index - 1]?.value,
      (moment, before) => moment <= before,
      'changesOutOfOrder',
    ),
  );
}

/**
 * Reports each session that overlaps an earlier session of the same hall or speaker; a session that
 * starts at the end of another does not overlap it.
 */
function clashes(sessions: readonly Written<Session>[]): Problem[] {
  const timed = sessions
    .flatMap((session) => {
      const times = timesOf(session);
      if (times === undefined) return [];
      const end = lastsIntoNight(times) ? endOnDay(times) : times.end;
      return [{ session, date: session.place.date, start: times.start, end }];
    })
    .sort((a, b) => a.start.localeCompare(b.start));
  return timed.flatMap((later, index) =>
    timed
      .slice(0, index)
      .filter(({ date, end }) => date === later.date && end > later.start)
      .flatMap((earlier) => clash(earlier.session, later.session)),
  );
}

function clash(earlier: Written<Session>, later: Written<Session>): Problem[] {
  const other = nameSession(earlier);
  const hall = later.at('hall');
  const busy = speakersOf(earlier).map(({ name }) => name);
  return [
    ...(hall.value !== undefined && hall.value === earlier.value?.hall
      ? [hall.problem('hallBusy', { value: hall.value, other })]
      : []),
    ...speakersOf(later)
      .filter(({ name }) => busy.includes(name))
      .map(({ name, speaker }) => speaker.problem('speakerBusy', { value: name, other })),
  ];
}

function speakersOf(session: Written<Session>) {
  return session.list('speakers').flatMap((speaker) => {
    if (speaker.value === undefined) return [];
    return [{ speaker, name: fullReference(speaker.value, session.place.year) }];
  });
}
