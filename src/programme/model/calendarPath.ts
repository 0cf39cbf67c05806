import type { Locale } from '../../i18n/locales';

/**
 * Path of a calendar file, by its language and content: `2026` (the whole programme), `2026-04-02`
 * (a day) or `2026/how-to-look` (a session).
 */
export function calendarPath(locale: Locale, name: string | number): string {
  return `/calendar/${locale}/${name}.ics`;
}

export const changesSlug = 'changes';

/** Path of the page with the changes of a year's programme; no session can have its slug. */
export const changesPath = (year: number): string => `/program/${year}/${changesSlug}/`;
