import type { NowAndNext } from './nowAndNext';

type Timed = { date: string; start: string };

/** The number of sessions that fit on a phone's screen. */
const screenful = 6;

/**
 * Where the programme opens: at the sessions of this day with this start. `isOn` is true if any of
 * them is on.
 */
export type OpeningPlace = { date: string; start: string; isOn: boolean };

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
