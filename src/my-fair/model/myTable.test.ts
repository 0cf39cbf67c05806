import * as fc from 'fast-check';
import { testRows } from '../../../tests/support/testRows';
import { readCsv } from '../../../tests/support/readCsv';
import { myTable, tableColumns, type TableRow } from './myTable';

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
