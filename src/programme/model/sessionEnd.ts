import { shiftDay } from '../../lib/time/clock';

type Times = { readonly start: string; readonly end: string };
type Timed = Times & { readonly date: string };

/**
 * Reports whether a session lasts from the second half of a day into the night; any other end
 * before its start is a typing error.
 */
export const lastsIntoNight = ({ start, end }: Times): boolean =>
  start >= '12:00' && end <= '06:00';

/**
 * Returns when a session ends by the clock of the day on which it begins: `25:30` for half past one
 * at night, so that it can be compared with the times of that day.
 */
export function endOnDay({ start, end }: Times): string {
  return end > start ? end : `${Number(end.slice(0, 2)) + 24}${end.slice(2)}`;
}

/**
 * The moment a session ends, `2026-04-03T01:30`: on the next day if it is written as `24:00` or as
 * no later than it starts.
 */
export function endMoment({ date, start, end }: Timed): string {
  if (end === '24:00') return `${shiftDay(date, 1)}T00:00`;
  return `${end > start ? date : shiftDay(date, 1)}T${end}`;
}
