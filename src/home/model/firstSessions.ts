import type { NowAndNext } from '../../programme/model/nowAndNext';

type Timed = { date: string; start: string; end: string; status: string };

/** The number of sessions that fit on the first screen of a phone. */
const maxSessions = 3;

/**
 * Returns the sessions for the home page's first screen, at most three: first a session that the
 * visitor has starred (current or next); then other sessions that are on, the latest to start
 * first, because visitors can still join them; then the next sessions, for which one place is
 * reserved.
 */
export function firstSessions<Session extends Timed>(
  sessions: readonly Session[],
  { now, next }: NowAndNext<Session>,
  moscowTime: string,
  isOwn: (session: Session) => boolean,
): Session[] {
  const startOf = ({ date, start }: Session) => `${date}T${start}`;
  const byStart = (one: Session, two: Session) => startOf(one).localeCompare(startOf(two));
  const own = sessions
    .filter((one) => isOwn(one) && one.status !== 'cancelled')
    .filter((one) => now.includes(one) || startOf(one) > moscowTime)
    .sort(byStart)
    .slice(0, 1);
  const on = now.filter((one) => !own.includes(one)).sort((one, two) => byStart(two, one));
  const coming = next.filter((one) => !own.includes(one));
  const left = maxSessions - own.length;
  const shownOn = on.slice(0, coming.length > 0 ? left - 1 : left);
  return [...own, ...shownOn, ...coming].slice(0, maxSessions);
}
