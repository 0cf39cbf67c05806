import type { Locale } from '../i18n/locales';

/**
 * Where a calendar file lies, by its language and what it holds: `2026` (the whole programme),
 * `2026-04-02` (a day) or
 * `2026/how-to-look` (an event).
 */
export function calendarPath(locale: Locale, holds: string | number): string {
  return `/calendar/${locale}/${holds}.ics`;
}
