import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { testRows } from '../../../../tests/support/testRows';
import { drawShare } from './drawShare';
import { drawLetters } from './letters';
import { writeShare } from './shareFile';

const folder = mkdtempSync(path.join(tmpdir(), 'share-'));
afterAll(() => rmSync(folder, { recursive: true }));

testRows([
  ['Ёлка', 232],
  ['Kobalt', 321],
  ['Łódź', 239],
])(
  '“%s” is drawn by the typeface, not by one of the machine: any other is not %s px wide',
  async (text, width) => {
    const box = { em: 100, width: 900, height: 900, colour: '#000000' };
    expect((await drawLetters(text, box)).raw.width).toBeCloseTo(width, -1);
  },
);

const share = { title: 'Ж', fair: 'Ярмарка', days: '1–2 мая 2030', colour: '#d4300f' };

/** Pixels as `[red, green, blue]`, by place. */
async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1200, height: 630, channels: 3 });
  return (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
}

const oneLine = [506, 574];
testRows<[object, number[]]>([
  [{ title: 'Ёлка Ольховская' }, oneLine],
  [{ title: 'Kunstausstellungsgesellschaft Elsterflutbettbrückenwärterhäuschen' }, oneLine],
  [{ title: 'Александрина Преображенская-Крестовоздвиженская' }, oneLine],
  [
    { title: 'Tom & Jerry <gallery>', fair: 'Дом культуры и отдыха от культуры '.repeat(3) },
    oneLine,
  ],
  [{ title: 'слово '.repeat(80).trim() }, oneLine],
  [{ days: '3 апреля 2026, 17:30, Открытый зал' }, oneLine],
  [
    { days: '3 апреля 2026, 17:30, Зал мастер-классов на втором этаже у северного входа' },
    [480, 574],
  ],
])('%j stands left of the arch, name above days, on a plate from %j', async (words, [top, end]) => {
  const pixel = await pixelsOf(await drawShare({ ...share, ...words }));
  const isInked = (left: number, from: number, right: number, to: number) => {
    for (let y = from; y < to; y += 1)
      for (let x = left; x < right; x += 1) if ((pixel(x, y)[1] ?? 0) < 128) return true;
    return false;
  };
  expect(isInked(56, 124, 692, 464)).toBe(true);
  expect(isInked(0, 110, 48, 630)).toBe(false);
  expect(isInked(56, 108, 692, 122)).toBe(false);
  expect(isInked(56, 466, 692, (top ?? 0) - 1)).toBe(false);
  expect(isInked(56, (end ?? 0) + 2, 692, 630)).toBe(false);
  expect(isInked(700, 60, 718, 630)).toBe(false);
});

test('the arch has the colour of the fair, or a photograph with its head', async () => {
  const tall = path.join(folder, 'tall.png');
  const head = { create: { width: 200, height: 200, channels: 3 as const, background: '#00ff00' } };
  await sharp({ create: { width: 200, height: 1200, channels: 3, background: '#0000ff' } })
    .composite([{ input: await sharp(head).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toFile(tall);
  for (const [picture, colour] of [
    [undefined, [212, 48, 15]],
    [tall, [0, 255, 0]],
  ] as const) {
    const pixel = await pixelsOf(await drawShare(share, picture));
    const near = pixel(934, 110).map((part, at) => Math.abs(part - (colour[at] ?? 0)));
    expect(Math.max(...near)).toBeLessThan(8);
    expect(pixel(740, 80)).toEqual([255, 255, 255]);
  }
});

test('what shows the same is drawn once, for all builds that keep it', async () => {
  const write = (title: string) => writeShare({ ...share, title }, undefined, folder);
  const [one, same, other] = await Promise.all(['Ж', 'Ж', 'Ё'].map(write));
  expect(one).toMatch(/^\/static\/share\/[0-9a-f]{12}\.jpg$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
  expect(readdirSync(path.join(folder, 'static/share'))).toHaveLength(2);
  expect(readFileSync(`${folder}${one}`)).toEqual(await drawShare(share));
  writeFileSync(`${folder}${one}`, 'kept');
  await write('Ж');
  expect(readFileSync(`${folder}${one}`, 'utf8')).toBe('kept');
});
