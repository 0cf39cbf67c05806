import { cpSync, readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import writeXlsx from 'write-excel-file/node';
import { parse } from 'yaml';
import { reportOn } from '../../src/site/check';
import { describeProblem } from '../../src/site/check/problems/problem';
import type { Value } from '../edit/protocol';
import { temporaryFolder } from '../../tests/support/temporaryFolder';
import { testRows } from '../../tests/support/testRows';
import { readCell, type Cell } from './cells';
import { findHeaders } from './columns';
import { openPictures } from './pictures';
import { runSheets } from './run';

const smallFair = (year: string) =>
  ['edition.yaml', 'plan.yaml', 'exhibitors/kobalt'].map((file) => `${year}/${file}`);
// Several checks of a folder, each of which takes seconds on a busy machine.
jest.setTimeout(240_000);

const { at, put, read } = temporaryFolder();
beforeEach(() => {
  // A small fair: the sample's halls, and one exhibitor of two years.
  for (const file of ['site.yaml', ...['2025', '2026'].flatMap(smallFair)])
    cpSync(`content/${file}`, at(`content/${file}`), { recursive: true });
});

const run = async (command: 'import' | 'export', ...args: string[]) => {
  const around = { contentRoot: at('content'), env: { FAIR_LANG: 'en' } };
  return runSheets(command, args, around);
};
const take = (name: string, ...args: string[]) => run('import', at(name), ...args);
const written = (file: string): unknown => parse(read(`content/${file}`));
const complaints = (text: string) =>
  text.split('\n').filter((line) => /^\S+\.(xlsx|csv|tsv|json|xml):\d/.test(line));

type Given = string | number | boolean | Date | null | undefined;
type Styled = Given | { value: string; columnSpan?: number; rowSpan?: number };
/** Cells between bars: numbers where there are only figures, nothing where there is nothing. */
const cells = (row: string): Given[] =>
  row.split('|').map((cell) => (/^\d+$/.test(cell) ? Number(cell) : cell || null));

async function sheet(name: string, rows: Styled[][]): Promise<void> {
  const table = rows.map((row) =>
    row.map((cell) => {
      if (cell instanceof Date) return { value: cell, type: Date, format: 'dd.mm.yyyy' };
      return typeof cell === 'object' || cell === undefined ? (cell ?? null) : { value: cell };
    }),
  );
  await writeXlsx(table).toFile(at(name));
}

async function pictures(folder: string, names: string[]): Promise<void> {
  const create = { width: 600, height: 400, channels: 3, background: '#8899aa' } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  for (const name of names) put(`${folder}/${name}`, bytes);
}

test('works with merged headers, roubles in words, sizes in one cell and empty rows', async () => {
  const empty: Styled[] = Array.from({ length: 9 }, () => null);
  const wide = (value: string, columnSpan: number): Styled => ({ value, columnSpan });
  await sheet('список.xlsx', [
    [wide('Работы на стенде', 9)],
    empty,
    ['Галерея', 'Цена', wide('Название', 2), null, ...cells('Техника||Размер|Год|Художник|Файл')],
    cells('||рус.|англ.|рус.|англ.||||'),
    cells(
      'Кобальт|250 000 руб.|Вода|Water|холст|canvas|120 x 80 cm|2024|Глеб Охринский|Photo 1.JPG',
    ),
    empty,
    [
      ...cells('|80 000 – 120 000|Медь|Copper|медь|copper|Ø 60 см'),
      ...['2023', 'Новый Автор', 'C:\\pics\\..\\Медь.tif'],
    ],
    cells('Нет такой|1|Тень|Shade|холст|canvas|1×1|2024||Photo 1.JPG'),
    cells('Кобальт|900 €|Евро|Euro|холст|canvas|большая|2024||Photo 2.JPG'),
    [
      ...['A06', '', 'Без файла', 'No file', 'холст', 'canvas', '35,5 × 20 × 12', 2024, null],
      'none.jpg',
    ],
  ]);
  await pictures('список', ['Photo 1.JPG', 'photo-2.jpg']);
  const tiff = sharp({ create: { width: 700, height: 700, channels: 3, background: '#b87333' } });
  await tiff.tiff().toFile(at('список/Медь.tif'));
  const dry = await take('список.xlsx', '--year', '2025', '--kind', 'works');
  expect(complaints(dry.text).map((line) => line.split('  ').slice(0, 3).join('  '))).toEqual([
    'список.xlsx:8:A  Exhibitor  there is no exhibitor "Нет такой"',
    'список.xlsx:9:G  Size: Height, cm  should be a number, but is большая',
    'список.xlsx:9:B  Price, ₽  the price is not a number of roubles: 900 €',
    'список.xlsx:10:J  Picture  the picture is not in the folder: none.jpg',
  ]);
  expect(dry.text).toMatch(/New records: 2, changed: 0, unchanged: 0[^]*Nothing was written/);
  const before = read('content/2025/exhibitors/kobalt/index.yaml');
  await take('список.xlsx', '--year', '2025', '--kind', 'works', '--write');
  const after = read('content/2025/exhibitors/kobalt/index.yaml');
  // Lines are added only: two works, and an artist who was not in the gallery's list.
  expect(before.split('\n').filter((line) => !after.includes(line))).toEqual([]);
  const { works } = written('2025/exhibitors/kobalt/index.yaml') as { works: object[] };
  expect(works.slice(3)).toMatchObject([
    {
      picture: 'photo-1.jpg',
      title: { ru: 'Вода', en: 'Water' },
      artists: [{ ru: 'Глеб Охринский', en: 'Gleb Okhrinsky' }],
      size: { height: 120, width: 80 },
      price: 250_000,
    },
    { picture: 'med.jpg', size: { diameter: 60 }, priceRange: { from: 80_000, to: 120_000 } },
  ]);
  const again = await take('список.xlsx', '--year', '2025', '--kind', 'works', '--write');
  expect(again.text).toMatch(/New records: 0, changed: 0, unchanged: 2[^]*nothing to change/);
});

const exhibitors = `Booth;Country;Gallery;Галерея;City;Город;Страна;Notes
A07;Russia;Lead;Свинец;Omsk;Омск;Россия;paid
;;;;;;;
A07;Russia;Tin;Олово;Omsk;Омск;Россия;
A12;Russia;Kobalt;Кобальт;Pskov;Псков;Россия;
Z99;Russia;Zinc;Цинк;Omsk;Омск;Россия;
A18;Russia;Iron;;Omsk;Омск;Россия;
`;

test('exhibitors as text, in another order and language, with a stand taken twice', async () => {
  put('list.csv', exhibitors);
  const args = ['--year', '2026', '--kind', 'exhibitors'];
  const { text, status } = await take('list.csv', ...args, '--write');
  expect(status).toBe(1);
  expect(text).toContain('H  Notes: not read');
  expect(complaints(text).map((line) => line.split('  ').slice(0, 3).join('  '))).toEqual([
    expect.stringMatching(/^list.csv:4:A {2}Stand {2}the stand A0\d is already taken/),
    'list.csv:6:A  Stand  the stand Z99 is not in the plan',
  ]);
  expect(written('2026/exhibitors/lead/index.yaml')).toMatchObject({
    name: { ru: 'Свинец', en: 'Lead' },
    participantType: 'gallery',
    stand: 'A07',
  });
  // What is not in the sheet is a prompt, which the check lists until somebody writes it.
  expect(text).toContain('Prompts to be replaced by your own words: 5');
  expect(written('2026/exhibitors/kobalt/index.yaml')).toMatchObject({ city: { ru: 'Псков' } });
  const again = await take('list.csv', ...args, '--write');
  expect(again.text).toMatch(/New records: 0, changed: 0, unchanged: 3/);
});

test('a row takes the record on its stand only if no other row names that record', async () => {
  const heads = 'Стенд;Название;Name;Город;City;Страна;Country;Сайт\n';
  const row = (stand: string, ru: string, en: string, site = '') =>
    `${stand};${ru};${en};Омск;Omsk;Россия;Russia;${site}\n`;
  const [blue, red] = [row('A07', 'Синий', 'Blue', 'no site'), row('A07', 'Красный', 'Red')];
  put('exhibitors.csv', heads + blue + red);
  await take('exhibitors.csv', '--write');
  const { text } = await take('exhibitors.csv', '--write');
  expect(text).toMatch(/New records: 0, changed: 0, unchanged: 1/);
  expect(written('2026/exhibitors/red/index.yaml')).toMatchObject({ name: { en: 'Red' } });
  put('exhibitors.csv', heads + row('A07', 'Алый', 'Scarlet', 'www.red.example'));
  await take('exhibitors.csv', '--write');
  expect(written('2026/exhibitors/red/index.yaml')).toMatchObject({
    name: { en: 'Scarlet' },
    website: 'https://www.red.example',
  });
});

test('what is edited after an import is a conflict and stays', async () => {
  await run('export', 'works', '--year', '2025', '--out', at('works.csv'), '--only', 'kobalt');
  const file = 'content/2025/exhibitors/kobalt/index.yaml';
  const before = read(file);
  put(file, before.replace('price: 620000', 'price: 630000'));
  const returned = read('works.csv');
  const corrected = returned.replace('340000', '350 000 руб.').replace('620000', '640000');
  put('works.csv', corrected);
  const { text, status } = await take('works.csv', '--year', '2025', '--write');
  expect(status).toBe(0);
  expect(complaints(text)).toEqual([
    expect.stringMatching(
      /^works.csv:2:\w+ {2}Price, ₽ {2}edited on the site: «630000», in the sheet: «640000»/,
    ),
  ]);
  const after = read(file);
  expect(after).toBe(before.replace('620000', '630000').replace('340000', '350000'));
  const again = await take('works.csv', '--year', '2025', '--write');
  expect(again.text).toMatch(/changed: 0, unchanged: 3/);
  expect(read(file)).toBe(after);
});

test('sessions with days and times as text, dates and numbers', async () => {
  const noon = 0.5;
  const rows: Styled[][] = [
    ['Session', 'Room', 'Day', 'From', 'Until', 'Название', 'Формат'],
    ['One', 'Great Hall', new Date(Date.UTC(2026, 3, 3)), noon, 13 / 24, 'Раз', 'разговор'],
    ['Two', 'Большой зал', '3 апреля 2026', '13:00', '2:30 pm', 'Два', 'talk'],
    ['Three', 'great-hall', 46115, '15.00', 1, 'Три', 'talk'],
    ['Four', 'great-hall', '03.04.2026', '12:30', '13:00', 'Четыре', 'talk'],
    ['Five', 'Attic', 'завтра', '12:30', '13:00', 'Пять', 'talk'],
    ['Six', 'Attic', '2026-04-04', '12:30', '13:00', 'Шесть', 'talk'],
  ];
  await sheet('sessions.xlsx', rows);
  const { text } = await take('sessions.xlsx', '--write');
  expect(complaints(text).map((line) => line.split('  ').slice(0, 3).join('  '))).toEqual([
    'sessions.xlsx:4:E  End  ends after the fair closes: 24:00',
    'sessions.xlsx:5:B  Hall  at that time the hall «Great Hall» is taken by one (2026/programme/2026-04-03.yaml:1)',
    'sessions.xlsx:6:C  Day  is not a day: завтра',
    'sessions.xlsx:7:B  Hall  there is no such hall in the plan: Attic',
  ]);
  expect(written('2026/programme/2026-04-03.yaml')).toMatchObject([
    { slug: 'one', hall: 'great-hall', start: '12:00', end: '13:00', kind: 'talk' },
    { slug: 'two', hall: 'great-hall', start: '13:00', end: '14:30', audience: 'everyone' },
  ]);
});

test('a price list as a gallery sends it: without its own name, in Russian only', async () => {
  await sheet('kobalt.xlsx', [
    ['Прайс-лист, апрель'],
    cells('№|Файл / фото|Название|Год|Техника|Размеры, см|Цена, руб.'),
    cells('1|One.jpg|Рыба|2023 г.|холст, масло|120 х 80|250 000,00 ₽'),
    cells('2|Two.jpg|Луна|2019–2023|тушь|60х40|договорная'),
    cells('3|Three.jpg|Дом|ок. 1990|бронза|Выс. 45|350 тыс.'),
  ]);
  await pictures('kobalt', ['One.jpg', 'Two.jpg', 'Three.jpg']);
  const args = ['--year', '2025', '--kind', 'works'];
  const { text } = await take('kobalt.xlsx', ...args, '--write');
  expect(complaints(text)).toEqual([
    'kobalt.xlsx:5:F  Size: Height, cm  should be a number, but is Выс. 45  write one number without units, like 30 or 30.5',
    expect.stringMatching(/^kobalt.xlsx:5:G {2}Price, ₽ {2}the price is not .*: 350 тыс\./),
  ]);
  const { works } = written('2025/exhibitors/kobalt/index.yaml') as { works: object[] };
  const medium = { ru: 'холст, масло', en: 'Technique and material' };
  expect(works.slice(3)).toMatchObject([
    { picture: 'one.jpg', year: 2023, medium, price: 250_000 },
    { picture: 'two.jpg', year: 2023, yearFrom: 2019 },
  ]);
  put('works-2025.csv', 'Название;Год\nТень;2020\n');
  const nobody = await take('works-2025.csv', '--year', '2025');
  expect(nobody.text).toMatch(/^There is no column with the exhibitor in works-2025\.csv/);
  const named = await take('works-2025.csv', '--year', '2025', '--only', 'kobalt');
  expect(named.text).toMatch(/works-2025\.csv:2 {2}Picture {2}/);
  put('names.csv', 'Стенд;Что за галерея\nA07;Свинец\n');
  const nameless = await take('names.csv', '--year', '2026', '--kind', 'exhibitors');
  expect(nameless.text).toMatch(/^There is no column with the name in names\.csv/);
});

test('a refused row leaves its exhibitor and its record to itself, not to the rows below', async () => {
  put('content/2025/exhibitors/zinc/index.yaml', read('content/2025/exhibitors/kobalt/index.yaml'));
  await sheet('works.xlsx', [
    cells('Exhibitor|Title|Название|Medium|Техника|Year|Size|Price|Picture'),
    cells('kobalt|Water|Вода|ink|тушь|2024|10 x 10|100 р.|One.jpg'),
    cells('zinc|Copper|Медь|ink|тушь|2024|10 x 10|900 €|Two.jpg'),
    cells('|Shade|Тень|ink|тушь|2024|10 x 10|300р|Three.jpg'),
  ]);
  await pictures('works', ['One.jpg', 'Two.jpg', 'Three.jpg']);
  const { text } = await take('works.xlsx', '--year', '2025');
  expect(complaints(text).some((line) => line.startsWith('works.xlsx:3:H'))).toBe(true);
  expect(text).toMatch(/\+ 2025\/exhibitors\/kobalt\/index.yaml 4/);
  expect(text).toMatch(/\+ 2025\/exhibitors\/zinc\/index.yaml 4/);
});

test('a sale keeps the day of its row, in any order of the columns', async () => {
  await pictures('works', ['One.jpg']);
  const works = async (status: string, ...day: string[]) => {
    const [head, row] = [
      cells('Exhibitor|As of|Title|Название|Medium|Техника|Year|Size|Picture|Status|As of'),
      cells(`kobalt|${day[0]}|Water|Вода|ink|тушь|2024|10 x 10|One.jpg|${status}|${day[1]}`),
    ];
    const given = [...head.keys()].filter((index) => row[index] !== null);
    await sheet(
      'works.xlsx',
      [head, row].map((line) => given.map((index) => line[index])),
    );
    const { text } = await take('works.xlsx', '--year', '2025', '--write');
    expect(complaints(text)).toEqual([]);
    return (written('2025/exhibitors/kobalt/index.yaml') as { works: object[] }).works.at(-1);
  };
  const sold = { availability: 'sold', asOf: '2025-04-11' };
  await works('available', '', '2025-04-11');
  // The day is the one that the work had before.
  expect(await works('sold', '', '2025-04-11')).toMatchObject(sold);
  await works('available', '', '2025-04-12');
  expect(await works('sold', '2025-04-11', '')).toMatchObject(sold);
});

test('pictures in an archive made on a Mac, without its hidden files', async () => {
  await pictures('photos', ['One.jpg']);
  const picture = readFileSync(at('photos/One.jpg'));
  const hidden = { '__MACOSX/photos/._One.jpg': strToU8('Mac OS X') };
  put('mac.zip', zipSync({ 'photos/One.jpg': picture, ...hidden }));
  const { bytes } = await openPictures(at('mac.xlsx'), []).prepared('x/one.jpg', 'one');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 600 });
});

testRows<[string, string, Cell, Value[]]>([
  ['a span of hours', 'Time', '10:00 – 10:45', ['10:00', '10:45']],
  ['a start alone', 'Время', '10.00', ['10:00', '']],
  ['a day in English', 'Date', '7 April 2026', ['2026-04-07']],
  ['a day with a short year', 'Date', '3.4.26', ['2026-04-03']],
])('a cell with %s', (_, header, cell, values) => {
  const match = findHeaders('sessions', [[header]]).matches[0];
  expect(match && readCell(match, cell, {}).map(([, value]) => value ?? '')).toEqual(values);
});

testRows<[string, Cell, string]>([
  ['a part of a day', 0.5, '12:00'],
  ['the end of the day', 1, '24:00'],
  ['the end of the day in a cell for times', new Date(Date.UTC(1899, 11, 31)), '24:00'],
  ['a number with minutes', 10.15, '10:15'],
  ['an hour alone', 10, '10'],
])('a time: %s', (_, cell, time) => {
  const start = findHeaders('sessions', [['Start']]).matches[0];
  expect(start && readCell(start, cell, {})[0]?.[1]).toBe(time);
});

testRows<[string, 'import' | 'export', string[], RegExp]>([
  ['a folder', 'import', ['.'], /no file/],
  ['two files', 'import', ['a.xlsx', 'b.xlsx'], /^One word too many: .*b\.xlsx\. All options/],
  ['no file', 'import', ['--write'], /^Usage/],
  [
    'another kind',
    'import',
    ['a.csv', '--kind', 'work'],
    /^--kind cannot be work\. It can be: exhibitors, works,/,
  ],
  ['a year that is no number', 'export', ['works', '--year', 'next'], /no edition next/],
  ['an unknown exhibitor', 'export', ['works', '--only', 'nobody'], /2026\/exhibitors\/nobody/],
  ['a missing folder', 'export', ['works', '--out', 'none/x.xlsx'], /cannot be written \(ENOENT\)/],
  ['a missing folder, as text', 'export', ['works', '--out', 'none/x.csv'], /cannot be written/],
])('refused in words: %s', async (_, command, args, words) => {
  put('a.csv', exhibitors);
  const inFolder = args.map((arg) => (/^\.$|\./.test(arg) ? at(arg) : arg));
  const { text, status } = await run(command, ...inFolder);
  expect(status).toBe(1);
  expect(text).toMatch(words);
});

// Twenty seconds; only its size differs from the tests above.
const inFullRun = process.env['FAIR_FULL'] === undefined ? test.skip : test;

inFullRun(
  'a whole fair, 114 exhibitors with 300 works and pictures, passes the check',
  async () => {
    const create = { width: 600, height: 400, channels: 3, background: '#8899aa' } as const;
    const bytes = await sharp({ create }).jpeg().toBuffer();
    const edition = readFileSync('content/2026/edition.yaml', 'utf8').replaceAll('2026', '2029');
    put('content/2029/edition.yaml', edition.replace(/^cover:(\n .*)*\n/m, ''));
    const stand = (index: number) => `${'ABC'[Math.floor(index / 40)]}${10 + (index % 40)}`;
    const galleries = Array.from({ length: 114 }, (_, index) =>
      cells(`Галерея ${index}|Gallery ${index}|${stand(index)}|Псков|Pskov|Россия|Russia`),
    );
    const heads = cells('Галерея|Gallery|Стенд|Город|City|Страна|Country');
    await sheet('exhibitors.xlsx', [heads, ...galleries]);
    const works = Array.from({ length: 300 }, (_, index) =>
      cells(
        `${stand(index % 114)}|Работа ${index}|Work ${index}|2020|холст|canvas|120 x 80|${index + 1} 000 руб.`,
      ),
    );
    await sheet('works.xlsx', [
      cells('Стенд|Название|Title|Год|Техника|Medium|Размер|Цена'),
      ...works,
    ]);
    const archive = works.map(([, , title]) => [`photos/${String(title)}.jpg`, bytes] as const);
    put('works.zip', zipSync(Object.fromEntries(archive)));
    const before = await reportOn(at('content'));
    const started = performance.now();
    for (const name of ['exhibitors.xlsx', 'works.xlsx'])
      expect(complaints((await take(name, '--year', '2029', '--write')).text)).toEqual([]);
    const after = await reportOn(at('content'));
    const seconds = (performance.now() - started) / 1000;
    const inWords = (problems: typeof after.problems) =>
      problems.map((one) => describeProblem(one, 'en'));
    // The small fair of these tests lacks pages, to which its site refers.
    expect(inWords(after.problems).filter((one) => one.startsWith('2029'))).toEqual(
      inWords(before.problems).filter((one) => one.startsWith('2029')),
    );
    expect(after.notes.length).toBe(114 * 2 + 300 * 2);
    const gallery = written('2029/exhibitors/gallery-0/index.yaml') as {
      works: { price: number }[];
    };
    expect(gallery.works.map(({ price }) => price)).toEqual([1000, 115_000, 229_000]);
    expect(seconds).toBeLessThan(60);
  },
);
