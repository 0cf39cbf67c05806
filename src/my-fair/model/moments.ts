import type { NowAndNext } from '../../programme/model/nowAndNext';
import { minutesUntil, stateAt } from '../../programme/model/sessionTime';
import { agenda, type AgendaEntry, type AgendaSession } from './agenda';
import type { HallPlace } from './walk';

export type ListMoment = 'over' | 'now' | 'next' | 'later';

/**
 * Returns the place of a session in the visitor's day at a moment in Moscow, given which sessions
 * are on and next. Undefined for cancelled sessions, and for those of another day unless next.
 */
export function listMoment<S extends AgendaSession>(
  session: S,
  { now, next, time }: NowAndNext<S> & { time: string },
): ListMoment | undefined {
  if (now.includes(session)) return 'now';
  if (next.includes(session)) return 'next';
  if (session.status === 'cancelled' || session.date !== time.slice(0, 10)) return undefined;
  return stateAt(session, time) === 'over' ? 'over' : 'later';
}

/**
 * Returns the walk to the next session from the one that is on or was last that day; undefined if
 * there is none. It is late if it takes longer than the time left, or than the break.
 */
export function walkToNext<S extends AgendaSession>(
  session: S,
  sessions: readonly S[],
  time: string,
  halls: readonly HallPlace[],
): AgendaEntry<S>['walk'] {
  const begun = sessions.filter(
    (other) => other.date === session.date && stateAt(other, time) !== 'ahead',
  );
  const [day] = agenda([...begun, session], () => halls);
  const { gap, walk } = day?.entries.at(-1) ?? {};
  if (walk === undefined) return undefined;
  const isTight = gap !== undefined && walk.isLate;
  return { ...walk, isLate: isTight || minutesUntil(session, time) < walk.minutes };
}
