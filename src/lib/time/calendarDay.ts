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
