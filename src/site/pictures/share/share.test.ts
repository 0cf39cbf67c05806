import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { testRows } from '../../../../tests/support/testRows';
import { Canvas, colourOf } from './canvas';
import { ShareArtist, type SharePicture } from './drawShare';
import { drawLetters, loadTypeface } from './typeface';

const folder = mkdtempSync(path.join(tmpdir(), 'typeface-'));
beforeAll(() => loadTypeface(folder));
afterAll(() => rmSync(folder, { recursive: true }));

test('letters of both alphabets are drawn by the typeface, not by one of the machine', async () => {
  // Widths of these words at 100 px in bold; any other face sets them wider or narrower.
  for (const [text, width] of [
    ['Ёлка', 232],
    ['Kobalt', 321],
    ['Łódź', 239],
  ] as const) {
    expect((await drawLetters({ text, size: 100, width: 900 })).width).toBeCloseTo(width, -1);
  }
});

const share = (title: string): SharePicture => ({
  title,
  fair: 'Ярмарка',
  days: '1–2 мая 2030',
  colour: '#d4300f',
  isPortrait: false,
});

testRows([
  'Ж',
  'Ёлка Ольховская',
  'Kunstausstellungsgesellschaft Elsterflutbettbrückenwärterhäuschen',
  'Александрина Всеволодовна Преображенская-Крестовоздвиженская',
  'Tom & Jerry <gallery>',
  'слово '.repeat(80).trim(),
])('“%s” stands left of the arch and above the days', async (title) => {
  const { data, info } = await sharp(await new ShareArtist().draw(share(title)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1200, height: 630, channels: 3 });
  const isInked = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1)
        if ((data[(y * 1200 + x) * 3 + 1] ?? 0) < 128) return true;
    return false;
  };
  expect(isInked(56, 124, 692, 470)).toBe(true);
  expect(isInked(0, 110, 48, 560)).toBe(false);
  expect(isInked(56, 472, 692, 498)).toBe(false);
  expect(isInked(700, 100, 718, 620)).toBe(false);
});

testRows([
  ['1–2 мая 2030', 68],
  ['3 апреля 2026, 17:30, Открытый зал', 68],
  ['3 апреля 2026, 17:30, Зал мастер-классов на втором этаже у северного входа', 100],
])('“%s” stands on its plate, left of the arch and below the name', async (days, most) => {
  const { data } = await sharp(await new ShareArtist().draw({ ...share('Ж'), days }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The signal colour is red, the ground white: few greens are the plate's.
  const isPlate = (x: number, y: number) => (data[(y * 1200 + x) * 3 + 1] ?? 255) < 128;
  const column = Array.from({ length: 630 }, (_, y) => y).filter((y) => y > 470 && isPlate(60, y));
  expect(column.length).toBeGreaterThanOrEqual(66);
  expect(column.length).toBeLessThanOrEqual(most);
  expect(Array.from({ length: 150 }, (_, y) => isPlate(706, 470 + y))).not.toContain(true);
});

test('the same page gives the same picture', async () => {
  const artist = new ShareArtist();
  expect(await artist.draw(share('Kobalt'))).toEqual(await new ShareArtist().draw(share('Kobalt')));
  expect(await artist.draw(share('Kobalt'))).not.toEqual(await artist.draw(share('Кобальт')));
});

test('a speaker’s portrait is cut as a portrait, whoever else has shown the picture before', async () => {
  const file = path.join(folder, 'tall.png');
  const red = await sharp({
    create: { width: 200, height: 200, channels: 3, background: '#ff0000' },
  })
    .png()
    .toBuffer();
  await sharp({ create: { width: 200, height: 1200, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toFile(file);
  const picture = { file, digest: 'tall' };
  const session = share('Kobalt');
  const speaker = { ...session, isPortrait: true };
  const both = new ShareArtist();
  expect(await both.draw(session, picture)).toEqual(await new ShareArtist().draw(session, picture));
  expect(await both.draw(speaker, picture)).toEqual(await new ShareArtist().draw(speaker, picture));
});

test('a colour is stamped by the grey of its mask', () => {
  const canvas = Canvas.plain(2, 1);
  canvas.stamp(
    { data: Buffer.from([255, 51]), width: 2, height: 1, channels: 1 },
    0,
    0,
    colourOf('#ff0000'),
  );
  expect([...canvas.data]).toEqual([255, 0, 0, 255, 204, 204]);
});
