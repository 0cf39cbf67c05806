/**
 * Formats a range of days: `2–5 апреля 2026`, `2–5 April 2026`. Days are ISO dates (Moscow
 * calendar). Build only, because browsers and Node may format differently.
 */
export function formatDayRange(firstDay: string, lastDay: string, language: string): string {
  const key = `${language} ${firstDay} ${lastDay}`;
  const known = dayRanges.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const range = format
    .formatRange(new Date(firstDay), new Date(lastDay))
    .replace(/\s*г\.$/, '')
    .replace(/\s*–\s*/g, '–');
  dayRanges.set(key, range);
  return range;
}

// A cache: formatting takes a millisecond, and all pages of a build need the same few ranges.
const dayRanges = new Map<string, string>();

/** The same in figures: `2–5.04.2026`, or `30.04–3.05.2026` across months. */
export function formatDayRangeInFigures(firstDay: string, lastDay: string): string {
  const [firstYear, firstMonth, first] = firstDay.split('-');
  const [year, month, last] = lastDay.split('-');
  const start =
    firstMonth === month && firstYear === year ? Number(first) : `${Number(first)}.${firstMonth}`;
  return `${start}–${Number(last)}.${month}.${year}`;
}
