import { stateAt } from './sessionTime';

type Timed = { date: string; start: string; end: string; status: string };

/**
 * The sessions on in a hall, the next ones, and the later sessions of the same day as the next
 * ones.
 */
export type HallDay<Session> = { now: Session[]; next: Session[]; rest: Session[] };

/**
 * Splits the sessions of one or several halls at a moment in Moscow, `2026-04-02T14:05`: on now,
 * next (all with the same start, possibly on a later day), and the rest of that day. Omits
 * cancelled sessions. Unlike `nowAndNext`, it also works outside the edition's days.
 */
export function hallDay<Session extends Timed>(
  sessions: readonly Session[],
  moscowTime: string,
): HallDay<Session> {
  const startOf = ({ date, start }: Session) => `${date}T${start}`;
  const happening = sessions.filter(({ status }) => status !== 'cancelled');
  const coming = happening
    .filter((session) => stateAt(session, moscowTime) === 'ahead')
    .sort((a, b) => startOf(a).localeCompare(startOf(b)));
  const [first] = coming;
  const isFirst = (session: Session) => first !== undefined && startOf(session) === startOf(first);
  return {
    now: happening.filter((session) => stateAt(session, moscowTime) === 'on'),
    next: coming.filter(isFirst),
    rest: coming.filter((session) => session.date === first?.date && !isFirst(session)),
  };
}
