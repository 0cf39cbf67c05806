import type { NowAndNext } from '../../programme/model/nowAndNext';
import { minutesUntil, stateAt } from '../../programme/model/sessionTime';
import { agenda, type AgendaEntry, type AgendaSession } from './agenda';
import type { HallPlace } from './walk';

/** Where a session of a list stands in its visitor's day. */
export type ListMoment = 'over' | 'now' | 'next' | 'later';

/**
 * What is said of a session of a list at a moment in Moscow, by what of that list is on and next.
 * Nothing is said of one that will not take place, nor of another day's, unless it is the next.
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
 * The walk to the next session from what is on of that day, or was last; undefined where there is
 * none. It is late if it takes longer than there is until then, or than the break.
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
