import { nowAndNext, type NowAndNext } from '../model/nowAndNext';
import { nowPlace } from '../DaySheet';
import { isNewLoad } from '../../browser/places';

type Session = { slug: string; date: string; start: string; end: string; status: string };
type Days = { firstDay: string; lastDay: string };

/**
 * The schedule at the current moment: the day in Moscow, the sessions that are on, and where the
 * page opens.
 */
export type Live = {
  today: string;
  now: readonly { slug: string }[];
  place: OpeningPlace | undefined;
};

/** The schedule at a moment in Moscow; undefined on days outside the edition. */
export function liveAt(
  sessions: readonly Session[],
  time: string,
  edition: Days,
): Live | undefined {
  const moment = nowAndNext(sessions, time, edition);
  return (
    moment && {
      today: time.slice(0, 10),
      now: moment.now,
      place: openingPlace(sessions, moment),
    }
  );
}

/**
 * Scrolls to the sessions that are on now, unless the visitor has already scrolled or used the page
 * (decision 024).
 */
export function openAtNow(entry: Entry): void {
  if (isUntouched(entry, nowPlace)) openAt(nowPlace);
}

type Timed = { date: string; start: string };

/** The number of sessions that fit on a phone's screen. */
const screenful = 6;

/**
 * Where the programme opens: at the sessions of this day with this start. `isOn` is true if any of
 * them is on.
 */
type OpeningPlace = { date: string; start: string; isOn: boolean };

/**
 * Returns the place of the sessions that are on, else of the next sessions; undefined when all are
 * over. Sessions that are on can have begun at different times. The place is the earliest start
 * from which one screen still reaches the latest start, so that an all-day session does not keep
 * the page at the morning.
 */
export function openingPlace(
  sessions: readonly Timed[],
  { now, next }: NowAndNext<Timed>,
): OpeningPlace | undefined {
  const candidates = now.length > 0 ? now : next;
  const starts = candidates.map(({ start }) => start).sort();
  const [date, last] = [candidates[0]?.date, starts.at(-1)];
  if (date === undefined || last === undefined) return undefined;
  const between = (from: string) =>
    sessions.filter(
      (session) => session.date === date && session.start >= from && session.start <= last,
    ).length;
  return {
    date,
    start: starts.find((start) => between(start) <= screenful) ?? last,
    isOn: now.length > 0,
  };
}

/** A location of the router; `action` is undefined after a full load. */
type Entry = { pathname: string; hash: string; action?: string };

/**
 * Whether the visitor has only just arrived: not by Back or reload, at no anchor other than
 * `place`, and without having scrolled, focused or unfolded anything.
 */
function isUntouched({ hash, action }: Entry, place: string): boolean {
  if ((hash !== '' && hash !== `#${place}`) || window.scrollY !== 0) return false;
  if (action !== undefined) return action !== 'POP';
  return (
    isNewLoad() &&
    document.activeElement === document.body &&
    document.querySelector('main [open]') === null
  );
}

/** Scrolls to an anchor at once, without moving the focus. */
function openAt(place: string): void {
  document.getElementById(place)?.scrollIntoView({ behavior: 'instant' });
}
