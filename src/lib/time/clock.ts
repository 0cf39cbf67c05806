/**
 * The current time, or the simulated time of a trial (decision 035). No other file reads the clock
 * (design §3).
 */
export function now(): Date {
  // Difference between the simulated time and the clock, ms.
  return new Date(Date.now() + ((globalThis as { fairShift?: number }).fairShift ?? 0));
}

/** Parses a moment in Moscow, `2026-04-03T13:00`; a day means its noon. */
export function readMoment(written: string): Date | undefined {
  const [day = '', time = '12:00'] = written.split('T');
  const isMoment = isCalendarDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  return isMoment ? new Date(`${day}T${time}:00+03:00`) : undefined;
}

/** Returns a moment's day in Moscow: `2026-04-02`. */
export function moscowDay(moment: Date): string {
  return moscowTime(moment).slice(0, 10);
}

/** Returns the later of two days: a visitor's clock can be behind the day of the build. */
export function laterDay(a: string, b: string): string {
  return a > b ? a : b;
}

/** Returns a moment in Moscow, to the minute: `2026-04-02T14:05`. */
export function moscowTime(moment: Date): string {
  // Moscow is UTC+3 all year.
  return new Date(moment.getTime() + 3 * 3_600_000).toISOString().slice(0, 16);
}

/** Whether a text is an existing day as `YYYY-MM-DD` (30 February is not). */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Returns the ISO day `by` days later, or earlier if `by` is negative. */
export function shiftDay(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
}

/** Whether a moment or day in Moscow is after an end such as `2026-04-03T24:00`. */
export function isAfter(moment: string, end: string): boolean {
  return moment > end.slice(0, moment.length);
}
