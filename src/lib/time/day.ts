const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a day: `11 апреля 2025`, `11 April 2025`; with `weekday` instead `пятница, 11 апреля`,
 * without the year. The day is an ISO date of the Moscow calendar. Build only, because browsers and
 * Node may format differently.
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
