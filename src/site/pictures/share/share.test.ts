import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { testRows } from '../../../../tests/support/testRows';
import { drawShare, drawWorkCard, writeShare } from './sharePicture';
import { drawLetters } from './letters';

const folder = mkdtempSync(path.join(tmpdir(), 'share-'));
afterAll(() => rmSync(folder, { recursive: true }));

testRows([
  ['Ёлка', 232],
  ['Kobalt', 321],
  ['Łódź', 239],
])(
  '“%s” is drawn with the site’s typeface, not the machine’s: any other is not %s px wide',
  async (text, width) => {
    const box = { em: 100, width: 900, height: 900, colour: '#000000' };
    expect((await drawLetters(text, box)).raw.width).toBeCloseTo(width, -1);
  },
);

const share = { title: 'Ж', fair: 'Ярмарка', days: '1–2 мая 2030', colour: '#d4300f' };

/** Returns a function that reads the pixel at x, y as `[red, green, blue]`. */
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

test('the arch has the fair’s colour, or a photograph cropped at the bottom', async () => {
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

test('an unchanged picture is drawn once, for all builds that keep it', async () => {
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

const card = {
  title: 'Ж',
  by: 'Анна Ёлкина',
  fair: 'Ярмарка, 1–2 мая 2030',
  sale: '320 000 ₽',
  isGone: false,
  stand: 'Стенд A1',
  colour: '#d4300f',
};

/** Makes a picture with four different corners, in `colours` clockwise from the top left. */
async function fourCorners(file: string, width: number, height: number) {
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { width: width / 2, height: height / 2, channels: 3 as const, background } },
    left,
    top,
  });
  await sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([
      quarter('#00ff00', width / 2, 0),
      quarter('#0000ff', width / 2, height / 2),
      quarter('#ffff00', 0, height / 2),
    ])
    .png()
    .toFile(path.join(folder, file));
  return { absolutePath: path.join(folder, file), internal: { contentDigest: file } };
}

const ground = [233, 233, 230];
testRows<[number, number, { left: number; top: number; right: number; bottom: number }]>([
  [400, 900, { left: 914, top: 56, right: 1143, bottom: 573 }],
  [800, 800, { left: 626, top: 56, right: 1143, bottom: 573 }],
  [2400, 1000, { left: 544, top: 190, right: 1143, bottom: 439 }],
])('a work of %d × %d px is on its card whole, on a ground', async (width, height, place) => {
  const photograph = await fourCorners(`${width}.png`, width, height);
  const pixel = await pixelsOf(await drawWorkCard(card, photograph));
  const { left, top, right, bottom } = place;
  const seen = (x: number, y: number) => pixel(x, y).map((part) => Math.round(part / 64));
  // JPEG blends neighbouring colours, so the outermost pixels are skipped.
  expect(seen(left + 4, top + 4)).toEqual([4, 0, 0]);
  expect(seen(right - 4, top + 4)).toEqual([0, 4, 0]);
  expect(seen(right - 4, bottom - 4)).toEqual([0, 0, 4]);
  expect(seen(left + 4, bottom - 4)).toEqual([4, 4, 0]);
  for (const [x, y] of [
    [left - 20, top + 40],
    [right + 20, top + 40],
    [right - 40, top - 20],
    [right - 40, bottom + 20],
  ] as const)
    for (const [at, part] of pixel(x, y).entries())
      expect(Math.abs(part - (ground[at] ?? 0))).toBeLessThan(4);
  expect(pixel(left - 56 - 20, 20)).toEqual([255, 255, 255]);
});

const long = 'Александрина Преображенская-Крестовоздвиженская и другие '.repeat(4).trim();
testRows<[Partial<typeof card>]>([
  [{}],
  [{ title: long }],
  [{ title: long, by: long, fair: long, stand: long, sale: `Резерв, ${'1 200 000–'.repeat(4)} ₽` }],
  [{ title: long, by: '', sale: '' }],
])(
  'words of a card stay in its column, and those above leave those below alone: %j',
  async (words) => {
    const photograph = await fourCorners('wide.png', 2400, 1000);
    const pixel = await pixelsOf(await drawWorkCard({ ...card, ...words }, photograph));
    const isInked = (left: number, right: number, y: number) => {
      for (let x = left; x < right; x += 1) if ((pixel(x, y)[1] ?? 0) < 128) return true;
      return false;
    };
    const rows = Array.from({ length: 630 }, (_, y) => y);
    expect(rows.filter((y) => isInked(0, 54, y) || isInked(452, 484, y))).toEqual([]);
    expect(rows.filter((y) => (y < 54 || y > 576) && isInked(0, 484, y))).toEqual([]);
    // From the top: fair, title and artist; from the bottom: stand and plate; white in between.
    const plate = rows.filter((y) => {
      const [red = 0, green = 0] = pixel(60, y);
      return red > 180 && green < 80;
    });
    const bottomWords = plate[0] ?? rows.findLast((y) => y < 500 && !isInked(56, 452, y)) ?? 0;
    expect(rows.slice(bottomWords - 8, bottomWords - 2).filter((y) => isInked(56, 452, y))).toEqual(
      [],
    );
    expect(plate.length > 60).toBe(words.sale !== '');
  },
);

test('a sold work has a black plate', async () => {
  const photograph = await fourCorners('sold.png', 800, 800);
  const sold = { ...card, sale: 'Продано', isGone: true };
  const pixel = await pixelsOf(await drawWorkCard(sold, photograph));
  const column = Array.from({ length: 630 }, (_, y) => pixel(60, y));
  expect(column.filter(([red = 0, green = 0]) => red < 40 && green < 40).length).toBeGreaterThan(
    60,
  );
  expect(column.filter(([red = 0, green = 0]) => red > 180 && green < 80)).toEqual([]);
});

testRows<[string, (picture: Sharp) => Sharp]>([
  ['grey.jpg', (picture) => picture.greyscale().jpeg()],
  ['press.jpg', (picture) => picture.toColourspace('cmyk').jpeg()],
  ['clear.png', (picture) => picture.ensureAlpha(0.5).png()],
  ['deep.png', (picture) => picture.toColourspace('rgb16').png()],
  ['small.webp', (picture) => picture.resize(40, 30).webp()],
])('a card is drawn of %s', async (file, made) => {
  const { absolutePath } = await fourCorners('any.png', 800, 600);
  await made(sharp(absolutePath)).toFile(path.join(folder, file));
  const photograph = {
    absolutePath: path.join(folder, file),
    internal: { contentDigest: file },
  };
  const pixel = await pixelsOf(await drawWorkCard(card, photograph));
  expect(pixel(20, 20)).toEqual([255, 255, 255]);
  for (const [at, part] of pixel(1190, 20).entries())
    expect(Math.abs(part - (ground[at] ?? 0))).toBeLessThan(4);
});

test('a card has another address once price, availability, texts or picture have changed', async () => {
  const photograph = await fourCorners('first.png', 80, 80);
  const other = await fourCorners('second.png', 80, 60);
  const write = (words: object, file = photograph) =>
    writeShare({ ...card, ...words }, file, folder);
  const addresses = await Promise.all([
    write({}),
    write({ sale: '300 000 ₽' }),
    write({ sale: 'Резерв, 320 000 ₽' }),
    write({ sale: 'Продано', isGone: true }),
    write({ stand: 'Стенд A2' }),
    write({}, other),
  ]);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(await write({})).toBe(addresses[0]);
});
