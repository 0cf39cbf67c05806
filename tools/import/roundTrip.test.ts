import { readFileSync, writeFileSync } from 'node:fs';
import { strToU8, unzipSync, zipSync } from 'fflate';
import writeXlsx from 'write-excel-file/node';
import { Random } from '../../tests/support/random';
import { temporaryFolder } from '../../tests/support/temporaryFolder';
import { testRows } from '../../tests/support/testRows';
import { readContentFolder } from '../../src/site/check/files/contentFolder';
import type { Field, Value } from '../edit/protocol';
import { fieldsOf } from '../edit/ui/model/values';
import { pictureName, writeCell } from './cells';
import { columnsOf, sheetKinds, type SheetKind } from './columns';
import { openPictures } from './pictures';
import { planImport } from './planImport';
import { readTable } from './readSheet';
import { exportSheet, sheetRows } from './exportSheet';
import { runSheets, sheetOf } from './run';

const kinds = Object.keys(sheetKinds) as SheetKind[];
const count = process.env['FAIR_FULL'] === undefined ? 20 : 500;
jest.setTimeout(900_000);

const { at: inside, put } = temporaryFolder();

const words =
  'вода, медь | "stone" — Ёлка O’Hara 0123 1.10 2026-04-03 yes =SUM(A1) +7 <b> {x}'.split(' ');
const text = (random: Random, lines: number) =>
  Array.from({ length: 1 + random.below(lines) }, () =>
    Array.from({ length: 1 + random.below(4) }, () => random.pick(words)).join(' '),
  ).join('\n');
const two = (value: number) => String(value).padStart(2, '0');

/** Makes a value that a field can have; names of records keep it apart from the other rows. */
function valueOf(field: Field, random: Random, path: string, row: number): Value {
  const day = `2026-04-${two(1 + random.below(28))}`;
  const time = `${two(random.below(24))}:${two(random.below(60))}`;
  switch (field.type) {
    case 'number':
      return path.startsWith('size') ? random.below(5000) / 10 + 1 : 1 + random.below(9_000_000);
    case 'flag':
      return random.below(2) === 0;
    case 'choice':
      return random.pick(field.choices).value;
    case 'day':
      return day;
    case 'time':
      return time;
    case 'moment':
      return `${day}T${time}`;
    case 'picture':
      return `picture-${row}.jpg`;
    case 'list':
      return Array.from({ length: 1 + random.below(3) }, (_, at) =>
        field.item.type === 'fields'
          ? Object.fromEntries(
              Object.entries(fieldsOf(field.item)).map(([key, inner]) => [
                key,
                inner.type === 'localized'
                  ? { ru: `слово ${at}`, en: `word ${at}` }
                  : String(valueOf(inner, random, key, row))
                      .replaceAll('|', '/')
                      .replaceAll('\n', ' '),
              ]),
            )
          : field.item.type === 'choice'
            ? random.pick(field.item.choices).value
            : `${text(random, 1)} ${at}`,
      );
    default:
      return field.type === 'reference'
        ? `record-${random.below(9)}`
        : text(random, field.type === 'text' && field.lines === 'several' ? 3 : 1);
  }
}

test.each(kinds)('%s: rows that are imported are exported with the same cells', async (kind) => {
  const random = new Random(kinds.indexOf(kind) + 1);
  const columns = columnsOf(kind);
  const exhibitor = { participantType: 'gallery', name: { ru: 'Галерея', en: 'Gallery' } };
  put('2026/exhibitors/home/.keep', '');
  if (sheetKinds[kind].list !== '')
    put('2026/exhibitors/home/index.yaml', JSON.stringify(exhibitor));
  const rows = Array.from({ length: count }, (_, row) =>
    columns.map((column): string | number => {
      const { path: at, field } = column;
      if (at === 'exhibitor') return 'home';
      if (at === 'day') return '2026-04-03';
      if (at === 'slug') return `record-${row}`;
      // Artists in columns of two languages have as many names in each.
      if (column.half !== undefined)
        return kind === 'works' ? '' : `имя ${row} ${column.half}; другое`;
      // Missing texts would become prompts, and some fields have defaults.
      const isWhole = /(^|\.)(ru|en)$|picture|logo|^(participantType|kind|audience)$/.test(at);
      const isDue = isWhole || /^(spokenLanguages|registration)$/.test(at);
      if (!isDue && random.below(3) === 0) return '';
      const value = valueOf(field, random, at, row);
      const isName = /^(title|name)\.|^(ru|en)$/.test(at);
      return writeCell(field, isName ? `${String(value)} ${row}` : value, 'ru');
    }),
  );
  const table = { name: 'x.xlsx', rows: [columns.map(({ label }) => label.ru), ...rows] };
  const sheet = sheetOf(table, kind, 2026);
  expect(sheet.headers.matches).toHaveLength(columns.length);
  const folder = readContentFolder(inside());
  const plan = planImport(sheet, folder, {}, openPictures('none.xlsx', []));
  expect(plan.faults).toEqual([]);
  for (const [file, value] of plan.values) put(file, JSON.stringify(value));
  const options = {
    kind,
    year: 2026,
    language: 'ru',
    contentRoot: inside(),
    only: undefined,
  } as const;
  const after = { ...options, folder: readContentFolder(inside()) };
  const sorted = (some: (string | number)[][]) => some.map((row) => row.join('\t')).sort();
  expect(sorted(sheetRows(after).rows.slice(1))).toEqual(sorted(rows));
  for (const file of ['a.xlsx', 'a.csv', 'a.tsv']) {
    await exportSheet(inside(file), after);
    const again = sheetOf(await readTable(inside(file)), kind, 2026);
    const second = planImport(again, after.folder, plan.memory, openPictures('none.xlsx', []));
    expect(
      second.planned.flatMap(({ changes, isNew, row: { number } }) =>
        changes.map((change) => ({ file, isNew, number, ...change })),
      ),
    ).toEqual([]);
  }
});

const kobalt = [
  ['Gallery', 'Booth'],
  ['Kobalt', 'A01'],
];
async function workbook(change: (sheet: string) => string, name = 'x.xlsx'): Promise<string> {
  const file = inside(name);
  await writeXlsx(kobalt.map((row) => row.map((value) => ({ value })))).toFile(file);
  const parts = unzipSync(readFileSync(file));
  const part = 'xl/worksheets/sheet1.xml';
  const sheet = change(new TextDecoder().decode(parts[part]));
  writeFileSync(file, zipSync({ ...parts, [part]: strToU8(sheet) }, { level: 1 }));
  return file;
}
const row = (number: number, cells: string) => `<row r="${number}">${cells}</row></sheetData>`;

test('formulas are their stored results, and are never run', async () => {
  const cells =
    '<c r="A3" t="str"><f>WEBSERVICE("https://x.example")</f><v>Tin</v></c><c r="B3"><f>1+1</f><v>2</v></c>';
  const file = await workbook((sheet) => sheet.replace('</sheetData>', row(3, cells)));
  expect((await readTable(file)).rows).toEqual([...kobalt, ['Tin', 2]]);
});

const farAway = '<c r="XFD1048576"><v>1</v></c>';
const manyRows = Array.from({ length: 30_000 }, () => '<row/>').join('');
testRows<[string, (sheet: string) => string]>([
  [
    'a cell at the end of the largest sheet',
    (sheet) => sheet.replace('</sheetData>', row(1_048_576, farAway)),
  ],
  [
    'the same with its letters encoded',
    (sheet) => sheet.replace('</sheetData>', row(3, farAway.replace('X', '&#88;'))),
  ],
  ['very many rows', (sheet) => sheet.replace('</sheetData>', `${manyRows}</sheetData>`)],
  ['a bomb of sixty megabytes', (sheet) => sheet + ' '.repeat(61_000_000)],
])('%s is refused', async (_, change) => {
  const file = await workbook(change);
  await expect(readTable(file)).rejects.toThrow('too large');
});

test('a bomb that hides its size, and a file that is no archive, are refused', async () => {
  const file = await workbook((sheet) => sheet + ' '.repeat(20_000_000));
  const bytes = readFileSync(file);
  // The size of the sheet, in the archive's directory: 20 MB are said to be one byte.
  const size = Buffer.alloc(4);
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4)) {
    bytes.copy(size, 0, at + 24, at + 28);
    if (size.readUInt32LE() > 1_000_000) bytes.writeUInt32LE(1, at + 24);
  }
  writeFileSync(file, bytes);
  await expect(readTable(file)).rejects.toThrow(/cannot be read|too large/);
  writeFileSync(file, 'PK');
  await expect(readTable(file)).rejects.toThrow('cannot be read');
});

test('names of pictures and records never lead out of their folder', async () => {
  expect(pictureName('../../../etc/passwd')).toBe('passwd.jpg');
  expect(pictureName('C:\\x\\..\\Фото 1.TIFF')).toBe('foto-1.jpg');
  expect(pictureName('..')).toBe('picture.jpg');
  put('2026/edition.yaml', '');
  put('exhibitors.csv', 'slug,name.en,name.ru,stand\n../../evil,Evil,Зло,A01\n');
  const around = { contentRoot: inside(), env: { FAIR_LANG: 'en' } };
  const args = [inside('exhibitors.csv'), '--year', '2026', '--write'];
  const { text } = await runSheets('import', args, around);
  expect(text).toMatch(
    /exhibitors.csv:2:A {2}Address {2}the address ..\/..\/evil is taken or cannot/,
  );
});
