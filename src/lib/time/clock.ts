import { isCalendarDay } from './calendarDay';

/**
 * The present moment; in a trial of another one, that (decision 035). Nothing else may read the
 * clock (design §3).
 */
export function now(): Date {
  // How far the trial is from the clock, ms.
  return new Date(Date.now() + ((globalThis as { fairShift?: number }).fairShift ?? 0));
}

/**
 * Reads a moment in Moscow, `2026-04-03T13:00`, or a day, which is its noon; undefined if it is
 * neither.
 */
export function readMoment(written: string): Date | undefined {
  const [day = '', time = '12:00'] = written.split('T');
  const isMoment = isCalendarDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  return isMoment ? new Date(`${day}T${time}:00+03:00`) : undefined;
}

/** A moment's day in Moscow, where the fair is: `2026-04-02`. */
export function moscowDay(moment: Date): string {
  return moscowTime(moment).slice(0, 10);
}

/** The later of two days, since a visitor's clock may be behind the build. */
export function laterDay(one: string, other: string): string {
  return one > other ? one : other;
}

/** A moment in Moscow, to the minute: `2026-04-02T14:05`. */
export function moscowTime(moment: Date): string {
  // Moscow keeps UTC+3 all year.
  return new Date(moment.getTime() + 3 * 3_600_000).toISOString().slice(0, 16);
}
