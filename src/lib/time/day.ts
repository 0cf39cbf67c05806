const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats an ISO day: `11 апреля 2025`, `11 April 2025`; with style `weekday`, `пятница, 11 апреля`
 * without the year. Only for the build, because browsers may format differently from Node.
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
