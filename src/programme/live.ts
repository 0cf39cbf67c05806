import { nowAndNext } from './model/nowAndNext';
import { openingPlace, type OpeningPlace } from './model/openingPlace';
import { isUntouched, openAt, type Entry } from './browser/arrival';
import { nowPlace } from './DaySheet';

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
