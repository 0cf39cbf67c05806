const day = 24 * 60 * 60 * 1000;

/** Moves days by whole weeks: 2–5 April 2026, Thursday to Sunday, become 1–4 April 2027. */
export function sameWeekdays(firstDay: string, days: readonly string[], year: number): string[] {
  const first = Date.parse(firstDay);
  const calendar = Date.parse(`${year}${firstDay.slice(4)}`);
  // Most years have no 29 February.
  const aim = Number.isNaN(calendar) ? Date.parse(`${year}-02-28`) : calendar;
  const weeks = Math.round((aim - first) / (7 * day));
  const shift =
    [weeks, weeks + 1, weeks - 1].find((count) =>
      isoDay(first + count * 7 * day).startsWith(`${year}-`),
    ) ?? weeks;
  return days.map((text) => isoDay(Date.parse(text) + shift * 7 * day));
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
