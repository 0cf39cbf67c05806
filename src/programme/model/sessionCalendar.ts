import type { CalendarEvent } from '../../lib/time/icalendar';
import { plainText } from '../../lib/text';
import { endMoment } from './sessionEnd';

type SessionStatus = 'scheduled' | 'changed' | 'cancelled';

/** The facts of a session in a calendar; texts are in one language. */
export type SessionFacts = {
  year: number;
  slug: string;
  date: string;
  start: string;
  end: string;
  title: string;
  summary: string;
  kind: string;
  status: SessionStatus;
  note?: string | null;
  speakers: readonly string[];
  /** Hall, venue and address. */
  place: readonly string[];
  url: string;
  /** When the programme of the session's day was last changed: `2026-03-30T11:05:00Z`. */
  changed: string;
};

/** The texts that all events of a calendar share. */
export type CalendarWords = {
  /** The fair's domain, which makes the uids globally unique. */
  domain: string;
  /** The note for a session's status: `Отменено.` */
  statuses: Readonly<Record<SessionStatus, string>>;
};

/** Returns the session's end as a date and a time on that date. */
function endOf(session: SessionFacts): { endDate: string; end: string } {
  const [endDate = '', end = ''] = endMoment(session).split('T');
  return { endDate, end };
}

/**
 * Converts a session to a calendar event. Many calendars do not show STATUS, so the name of a
 * cancelled session contains the status, too, and the description of a changed session begins with
 * a note.
 */
export function sessionEvent(
  session: SessionFacts,
  { domain, statuses }: CalendarWords,
): CalendarEvent {
  const { year, slug, date, start, title, summary, kind, status, note, speakers } = session;
  const { place, url, changed } = session;
  const news = status === 'scheduled' ? [] : [[statuses[status], note].filter(Boolean).join(' ')];
  return {
    uid: `${year}-${slug}@${domain}`,
    // Calendars keep the version with the highest sequence. Minutes since 1970 grow with every
    // change, even one that reinstates a cancelled session (decision 041).
    sequence: Math.floor(Date.parse(changed) / 60_000),
    stamp: changed.replace(/[-:]/g, ''),
    date,
    start,
    ...endOf(session),
    summary: status === 'cancelled' ? `${statuses.cancelled} ${title}` : title,
    description: [
      ...news,
      plainText(summary),
      ...(speakers.length > 0 ? [speakers.join(', ')] : []),
      url,
    ].join('\n\n'),
    location: place.join(', '),
    url,
    category: kind,
    isCancelled: status === 'cancelled',
  };
}
