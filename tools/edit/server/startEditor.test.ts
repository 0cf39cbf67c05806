import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { picture } from '../../../tests/content/baseContent';
import type {
  CheckAnswer,
  ConflictAnswer,
  FilesAnswer,
  Picture,
  RecordAnswer,
  RecordsAnswer,
  RefusedAnswer,
  SaveAnswer,
  SheetAnswer,
  Value,
} from '../protocol';
import { editorOfTests } from './testing/editorOfTests';

jest.setTimeout(60_000);

type Fields = { [key: string]: Value };
const gips = '2025/exhibitors/gips/index.yaml';
let editor: Awaited<ReturnType<typeof editorOfTests>>;

beforeAll(async () => {
  editor = await editorOfTests();
});
afterAll(() => editor.remove());

const placeOfGips = () => path.join(editor.contentRoot, path.dirname(gips));
const filesOfGips = () => fs.readdirSync(placeOfGips());

const record = async (file: string) => {
  const { answer } = await editor.ask(`record?file=${file}`);
  return answer as Omit<RecordAnswer, 'value'> & { value: Fields };
};
/** Returns a record with a field changed, as the page sends it. */
const changed = async (file: string, change: Fields) => {
  const { digest, value } = await record(file);
  return { file, digest, value: { ...value, ...change } };
};

test('all records are listed, with those that differ from the last commit', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: editor.place,
      stdio: 'ignore',
    });
  git('init');
  git('add', '.');
  git('commit', '-m', 'all');
  editor.put('pages/bare.yaml', editor.read('pages/bare.yaml').replace('Bare', 'Bald'));
  const { answer } = await editor.ask('records');
  const { records, currentEdition } = answer as RecordsAnswer;
  expect(currentEdition).toBe(2026);
  expect(records).toHaveLength(22);
  expect(records.filter(({ isChanged }) => isChanged)).toMatchObject([{ file: 'pages/bare.yaml' }]);
  expect(records.find(({ file }) => file === gips)).toMatchObject({
    kind: 'exhibitor',
    year: 2025,
  });
});

test('a sale has the day of today or, once the fair is over, its last day', async () => {
  const { today } = await record(gips);
  const edition = await record('2025/edition.yaml');
  expect(today).toBe(edition.value['lastDay']);
});

test('a record comes with its value and its pictures, whose previews are small', async () => {
  const { value, pictures, isDrawing, faults } = await record(gips);
  expect(value).toMatchObject({ stand: 'D11', city: { ru: 'Псков', en: 'Pskov' } });
  expect([isDrawing, faults]).toEqual([false, []]);
  expect((await record('2025/plan.yaml')).isDrawing).toBe(true);
  expect(pictures.map(({ name }) => name)).toEqual(['work.jpg']);
  const { status, headers, bytes } = await editor.send(pictures[0]?.address ?? '');
  expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
});

test('a check returns what would be written and what is wrong, in either language', async () => {
  const before = editor.read(gips);
  const sent = await changed(gips, { stand: 'D12', participantType: 'poet' });
  const { answer } = await editor.ask('check?lang=en', sent);
  const { faults, diff, isSavable } = answer as CheckAnswer;
  expect(faults).toEqual([
    expect.objectContaining({ field: 'participantType', file: gips, line: 2 }) as object,
    expect.objectContaining({ field: 'stand', line: 3 }) as object,
  ]);
  expect(faults[0]?.problem).toBe('has no such value: poet');
  expect(diff.filter(({ sign }) => sign !== ' ')).toHaveLength(4);
  expect(isSavable).toBe(false);
  const russian = (await editor.ask('check?lang=ru', sent)).answer as CheckAnswer;
  expect(russian.faults[0]?.problem).toMatch(/^нет такого значения/);
  expect((await editor.ask('save', sent)).status).toBe(422);
  expect(editor.read(gips)).toBe(before);
});

test('a save writes one line; problems across files are returned with it', async () => {
  const before = editor.read(gips);
  const sent = await changed(gips, { stand: 'D12' });
  const { status, answer } = await editor.ask('save', sent);
  const { digest, faults } = answer as SaveAnswer;
  expect(status).toBe(200);
  expect(faults).toMatchObject([{ field: 'stand' }]);
  expect(editor.read(gips)).toBe(before.replace('D11', 'D12'));
  const back = { ...sent, digest, value: { ...sent.value, stand: 'D11' } };
  expect(await editor.ask('save', back)).toMatchObject({ status: 200, answer: { faults: [] } });
  expect(editor.read(gips)).toBe(before);
});

test('a file that has changed meanwhile is not written; both changes are returned merged', async () => {
  const sent = await changed(gips, { stand: 'D12', website: 'https://mine.example' });
  const theirs = editor.read(gips).replace('plaster.example', 'theirs.example');
  editor.put(gips, theirs.replace('name: {ru: Гипс', 'name: {ru: Гипсы'));
  for (const route of ['check', 'save']) {
    const { status, answer } = await editor.ask(route, sent);
    const { digest, merged, conflicts } = answer as ConflictAnswer;
    expect([status, conflicts]).toEqual([
      409,
      [
        {
          field: 'website',
          where: ['Website'],
          mine: 'https://mine.example',
          theirs: 'https://theirs.example',
        },
      ],
    ]);
    expect(merged).toMatchObject({
      name: { ru: 'Гипсы' },
      stand: 'D12',
      website: 'https://theirs.example',
    });
    expect(digest).toBe((await record(gips)).digest);
  }
  // The base has been forgotten, so each difference is a conflict.
  const lost = await editor.ask('save', { ...sent, digest: 'none' });
  const fields = (lost.answer as ConflictAnswer).conflicts.map(({ field }) => field);
  expect(fields).toContain('stand');
  const kept = await editor.ask('check', { ...sent, keep: ['website'] });
  expect((kept.answer as ConflictAnswer).merged).toMatchObject({ website: 'https://mine.example' });
  expect(editor.read(gips)).toContain('stand: D11');
});

test('a file that becomes invalid meanwhile is left alone and reported', async () => {
  const sent = await changed(gips, { stand: 'D12' });
  const before = editor.read(gips);
  editor.put(gips, `<<<<<<< HEAD\n${before}`);
  const { value, faults } = await record(gips);
  expect(value).toBeUndefined();
  expect(faults).not.toEqual([]);
  const { status, answer } = await editor.ask('save', sent);
  expect([status, (answer as RefusedAnswer).words.en]).toEqual([
    422,
    `The file ${gips} can’t be read now: mend it by hand. What you typed is still here.`,
  ]);
  editor.put(gips, before);
});

test.each([
  ['ENOSPC', 'Not saved: the disk is full. What you typed is still here.'],
  [
    'EACCES',
    'Not saved: this file or its folder may not be changed. What you typed is still here.',
  ],
  ['EIO', 'Not saved: the disk did not take the file (EIO). What you typed is still here.'],
])(
  '%s leaves the old file and nothing next to it, and is reported in plain words',
  async (code, words) => {
    const sent = await changed(gips, { stand: 'D12' });
    const before = [editor.read(gips), filesOfGips()];
    const fails = jest.spyOn(fs, 'fsyncSync').mockImplementation(() => {
      throw Object.assign(new Error(code), { code });
    });
    const { status, answer } = await editor.ask('save', sent);
    fails.mockRestore();
    expect([status, (answer as RefusedAnswer).words.en]).toEqual([422, words]);
    expect([editor.read(gips), filesOfGips()]).toEqual(before);
  },
);

test('a picture gets a safe unused name, and is rejected in the words of the check', async () => {
  const [large, small] = [await picture(800, 600), await picture(90, 60)];
  const add = async (name: string, bytes: Uint8Array, file = gips) =>
    editor.ask(`picture?file=${file}&name=${encodeURIComponent(name)}`, bytes);
  const first = (await add('Рука, гипс (1).JPG', large)).answer as Picture;
  expect(first.name).toBe('ruka-gips-1.jpg');
  expect((await editor.send(first.address)).status).toBe(200);
  // Works' addresses are these names without the extension.
  expect((await add('рука-гипс-1.png', large)).answer).toMatchObject({ name: 'ruka-gips-1-2.png' });
  // A picture added by hand keeps the address that its name gives.
  fs.writeFileSync(path.join(placeOfGips(), 'Утро.jpg'), large);
  expect((await add('utro.png', large)).answer).toMatchObject({ name: 'utro-2.png' });
  const files = filesOfGips();
  expect(files.sort()).toEqual([
    'index.yaml',
    'ruka-gips-1-2.png',
    'ruka-gips-1.jpg',
    'utro-2.png',
    'work.jpg',
    'Утро.jpg',
  ]);
  for (const [name, bytes] of [
    ['a.jpg', small],
    ['a.jpg', Buffer.from('no picture')],
    ['../../a.jpg', large],
    ['a', large],
  ] as const)
    expect((await add(name, bytes)).status).toBe(422);
  const { words } = (await add('a.jpg', small)).answer as RefusedAnswer;
  expect(words.en).toMatch(/^The picture was not taken: .*90/);
  expect(filesOfGips().sort()).toEqual(files);
});

test('what sharp reads is converted and reduced on the way in; for the rest a program is named', async () => {
  const add = async (name: string, bytes: Uint8Array) =>
    editor.ask(`picture?file=${gips}&name=${name}`, bytes);
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a33' } });
  const tiff = await plain(3900, 3900).tiff({ compression: 'none' }).toBuffer();
  expect(tiff.length).toBeGreaterThan(40e6);
  const cases = [
    ['large.tif', tiff, 'large.jpg'],
    ['inks.jpg', await plain(900, 700).toColourspace('cmyk').jpeg().toBuffer(), 'inks.jpg'],
    ['wide.jpg', await plain(9000, 4500).jpeg().toBuffer(), 'wide.jpg'],
    ['new.avif', await plain(900, 700).avif({ effort: 0 }).toBuffer(), 'new.jpg'],
  ] as const;
  for (const [name, bytes, added] of cases) {
    const { answer } = await add(name, bytes);
    expect(answer).toMatchObject({ name: added, isConverted: true });
    const place = path.join(placeOfGips(), added);
    const { width = 0, height = 0, space, format } = await sharp(place).metadata();
    expect([Math.max(width, height) <= 5000, space, format]).toEqual([true, 'srgb', 'jpeg']);
    fs.rmSync(place);
  }
  const inked = await plain(900, 700)
    .toColourspace('cmyk')
    .withIccProfile('cmyk')
    .jpeg()
    .toBuffer();
  const { answer: kept } = await add('profile.jpg', inked);
  expect(kept).toMatchObject({ name: 'profile.jpg' });
  fs.rmSync(path.join(placeOfGips(), 'profile.jpg'));
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(500)]);
  for (const [name, bytes, program] of [
    ['a.heic', heic, 'Preview on a Mac'],
    ['a.psd', Buffer.from(`8BPS${'x'.repeat(99)}`), 'GIMP'],
    ['a.cr2', Buffer.from(`II*\0\x10\0\0\0CR\x02\0${'x'.repeat(99)}`, 'latin1'), 'darktable'],
  ] as const)
    expect(((await add(name, bytes)).answer as RefusedAnswer).words.en).toContain(program);
});

test('records are found by their texts, in any spelling, and by what they lack', async () => {
  const search = async (words: string) =>
    ((await editor.ask(`found?words=${encodeURIComponent(words)}`)).answer as FilesAnswer).files;
  const { name, city } = (await record(gips)).value as Record<string, { ru: string; en: string }>;
  for (const words of [city?.en, city?.ru.toUpperCase(), `D11 ${name?.en}`])
    expect(await search(words ?? '')).toContain(gips);
  expect(await search('')).toEqual([]);
  expect(await search('no-such-word-anywhere')).toEqual([]);
  const { records } = (await editor.ask('records')).answer as RecordsAnswer;
  const lacking = (lack: string) =>
    records.filter(({ lacks }) => lacks.some((one) => one === lack)).map(({ file }) => file);
  expect(lacking('unsold').every((file) => file.includes('/exhibitors/'))).toBe(true);
  expect(lacking('picture')).not.toContain(gips);
  const stale = editor.read(gips).replace(/city: .*/, 'city: {ru: Ржев, en: Ржев}');
  const before = editor.read(gips);
  editor.put(gips, stale);
  expect(((await editor.ask('english')).answer as FilesAnswer).files).toEqual([gips]);
  editor.put(gips, before);
});

test('a sheet is shown first, then written, and its name leads nowhere', async () => {
  const sheet = Buffer.from('Имя,Name,Стенд\nВерба,Verba,D12\n');
  const send = async (name: string, words = '', bytes = sheet) =>
    (await editor.ask(`sheet?lang=en&words=${words}&name=${encodeURIComponent(name)}`, bytes))
      .answer as SheetAnswer;
  const verba = '2026/exhibitors/verba/index.yaml';
  const preview = await send('../../exhibitors.csv');
  expect(preview).toEqual({
    report: expect.stringContaining(`+ ${verba}`) as string,
    isReady: true,
  });
  expect(fs.existsSync(path.join(editor.contentRoot, verba))).toBe(false);
  expect((await send('exhibitors.csv', 'write')).isReady).toBe(false);
  expect(editor.read(verba)).toContain('name: {ru: Верба, en: Verba}');
  expect(await send('exhibitors.csv')).toMatchObject({ isReady: false });
  expect((await send('exhibitors.exe')).report).toMatch(/^Sheets of this format are not read/);
  expect((await send('exhibitors.xlsx', '', Buffer.from('PK'))).isReady).toBe(false);
  fs.rmSync(path.join(editor.contentRoot, '2026/exhibitors'), { recursive: true });
});

test('a record is begun as with npm run new, but never a fair', async () => {
  const begin = (typed: object) => editor.ask('new', typed);
  const anna = { kind: 'speaker', when: '2026', ru: ' Анна Пример ', en: '', slug: '' };
  const { status, answer } = await begin({ ...anna, en: 'Anna Example' });
  expect([status, (answer as { file: string }).file]).toEqual([
    200,
    '2026/speakers/anna-example/index.yaml',
  ]);
  expect((await record('2026/speakers/anna-example/index.yaml')).value).toMatchObject({
    name: { ru: 'Анна Пример', en: 'Anna Example' },
  });
  const again = await begin({ ...anna, slug: 'anna-example' });
  expect([again.status, (again.answer as RefusedAnswer).words]).toEqual([
    422,
    {
      en: 'There is such a record already: 2026/speakers/anna-example/index.yaml. Nothing was changed.',
      ru: 'Такая запись уже есть: 2026/speakers/anna-example/index.yaml. Ничего не изменено.',
    },
  ]);
  const queue = { kind: 'notice', when: '2026-04-03', ru: 'Очередь', en: '', slug: 'queue' };
  expect((await begin(queue)).answer).toEqual({ file: 'notices.yaml' });
  expect((await record('notices.yaml')).value).toMatchObject([
    { slug: 'queue', level: 'info', text: { ru: 'Очередь' }, from: '2026-04-03T10:00' },
  ]);
  for (const kind of ['fair', 'toString', ''])
    expect((await begin({ ...anna, kind, slug: 'x' })).status).toBe(422);
  expect((await begin({ ...anna, when: '26' })).status).toBe(422);
  expect((await begin({ ...anna, slug: '../x' })).status).toBe(422);
  expect((await begin({ kind: ['speaker'] })).status).toBe(400);
});

test('a new record without a name is refused with what to write', async () => {
  const { status, answer } = await editor.ask('new', { kind: 'speaker', when: '2026' });
  expect([status, answer]).toMatchObject([
    422,
    { words: { en: 'Write a name: the address is made from it.' } },
  ]);
});

test('prompts come with a record, go as they are written over, and the drawn logo goes with its name', async () => {
  const begun = await editor.ask('new', {
    ...{ kind: 'partner', when: '2026', slug: 'green-bank', ru: '', en: '', tier: 'media' },
  });
  const { file } = begun.answer as { file: string };
  const { requiredFields } = (await editor.ask('records')).answer as RecordsAnswer;
  expect(requiredFields['partner']).toMatchObject({ tier: { type: 'choice', required: true } });
  const { prompts, pictures } = await record(file);
  expect(prompts.map(({ field }) => field)).toEqual([
    ...['name.ru', 'name.en', 'logo', 'text.ru', 'text.en'],
  ]);
  expect(pictures).toMatchObject([{ name: 'logo.svg', isPrompt: true }]);
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  const added = await editor.ask(`picture?file=${file}&name=Logo.svg`, Buffer.from(logo));
  expect(added.answer).toEqual({ name: 'logo-2.svg', address: expect.any(String) as string });
  const name = { ru: 'Зелёный банк', en: 'Green Bank' };
  const asked2 = await changed(file, { name, logo: 'logo-2.svg' });
  const check = (await editor.ask('check', asked2)).answer as CheckAnswer;
  expect(check.prompts.map(({ field }) => field)).toEqual(['text.ru', 'text.en']);
  const saved = (await editor.ask('save', asked2)).answer as SaveAnswer;
  expect(saved.prompts).toEqual(check.prompts);
  expect(saved.pictures.map((one) => one.name)).toEqual(['logo-2.svg']);
  const folder = path.join(editor.contentRoot, path.dirname(file));
  expect(fs.readdirSync(folder).sort()).toEqual(['index.yaml', 'logo-2.svg']);
});

test('the page, its script and its styles have their own policy', async () => {
  const { bytes, headers } = await editor.send(editor.base);
  const html = bytes.toString();
  expect(headers['content-security-policy']).toContain("; script-src 'self'; ");
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(html).toContain(`<div id="root" data-base="${editor.base}" data-language="en"></div>`);
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, address]) => address ?? '');
  expect(files.map((file) => file.replace(editor.base, ''))).toEqual([
    'ui/style.css',
    'ui/main.js',
  ]);
  for (const file of files) {
    const { status, headers: told, bytes: text } = await editor.send(file);
    expect([file, status]).toEqual([file, 200]);
    expect(told['content-type']).toMatch(
      file.endsWith('.css') ? /^text\/css/ : /^text\/javascript/,
    );
    expect(text.length).toBeGreaterThan(1000);
  }
});

describe('a table of several files', () => {
  const table = 'table/exhibitor/2025';
  const glina = '2025/exhibitors/glina/index.yaml';
  type Rows = Record<string, Fields[]>;
  const priced = (value: Fields, price: Value) =>
    Object.fromEntries(
      Object.entries(value as Rows).map(([key, rows]) => [
        key,
        rows.map((row) => ({ ...row, price })),
      ]),
    ) as Fields;

  test('has a row for each work, and writes only the changed lines of each file', async () => {
    const { digest, value, table: shape, references, field } = await record(table);
    expect(shape?.columns).toContain('price');
    // The fields of a row are sent once, not for each file.
    expect(JSON.stringify(field).match(/"price":/g)).toHaveLength(1);
    expect(shape?.files['gips']).toBe(gips);
    expect(references.stands).not.toEqual([]);
    const [before, other] = [editor.read(gips), editor.read(glina)];
    const rows = { ...value, gips: priced(value, 777)['gips'] ?? null };
    const { status, answer } = await editor.ask('save', { file: table, digest, value: rows });
    expect([status, (answer as SaveAnswer).digest]).toEqual([200, (await record(table)).digest]);
    expect(editor.read(gips).replace(/^ +price: 777\n/gm, '')).toBe(before);
    expect(editor.read(gips)).toMatch(/^ +price: 777$/m);
    expect(editor.read(glina)).toBe(other);
    editor.put(gips, before);
  });

  test('names a problem at its row, and then writes nothing', async () => {
    const { digest, value } = await record(table);
    const before = editor.read(gips);
    const sent = { file: table, digest, value: priced(value, -1) };
    const { answer } = await editor.ask('check?lang=en', sent);
    const { faults, isSavable } = answer as CheckAnswer;
    expect(isSavable).toBe(false);
    const fault = faults.find(({ field }) => field === 'gips[0].price');
    expect(fault).toMatchObject({ file: table });
    expect(fault?.where).toEqual([expect.stringMatching(/^\S.*, Work 1$/), 'Price, ₽']);
    expect((await editor.ask('save', sent)).status).toBe(422);
    expect(editor.read(gips)).toBe(before);
  });

  test('a file that has changed meanwhile is merged with it', async () => {
    const { digest, value } = await record(table);
    const before = editor.read(gips);
    editor.put(gips, before.replace(/^(city: \{ru: )[^,]+/m, '$1Тула'));
    const sent = { file: table, digest, value: priced(value, 888) };
    const { status, answer } = await editor.ask('save', sent);
    const { merged, conflicts, digest: now } = answer as ConflictAnswer;
    expect([status, conflicts]).toEqual([409, []]);
    expect(merged).toEqual(sent.value);
    expect((await editor.ask('save', { ...sent, digest: now })).status).toBe(200);
    expect(editor.read(gips)).toContain('city: {ru: Тула');
    expect(editor.read(gips)).toMatch(/^ +price: 888$/m);
    editor.put(gips, before);
  });

  test('a photograph without a caption has a row; its entry is written once it is filled', async () => {
    const [photographs, file] = ['table/captions/2025', '2025/photos/captions.yaml'];
    const before = editor.read(file);
    editor.put(
      file,
      before
        .split(/^(?=- )/m)
        .slice(0, 1)
        .join(''),
    );
    for (const name of ['a', 'b']) editor.put(`2025/photos/${name}.jpg`, 'JPEG');
    const { digest, value } = await record(photographs);
    const rows = (value as Rows)['captions'] ?? [];
    const missing = rows.filter((row) => Object.keys(row).join() === 'picture');
    expect(missing.map(({ picture }) => picture)).toEqual(['a.jpg', 'b.jpg', 'hall.jpg']);
    const filled = (caption: Value) =>
      rows.map((row) => (row['picture'] === 'hall.jpg' ? { ...row, caption } : row));
    const sent = (caption: Value) => ({
      ...{ file: photographs, digest },
      value: { captions: filled(caption) },
    });
    const { answer } = await editor.ask('check', sent({ ru: 'Зал' }));
    const fields = (answer as CheckAnswer).faults.map(({ field }) => field);
    expect(fields).toContain(`captions[${rows.length - 1}].caption.en`);
    const saved = await editor.ask('save', sent({ ru: 'Зал', en: 'A hall' }));
    expect(saved.status).toBe(200);
    expect(editor.read(file)).toContain('picture: hall.jpg');
    expect(editor.read(file)).not.toContain('a.jpg');
    editor.put(file, before);
    for (const name of ['a', 'b'])
      fs.rmSync(path.join(editor.contentRoot, `2025/photos/${name}.jpg`));
  });
  test('a session moves to another day with everything it says', async () => {
    const programme = 'table/programme/2026';
    editor.put('2026/programme/2026-04-03.yaml', '[]\n');
    const { digest, value, table: shape, field } = await record(programme);
    expect(field).toMatchObject({ names: { '2026-04-03': { en: 'Friday 3 April' } } });
    const [from = '', to = ''] = Object.keys(shape?.files ?? {});
    const lists = value as Rows;
    const [moved = {}, ...rest] = lists[from] ?? [];
    const next = { ...lists, [from]: rest, [to]: [...(lists[to] ?? []), moved] };
    const { answer } = await editor.ask('save', { file: programme, digest, value: next });
    expect((answer as SaveAnswer).faults.filter(({ file }) => file === programme)).toEqual([]);
    expect((await record(programme)).value).toEqual(next);
  });
});
