import { writeCalendar } from '../../lib/time/icalendar';
import {
  type CalendarWords,
  type SessionFacts,
  sessionEvent,
} from '../../programme/model/sessionCalendar';

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

/** Quotes a cell; an apostrophe turns what a spreadsheet would run as a formula into text. */
function cell(value: string): string {
  const harmless = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
