const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats an ISO day: `11 апреля 2025`, `11 April 2025`; with style `weekday`, `пятница, 11 апреля`
 * without the year. Only for the build, because browsers can format differently from Node.
 */
export function formatDay(
  day: string,
  language: string,
  style: 'date' | 'weekday' = 'date',
): string {
  const key = `${language} ${style}`;
  const format = formats.get(key) ?? newFormat(language, style);
  formats.set(key, format);
  return format.format(new Date(`${day}T00:00:00Z`)).replace(/\s*г\.$/, '');
}

function newFormat(language: string, style: 'date' | 'weekday'): Intl.DateTimeFormat {
  const rest = style === 'date' ? ({ year: 'numeric' } as const) : ({ weekday: 'long' } as const);
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...rest,
  });
}

/** Formats `2–5 апреля 2026`, `2–5 April 2026`; for the build only: browsers can differ. */
export function formatDayRange(firstDay: string, lastDay: string, language: string): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return rangeIn(language, parts, firstDay, lastDay);
}

/** Formats days in figures: `2–5.04.2026`, across months `30.04–3.05.2026`. */
export function formatDayRangeInFigures(firstDay: string, lastDay: string): string {
  const [firstYear, firstMonth, first] = firstDay.split('-');
  const [year, month, last] = lastDay.split('-');
  const start =
    firstMonth === month && firstYear === year ? Number(first) : `${Number(first)}.${firstMonth}`;
  const end = `${Number(last)}.${month}.${year}`;
  return firstDay === lastDay ? end : `${start}–${end}`;
}

/** Formats a range of days without the year: `2 апреля`, `3–4 April`. Only for the build. */
export function formatDaysOfMonth(firstDay: string, lastDay: string, language: string): string {
  return rangeIn(language, { day: 'numeric', month: 'long' }, firstDay, lastDay);
}

/**
 * Formats the weekdays of a range: `четверг`, `пятница – воскресенье`, `Friday and Saturday`. Only
 * for the build.
 */
export function formatWeekdays(firstDay: string, lastDay: string, language: string): string {
  const locale = localeOf(language);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const [first, last] = [firstDay, lastDay].map((day) => weekday.format(new Date(day)));
  if (first === undefined || last === undefined || firstDay === lastDay) return first ?? '';
  const isPair = Date.parse(lastDay) - Date.parse(firstDay) === 86_400_000;
  return isPair ? new Intl.ListFormat(locale).format([first, last]) : `${first} – ${last}`;
}

/** Formats a short weekday: `пт`, `Fri`. Only for the build. */
export function formatShortWeekday(day: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language);

// A cache: formatting takes about a millisecond, and all pages of a build need the same few ranges.
const ranges = new Map<string, string>();

function rangeIn(
  language: string,
  parts: Intl.DateTimeFormatOptions,
  firstDay: string,
  lastDay: string,
): string {
  const key = `${language} ${Object.keys(parts).join()} ${firstDay} ${lastDay}`;
  const range = ranges.get(key) ?? newRange(language, parts, firstDay, lastDay);
  ranges.set(key, range);
  return range;
}

function newRange(
  language: string,
  parts: Intl.DateTimeFormatOptions,
  firstDay: string,
  lastDay: string,
): string {
  return (
    new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone: 'UTC' })
      .formatRange(new Date(firstDay), new Date(lastDay))
      // Removes `г.`; if the years differ, each end of the range has one.
      .replace(/\s*г\.(?=\s*–|$)/g, '')
      .replace(/\s*–\s*/g, '–')
  );
}
