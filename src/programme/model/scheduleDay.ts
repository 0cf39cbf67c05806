import { shiftDay } from '../../lib/time/clock';
import { endMoment } from './sessionEnd';

type Timed = { readonly date: string; readonly start: string; readonly end: string };

/**
 * Schedule apps take what begins before this time for the night of the day before. No session that
 * began in an evening ends later (sessionEnd), and Giggity does so by itself.
 */
const dayBegins = '06:00';

/** A time in Moscow as schedules write it: `2026-04-02T12:00:00+03:00`. */
const inMoscow = (day: string, time: string): string => `${day}T${time}:00+03:00`;

/** The day of a schedule to which a session belongs, ISO. */
export function scheduleDay({ date, start }: Omit<Timed, 'end'>): string {
  return start < dayBegins ? shiftDay(date, -1) : date;
}

/** When a day of a schedule begins and ends. */
export function dayBounds(day: string): { start: string; end: string } {
  return { start: inMoscow(day, dayBegins), end: inMoscow(shiftDay(day, 1), dayBegins) };
}

/** When a session begins, with the zone of Moscow. */
export const startMoment = ({ date, start }: Omit<Timed, 'end'>): string => inMoscow(date, start);

/** How long a session lasts, `01:30`. */
export function lasting(session: Timed): string {
  const begins = Date.parse(`${session.date}T${session.start}Z`);
  const minutes = (Date.parse(`${endMoment(session)}Z`) - begins) / 60_000;
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
