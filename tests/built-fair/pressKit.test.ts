import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import type { Caption } from '../../src/content/caption';
import { localeCodes } from '../../src/i18n/locales';
import { marksIn } from '../../src/press/model/marks';
import { readContent } from '../support/builtContent';
import { unpack } from '../support/unpack';
import { content, site } from './fair';

let kit: Map<string, Buffer>;
const textOf = (name: string) => kit.get(name)?.toString('utf8') ?? '';
const photos = readdirSync(`${content}/2024/photos`)
  .filter((name) => name.endsWith('.jpg'))
  .map((name) => `photos/2024-${name}`);

beforeAll(async () => {
  kit = await unpack(`${site}/press-kit.zip`);
});

test('the kit has releases, facts, terms, captions and logos in both languages, and every photograph', () => {
  const texts = ['ru', 'en'].flatMap((locale) =>
    ['captions', 'facts', 'press-terms', 'releases'].map((name) => `${locale}/${name}.txt`),
  );
  const marks = localeCodes.flatMap((locale) =>
    marksIn(locale).flatMap(({ path, endings }) =>
      endings.map((ending) => `${path.replace('/press-marks', 'marks')}.${ending}`),
    ),
  );
  expect([...kit.keys()].sort()).toEqual([...new Set([...texts, ...photos, ...marks])].sort());
  expect(textOf('ru/releases.txt')).toMatch(/^\uFEFF[А-Я]/);
  for (const name of texts.filter((one) => one.startsWith('en/')))
    expect(textOf(name)).not.toMatch(/\p{Script=Cyrillic}/u);
});

test('captions say what a photograph shows and who took it', () => {
  const captions = readContent<Caption[]>('2024/photos/captions.yaml', content) ?? [];
  expect(captions).not.toEqual([]);
  for (const locale of ['ru', 'en'] as const) {
    const parts = textOf(`${locale}/captions.txt`).replace('\uFEFF', '').trim().split('\n\n');
    // Photographs without captions are listed by name.
    expect(parts).toHaveLength(photos.length);
    const missing = captions.filter(({ picture, caption, credit }) => {
      const own = parts.find((part) => part.startsWith(`photos/2024-${picture}\n`)) ?? '';
      return [caption, credit].some((text) => text && !own.includes(text[locale]));
    });
    expect(missing).toEqual([]);
  }
});

test('photographs are at least 1000 px long', async () => {
  const sizes = await Promise.all(
    photos.map(async (name) => {
      const { width, height } = await sharp(kit.get(name)).metadata();
      return { name, isLarge: Math.max(width, height) >= 1000 };
    }),
  );
  expect(sizes.filter(({ isLarge }) => !isLarge)).toEqual([]);
});
