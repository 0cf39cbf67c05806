import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { Canvas, colourOf } from './canvas';
import { ShareArtist, type Share } from './drawShare';
import { drawLetters, loadTypeface } from './typeface';
import { trueTypeOf } from './woff2';

const folder = mkdtempSync(path.join(tmpdir(), 'typeface-'));
beforeAll(() => loadTypeface(folder));
afterAll(() => rmSync(folder, { recursive: true }));

const fontFile = (subset: string) => readFileSync(`node_modules/@fontsource-variable/geologica/files/geologica-${subset}-wght-normal.woff2`);

test.each(['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'])('the %s part of the typeface becomes a TrueType font', (subset) => {
  const tables = tablesOf(trueTypeOf(fontFile(subset)));
  expect([...tables.keys()]).toEqual(expect.arrayContaining(['cmap', 'fvar', 'glyf', 'gvar', 'head', 'hmtx', 'loca', 'maxp']));
  const glyphs = tables.get('maxp')?.readUInt16BE(4) ?? 0;
  const loca = tables.get('loca') ?? Buffer.alloc(0);
  const offsets = Array.from({ length: glyphs + 1 }, (_, index) => loca.readUInt32BE(4 * index));
  expect(glyphs).toBeGreaterThan(20);
  expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
  expect(offsets.at(-1)).toBe(tables.get('glyf')?.length);
});

test('what is no WOFF2 is refused', () => expect(() => trueTypeOf(Buffer.alloc(64))).toThrow('This is no WOFF2 font.'));

test('letters of both alphabets are drawn by the typeface, not by one of the machine', async () => {
  // Widths of these words at 100 px in bold; any other face sets them wider or narrower.
  for (const [text, width] of [['Ёлка', 232], ['Kobalt', 321], ['Łódź', 239]] as const) {
    expect((await drawLetters({ text, size: 100, width: 900 })).width).toBeCloseTo(width, -1);
  }
});

const share = (title: string): Share => ({ title, fair: 'Ярмарка', days: '1–2 мая 2030', colour: '#d4300f', picture: undefined, isPortrait: false });

test.each([
  'Ж',
  'Ёлка Ольховская',
  'Kunstausstellungsgesellschaft Elsterflutbettbrückenwärterhäuschen',
  'Александрина Всеволодовна Преображенская-Крестовоздвиженская',
  'Tom & Jerry <gallery>',
  'слово '.repeat(80).trim(),
])('“%s” stands left of the arch and above the days', async (title) => {
  const { data, info } = await sharp(await new ShareArtist().draw(share(title))).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1200, height: 630, channels: 3 });
  const isInked = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) if ((data[(y * 1200 + x) * 3 + 1] ?? 0) < 128) return true;
    return false;
  };
  expect(isInked(56, 124, 692, 470)).toBe(true);
  expect(isInked(0, 110, 48, 560)).toBe(false);
  expect(isInked(56, 472, 692, 498)).toBe(false);
  expect(isInked(700, 100, 718, 620)).toBe(false);
});

test('the same page gives the same picture', async () => {
  const artist = new ShareArtist();
  expect(await artist.draw(share('Kobalt'))).toEqual(await new ShareArtist().draw(share('Kobalt')));
  expect(await artist.draw(share('Kobalt'))).not.toEqual(await artist.draw(share('Кобальт')));
});

test('a colour is stamped by the grey of its mask', () => {
  const canvas = Canvas.plain(2, 1);
  canvas.stamp({ data: Buffer.from([255, 51]), width: 2, height: 1, channels: 1 }, 0, 0, colourOf('#ff0000'));
  expect([...canvas.data]).toEqual([255, 0, 0, 255, 204, 204]);
});

function tablesOf(font: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + 16 * index;
      const offset = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(offset, offset + font.readUInt32BE(at + 12))] as const;
    }),
  );
}
