import type { Locale } from '../../i18n/locales';

/** The forms in which a year's programme is written for other apps (decision 043). */
export const scheduleForms = ['xml', 'json'] as const;
type ScheduleForm = (typeof scheduleForms)[number];

/** Path of a year's programme in one language for other apps: `/schedule/en/2026.xml`. */
export function schedulePath(locale: Locale, year: number, form: ScheduleForm): string {
  return `/schedule/${locale}/${year}.${form}`;
}
