import type { SessionFacts } from '../programme/model/sessionCalendar';
import type { TableRow } from './model/exports';
import type { StarKind } from '../stars/model/stars';
import type { Locale } from '../i18n/locales';
import { localizedPath } from '../i18n/paths';
import type { MyRecord, SessionRecord } from './records';

type Place = { locale: Locale; domain: string };

const addressOf = ({ path }: MyRecord, { domain, locale }: Place) =>
  `https://${domain}${localizedPath(path, locale)}`;

/** Returns a session's facts as in the programme's calendar files (programme/outputs). */
export function sessionFacts(
  session: SessionRecord,
  words: Place & {
    venue: { name: string; address: string } | undefined;
  },
): SessionFacts {
  const { venue } = words;
  const { year, slug, date, start, end, name, status, note, hallName, facts } = session;
  return {
    year,
    slug,
    date,
    start,
    end,
    title: name,
    summary: facts?.summary ?? '',
    kind: facts?.kindName ?? '',
    status,
    note,
    speakers: session.speakers.map((speaker) => speaker.name),
    place: [hallName, venue?.name, venue?.address].filter((part) => part !== undefined),
    url: addressOf(session, words),
    changed: facts?.changed ?? '',
  };
}

/** One row of the table: a session with its times, a stand with its code, a work, a speaker. */
export function tableRow(
  record: MyRecord,
  words: Place & {
    kinds: (kind: StarKind) => string;
    statuses: Readonly<Record<Queries.SessionStatus, string>>;
  },
): TableRow {
  const common = { title: record.name, address: addressOf(record, words) };
  switch (record.kind) {
    case 'session':
      return {
        ...common,
        day: record.date,
        start: record.start,
        end: record.end,
        hall: record.hallName,
        kind: record.facts?.kindName ?? words.kinds('session'),
        status: words.statuses[record.status],
      };
    case 'stand':
    case 'work':
      return { ...common, hall: record.stand, kind: words.kinds(record.kind) };
    case 'speaker':
      return { ...common, kind: words.kinds('speaker') };
  }
}
