import { writeCalendar } from '../lib/time/icalendar';
import {
  type CalendarWords,
  type SessionFacts,
  sessionEvent,
} from '../programme/model/sessionCalendar';
import type { StarKind } from '../stars/model/stars';
import type { Locale } from '../i18n/locales';
import { localizedPath } from '../i18n/paths';
import type { MyRecord, SessionRecord } from './records';

/**
 * Writes the sessions as one calendar file in `language`, named `name`. Each event is byte for byte
 * the same as in the programme's calendar files (programme/outputs), so that importing both creates
 * no duplicates. `words.domain` is the fair's domain, not the page's.
 */
export function myCalendar(
  sessions: readonly SessionFacts[],
  { name, language, ...words }: CalendarWords & { name: string; language: string },
): string {
  return writeCalendar({
    producer: words.domain,
    name,
    language,
    events: sessions.map((session) => sessionEvent(session, words)),
  });
}

export const tableColumns = [
  'day',
  'start',
  'end',
  'hall',
  'title',
  'kind',
  'status',
  'address',
] as const;
type TableColumn = (typeof tableColumns)[number];

/** One entry; stands and speakers have no times. `address` is a full one. */
export type TableRow = Partial<Record<TableColumn, string>>;

type TableWords = {
  columns: Readonly<Record<TableColumn, string>>;
  language: string;
};

/**
 * Writes the list as a file for spreadsheets: CSV (RFC 4180) in UTF-8 with a byte order mark,
 * without which Excel assumes another encoding. Russian Excel separates cells with semicolons, so
 * the Russian file does, too (decision 028).
 */
export function myTable(rows: readonly TableRow[], { columns, language }: TableWords): string {
  const separator = language === 'ru' ? ';' : ',';
  const line = (row: TableRow) =>
    tableColumns.map((column) => cell(row[column] ?? '')).join(separator);
  return `\uFEFF${[columns, ...rows].map((row) => `${line(row)}\r\n`).join('')}`;
}

/** Quotes a cell. A text that a spreadsheet would run as a formula gets an apostrophe in front. */
function cell(value: string): string {
  const harmless = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

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
