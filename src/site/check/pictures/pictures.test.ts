import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { makeFolder, tell } from '../../../../tests/support/contentFolder';
import { temporaryFolder } from '../../../../tests/support/temporaryFolder';
import { testRows } from '../../../../tests/support/testRows';
import { checkPictureFile, namedPictureProblems } from './pictures';

describe('pictures', () => {
  const { at, put } = temporaryFolder();

  async function check(file: string, bytes: Uint8Array | string) {
    put(file, bytes);
    return checkPictureFile(at(file), file);
  }

  const plain = (width: number, height = 8): Sharp =>
    sharp({ create: { width, height, channels: 3, background: '#36c' } });
  const cmyk = () => plain(900).toColourspace('cmyk').withIccProfile('cmyk');
  const drawing = (inner: string) => async () =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`);
  const jpeg = (width: number, height?: number) => () => plain(width, height).jpeg().toBuffer();
  const png = (width: number) => () => plain(width).png().toBuffer();
  const photo = '2024/photos/a.jpg';
  const logo = '2026/partners/tea/logo.svg';
  const work = '2025/exhibitors/gips/a.jpg';

  testRows<[string, string, () => Promise<Buffer>]>([
    ['a JPEG', photo, jpeg(900)],
    ['a PNG', '2024/photos/a.png', png(900)],
    ['a WebP', '2024/photos/a.webp', () => plain(900).webp().toBuffer()],
    ['a TIFF', '2024/photos/A.TIF', () => plain(900).tiff().toBuffer()],
    ['a PNG named as a JPEG', photo, png(900)],
    ['a CMYK JPEG with its profile', photo, () => cmyk().jpeg().toBuffer()],
    ['a CMYK TIFF with its profile', '2024/photos/a.tiff', () => cmyk().tiff().toBuffer()],
    [
      'a phone photograph on its side',
      photo,
      () => plain(600, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ],
    ['a name of composed letters, signs and spaces', '2024/photos/Й й #2 50%.JPG', jpeg(900)],
    ['a cover', '2026/cover.jpg', jpeg(1600)],
    ['a work', work, jpeg(560)],
    ['a portrait', '2025/speakers/vera/a.jpg', jpeg(8, 600)],
    ['a logo', logo, drawing('<path d="M0 0h9v9z"/>')],
    ['a logo of pixels', '2026/partners/tea/logo.png', png(240)],
  ])('%s is accepted', async (_, file, make) => {
    expect(await check(file, await make())).toBeUndefined();
  });

  testRows<[string, string, () => Promise<Uint8Array>, string]>([
    ['an AVIF renamed', photo, () => plain(900).avif().toBuffer(), 'picturePhone'],
    ['a drawing that is no logo', '2025/exhibitors/gips/a.svg', drawing(''), 'pictureFormat'],
    [
      'the first bytes of a JPEG',
      photo,
      async () => Uint8Array.of(0xff, 0xd8, 0xff, 0xd9),
      'pictureDamaged',
    ],
    ['a small cover', '2026/cover.jpg', jpeg(1599), 'pictureSmall'],
    ['a small work', work, jpeg(559), 'pictureSmall'],
    ['a small portrait', '2025/speakers/vera/a.jpg', jpeg(599), 'pictureSmall'],
    ['a small logo', '2026/partners/tea/logo.png', png(239), 'pictureSmall'],
    ['a logo with an unclosed tag', logo, drawing('<g>'), 'logoRoot'],
  ])('%s is refused', async (_, file, make, code) => {
    expect((await check(file, await make()))?.code).toBe(code);
  });

  testRows<[string, () => Promise<Uint8Array | string>, string, Record<string, string>]>([
    ['a HEIC', async () => '\0\0\0\x24ftypheic', 'picturePhone', { value: 'HEIC/AVIF' }],
    ['a raw photo', async () => 'II*\0\x10\0\0\0CR\x02\0', 'pictureRaw', { value: 'RAW' }],
    ['a GIF', () => plain(900).gif().toBuffer(), 'pictureFormat', { value: 'GIF' }],
    ['799 px', jpeg(799), 'pictureSmall', { value: '799', bounds: '800' }],
  ])('what is told of %s under the name of a photograph', async (_, make, code, values) => {
    expect(await check(photo, await make())).toEqual({ code, values });
  });

  testRows([
    [20_000, 20_000, '400.0'],
    [8000, 5001, '40.1'],
  ])('%d × %d px are reported as too many, not as damaged', async (width, height, value) => {
    // A PNG's header is enough to claim this size.
    const png = await plain(8).png().toBuffer();
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    expect(await check(photo, png)).toEqual({
      code: 'picturePixels',
      values: { value, bounds: '40' },
    });
  });

  test('an unreadable file is a problem, not an exception', async () => {
    expect(await checkPictureFile(at('none.jpg'), photo)).toEqual({
      code: 'pictureUnread',
      values: {},
    });
  });
});

const file = '2026/exhibitors/gips/index.yaml';
const beside = (name: string) => `2026/exhibitors/gips/${name}`;
const told = (text: string, ...others: string[]) =>
  namedPictureProblems(makeFolder({ [file]: `${text}\n` }, others)).map(tell);

test('a picture is next to its record', () => {
  expect(told('works: [{picture: hand.jpg}]', beside('hand.jpg'))).toEqual([]);
  expect(told('works: [{}, {picture: hand.jpg}]', '2026/exhibitors/glina/hand.jpg')).toEqual([
    'pictureMissing works[1].picture value=hand.jpg nearest=',
  ]);
});

testRows([
  ['index.yam', [], ''],
  ['hand.yaml', ['hand.yml', 'hand.yam'], 'hand.yam'],
  ['a.yml.jp', ['a.yml.jpg'], 'a.yml.jpg'],
])(
  'the nearest name in the folder is suggested, never a text’s: %s of %j: %j',
  (name, others, near) =>
    expect(told(`picture: ${name}`, ...others.map(beside))).toEqual([
      `pictureMissing picture value=${name} nearest=${near}`,
    ]),
);

testRows([
  ['"\u0439.jpg"', '\u0438\u0306.jpg'],
  ['"\u0438\u0306.jpg"', '\u0439.jpg'],
])('accented letters match however they are composed: %s, %s', (name, file) =>
  expect(told(`picture: ${name}`, beside(file))).toEqual([]),
);

testRows([
  ...['../hand.jpg', 'a/hand.jpg', '"a\\\\hand.jpg"', 'hand', '"hand.jpg "', '7'].map(
    (name) => `picture: ${name}`,
  ),
  'title: hand.jpg',
])('other texts and other fields are not checked: %s', (text) => expect(told(text)).toEqual([]));
