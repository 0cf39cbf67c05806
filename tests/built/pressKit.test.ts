import { existsSync } from 'node:fs';
import sharp from 'sharp';
import type { Page } from '../../src/site/content/page';
import { localeCodes } from '../../src/i18n/locales';
import { marksIn } from '../../src/press/model/marks';
import { readContent } from '../support/builtContent';
import { siteFolder } from '../support/siteFolder';
import { unpack } from '../support/unpack';

const file = `${siteFolder}/press-kit.zip`;
let kit = new Map<string, Buffer>();
const under = (folder: string) => [...kit.keys()].filter((name) => name.startsWith(`${folder}/`));
const textOf = (name: string) => kit.get(name)?.toString('utf8') ?? '';

beforeAll(async () => {
  if (existsSync(file)) kit = await unpack(file);
});

test('sites with a press page have a press kit', () => {
  expect(existsSync(file)).toBe(readContent<Page>('pages/press.yaml') !== undefined);
});

test('texts exist in both languages, are marked as UTF-8 and write links out', () => {
  const texts = (locale: string) => under(locale).map((name) => name.slice(locale.length));
  expect(texts('en')).toEqual(texts('ru'));
  const faults = localeCodes
    .flatMap(under)
    .filter((name) => !/^\uFEFF\S/.test(textOf(name)) || textOf(name).includes(']('));
  expect(faults).toEqual([]);
});

test('the logos of both languages are in it', () => {
  const marks = localeCodes.flatMap((locale) =>
    marksIn(locale).flatMap(({ path, endings }) =>
      endings.map((ending) => `${path.replace('/press-marks', 'marks')}.${ending}`),
    ),
  );
  if (kit.size > 0) expect(under('marks').sort()).toEqual([...new Set(marks)].sort());
});

test('captions in each language list every photograph', () => {
  for (const locale of localeCodes) {
    const lines = textOf(`${locale}/captions.txt`).replace('\uFEFF', '').split('\n');
    expect(lines.filter((line) => line.startsWith('photos/')).sort()).toEqual(
      under('photos').sort(),
    );
  }
});

test('photographs can be opened, have 1000 px at least, are sRGB and have no camera data', async () => {
  const faults = [];
  for (const name of under('photos')) {
    const { format, exif, space, width, height } = await sharp(kit.get(name)).metadata();
    const side = Math.max(width, height);
    if (format !== 'jpeg' || exif !== undefined || space !== 'srgb' || side < 1000)
      faults.push({ name, format, exif, space, side });
  }
  expect(faults).toEqual([]);
});
