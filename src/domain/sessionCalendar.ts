import type { CalendarEvent } from '../lib/icalendar';

type SessionStatus = 'scheduled' | 'changed' | 'cancelled';

/** What a calendar says of an event of the programme, texts in one language. */
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
  note?: string;
  speakers: readonly string[];
  /** Hall, venue and address. */
  place: readonly string[];
  url: string;
};

type Words = {
  /** The fair's domain, which makes names of events the world's only ones. */
  domain: string;
  /** What has happened to an event: `Отменено.` */
  statuses: Readonly<Record<SessionStatus, string>>;
};

/**
 * Calendars keep the highest number they have seen: a change comes after the plan, a cancellation
 * after a change.
 */
const sequences: Readonly<Record<SessionStatus, number>> = {
  scheduled: 0,
  changed: 1,
  cancelled: 2,
};

/**
 * An event of the programme as a calendar's. Many calendars show no STATUS, so that what is off
 * says so in its name, and what has changed begins with its note.
 */
export function sessionEvent(session: SessionFacts, { domain, statuses }: Words): CalendarEvent {
  const { year, slug, date, start, end, title, summary, kind, status, note, speakers, place, url } =
    session;
  const news = status === 'scheduled' ? [] : [[statuses[status], note].filter(Boolean).join(' ')];
  return {
    uid: `${year}-${slug}@${domain}`,
    sequence: sequences[status],
    date,
    start,
    end,
    summary: status === 'cancelled' ? `${statuses.cancelled} ${title}` : title,
    description: [
      ...news,
      summary,
      ...(speakers.length > 0 ? [speakers.join(', ')] : []),
      url,
    ].join('\n\n'),
    location: place.join(', '),
    url,
    category: kind,
    isCancelled: status === 'cancelled',
  };
}
