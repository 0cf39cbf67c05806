import { endMoment } from './sessionEnd';

type Timed = { readonly date: string; readonly start: string; readonly end: string };

type SessionState = 'ahead' | 'on' | 'over';

/**
 * Returns a session's state at a moment in Moscow, `2026-04-02T14:05`: it is on from its start
 * until just before its end. The schedule, a session's page and my fair all use this rule.
 */
export function stateAt(session: Timed, time: string): SessionState {
  if (time < `${session.date}T${session.start}`) return 'ahead';
  return time < endMoment(session) ? 'on' : 'over';
}

/** Returns the minutes from a moment in Moscow to a session's start; negative once it has begun. */
export function minutesUntil({ date, start }: Omit<Timed, 'end'>, time: string): number {
  return (Date.parse(`${date}T${start}Z`) - Date.parse(`${time}Z`)) / 60_000;
}

/**
 * Returns the minutes to the start of a session that begins within the hour; undefined for any
 * other.
 */
export function minutesToGo(session: Omit<Timed, 'end'>, time: string): number | undefined {
  const minutes = minutesUntil(session, time);
  return minutes > 0 && minutes <= 60 ? minutes : undefined;
}

/**
 * Reports whether a session has begun: by the time in Moscow, `2026-04-02T14:05`, if it is known,
 * else by the day of the build, ISO. `session.start` is Moscow time, `12:00`.
 */
export function hasBegun(
  session: Omit<Timed, 'end'>,
  time: string | undefined,
  buildDay: string,
): boolean {
  return time === undefined ? session.date < buildDay : minutesUntil(session, time) <= 0;
}

/** Path of a session's booking page (decision 036). */
export const bookPath = (year: number, slug: string): string => `/program/${year}/${slug}/book/`;
