import type { Locale } from '../../i18n/locales';

type Filed = { date: string; hall: string; kind: string };

/** The property that the sessions of a calendar share. */
export type CalendarPart = 'programme' | 'day' | 'hall' | 'kind';

/** A calendar to subscribe to. */
type CalendarOf<Session> = {
  part: CalendarPart;
  /** The part of the file's path that names its contents (calendarPath). */
  key: string;
  /** The first session, from which the calendar's day, hall or kind is read. */
  first: Session;
  sessions: readonly Session[];
};

/**
 * Returns the calendars of a year: its whole programme, each day, each hall and each kind of
 * session.
 */
export function calendarsOf<Session extends Filed>(
  year: number,
  sessions: readonly Session[],
): CalendarOf<Session>[] {
  const files: Record<CalendarPart, (session: Session) => string> = {
    programme: () => String(year),
    day: ({ date }) => date,
    hall: ({ hall }) => `${year}/hall/${hall}`,
    kind: ({ kind }) => `${year}/kind/${kind}`,
  };
  return (['programme', 'day', 'hall', 'kind'] as const).flatMap((part) => {
    const calendars = new Map<string, CalendarOf<Session>>();
    for (const session of sessions) {
      const key = files[part](session);
      const { first, sessions: added } = calendars.get(key) ?? { first: session, sessions: [] };
      calendars.set(key, { part, key, first, sessions: [...added, session] });
    }
    return [...calendars.values()];
  });
}

/** The file formats of a year's programme for other apps (decision 043). */
export const scheduleForms = ['xml', 'json'] as const;
type ScheduleForm = (typeof scheduleForms)[number];

/** Path of a year's programme in one language for other apps: `/schedule/en/2026.xml`. */
export function schedulePath(locale: Locale, year: number, form: ScheduleForm): string {
  return `/schedule/${locale}/${year}.${form}`;
}
