import * as fc from 'fast-check';
import ICAL from 'ical.js';
import Papa from 'papaparse';
import { testRows } from '../../tests/support/testRows';
import { writeCalendar } from '../lib/time/icalendar';
import { type SessionFacts, sessionEvent } from '../programme/model/sessionCalendar';
import { type TableRow, myCalendar, myTable, tableColumns } from './exports';

const session = (slug: string, rest: Partial<SessionFacts> = {}): SessionFacts => ({
  year: 2026,
  slug,
  date: '2026-04-02',
  start: '12:00',
  end: '13:30',
  title: `Разговор, ${slug}; «часть» первая`,
  summary: 'О чём он: длинное описание, которое не помещается в одну строку файла.',
  kind: 'разговор',
  status: 'scheduled',
  speakers: ['Анна Север'],
  place: ['Атриум', 'Гостиный Двор'],
  url: `https://fair.example/program/2026/${slug}/`,
  changed: '2026-03-30T11:05:00Z',
  ...rest,
});
const words = {
  domain: 'fair.example',
  statuses: { scheduled: '', changed: 'Изменено.', cancelled: 'Отменено.' },
};
const mine = [
  session('talk'),
  session('moved', { status: 'changed', note: 'В другом зале.', start: '15:00', end: '16:00' }),
  session('off', { status: 'cancelled', note: 'Спикер заболел.', date: '2026-04-05' }),
  session('old', { year: 2025, date: '2025-04-11' }),
];
const write = (sessions: readonly SessionFacts[]) =>
  myCalendar(sessions, { ...words, name: 'Моя ярмарка', language: 'ru' });
const read = (file: string) => new ICAL.Component(ICAL.parse(file) as unknown[]);

test('each event equals the programme’s, so that importing both creates no duplicates', () => {
  const eventsIn = (file: string) => file.match(/BEGIN:VEVENT[^]*?END:VEVENT/g);
  const programme = writeCalendar({
    producer: 'fair.example',
    name: 'Программа 2026',
    language: 'ru',
    events: mine.map((one) => sessionEvent(one, words)),
  });
  expect(eventsIn(write(mine))).toEqual(eventsIn(programme));
  expect(read(write(mine)).getFirstPropertyValue('x-wr-calname')).toBe('Моя ярмарка');
});

test('without sessions it is still a calendar', () => {
  expect(read(write([])).getAllSubcomponents('vevent')).toEqual([]);
});

/** Reads a file as an independent parser does, and fails if it is malformed. */
function readCsv(file: string, delimiter: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(file, { delimiter, newline: '\r\n' });
  expect([errors, file.endsWith('\r\n')]).toEqual([[], true]);
  return data.slice(0, -1);
}

const columns = {
  day: 'День',
  start: 'Начало',
  end: 'Конец',
  hall: 'Место',
  title: 'Название',
  kind: 'Вид',
  status: 'Состояние',
  address: 'Адрес',
};
const talk: TableRow = {
  day: '2026-04-02',
  start: '12:00',
  end: '13:00',
  hall: 'Атриум',
  title: 'Разговор; «часть», "первая"',
  kind: 'разговор',
  status: 'отменено',
  address: 'https://fair.example/program/2026/talk/',
};

test('Russian uses semicolons, English commas, both have the byte order mark, quotes and CRLF', () => {
  expect(myTable([talk], { columns, language: 'ru' })).toBe(
    '\uFEFF"День";"Начало";"Конец";"Место";"Название";"Вид";"Состояние";"Адрес"\r\n' +
      '"2026-04-02";"12:00";"13:00";"Атриум";"Разговор; «часть», ""первая""";"разговор";"отменено";' +
      '"https://fair.example/program/2026/talk/"\r\n',
  );
  const [head] = myTable([], { columns, language: 'en' }).split('\r\n');
  expect(head).toBe('\uFEFF"День","Начало","Конец","Место","Название","Вид","Состояние","Адрес"');
});

test('a stand has no times, and its cells are empty', () => {
  const table = myTable([{ title: 'Кобальт', hall: 'C07' }], { columns, language: 'en' });
  expect(readCsv(table, ',')[1]).toEqual(['', '', '', 'C07', 'Кобальт', '', '', '']);
});

testRows([
  ['=HYPERLINK("https://evil.example")', `'=HYPERLINK("https://evil.example")`],
  ['+7 495 000-00-00', "'+7 495 000-00-00"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\t=1', "'\t=1"],
  ['\tplain', "'\tplain"],
  ['\r=1', "'\r=1"],
  ['\nplain', "'\nplain"],
  ['  =1+1', "'  =1+1"],
  ['\u00a0=1+1', "'\u00a0=1+1"],
  ['＝1+1', "'＝1+1"],
  ['—', '—'],
  ['1=1', '1=1'],
  ["'=1", "'=1"],
  ['', ''],
])('%j is quoted as %j', (title, written) => {
  expect(readCsv(myTable([{ title }], { columns, language: 'ru' }), ';')[1]?.[4]).toBe(written);
});

test('an independent parser finds every cell unchanged, or with an apostrophe before it', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[=+\-@;,"\r\n\t ']{0,8}$/),
  );
  const row = fc.record(Object.fromEntries(tableColumns.map((column) => [column, cell])));
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 4 }),
      fc.constantFrom('ru', 'en'),
      (rows: TableRow[], language) => {
        const [head, ...read] = readCsv(
          myTable(rows, { columns, language }),
          language === 'ru' ? ';' : ',',
        );
        expect(head).toEqual(Object.values(columns));
        expect(read).toHaveLength(rows.length);
        for (const [index, cells] of read.entries()) {
          const written = tableColumns.map((column) => rows[index]?.[column] ?? '');
          expect(cells.map((one, at) => (one === written[at] ? one : one.slice(1)))).toEqual(
            written,
          );
          expect(cells.filter((one) => /^\s*[=+\-@]/.test(one))).toEqual([]);
        }
      },
    ),
  );
});
