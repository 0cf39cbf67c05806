import { stateAt } from './sessionTime';

type Timed = { date: string; start: string; end: string; status: string };

/**
 * The sessions on at a moment, and the next ones, which all start at the same time; both can be
 * empty.
 */
export type NowAndNext<Session> = { now: Session[]; next: Session[] };

/**
 * Returns the sessions on and next at a moment in Moscow, `2026-04-02T14:05`; undefined on days
 * outside the edition. Omits cancelled sessions. After a day's last session, the next are the first
 * ones of the following day.
 */
export function nowAndNext<Session extends Timed>(
  sessions: readonly Session[],
  moscowTime: string,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): NowAndNext<Session> | undefined {
  const today = moscowTime.slice(0, 10);
  if (today < firstDay || today > lastDay) return undefined;
  const happening = sessions.filter(({ status }) => status !== 'cancelled');
  const startOf = ({ date, start }: Session) => `${date}T${start}`;
  const now = happening.filter((session) => stateAt(session, moscowTime) === 'on');
  const coming = happening.filter((session) => stateAt(session, moscowTime) === 'ahead');
  const first = coming.map(startOf).sort()[0];
  return { now, next: coming.filter((session) => startOf(session) === first) };
}
