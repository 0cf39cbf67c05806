import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { temporaryFolder } from '../../../tests/support/temporaryFolder';
import { testRows } from '../../../tests/support/testRows';
import {
  checkPictureFile,
  namedPictureProblems,
  isWhole,
  readPictureFormat,
  svgFault,
} from './pictures';

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

/** Random bytes, so that every byte value occurs in the data. */
const noise = () =>
  sharp({
    create: {
      width: 160,
      height: 120,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

const cut = (bytes: Uint8Array, fraction: number) =>
  bytes.subarray(0, Math.floor(bytes.length * fraction));

describe.each([
  ['JPEG', 'jpeg', () => noise().jpeg().toBuffer()],
  ['progressive JPEG', 'jpeg', () => noise().jpeg({ progressive: true }).toBuffer()],
  ['PNG', 'png', () => noise().png().toBuffer()],
  ['WebP', 'webp', () => noise().webp().toBuffer()],
  ['TIFF', 'tiff', () => noise().tiff().toBuffer()],
] as const)('%s', (_, format, make) => {
  test('whole', async () => expect(await isWhole(format, await make())).toBe(true));
  test('with data after its end, as phones write it', async () => {
    const trailed = Buffer.concat([await make(), Buffer.from('trailer')]);
    expect(await isWhole(format, trailed)).toBe(true);
  });
  testRows([0.001, 0.02, 0.5, 0.99])('a picture that is cut to %d', async (fraction) =>
    expect(await isWhole(format, cut(await make(), fraction))).toBe(false),
  );
});

testRows([
  ['png', () => noise().png().toBuffer()],
  ['webp', () => noise().webp().toBuffer()],
] as const)('a %s with damaged bytes', async (format, make) => {
  const bytes = Buffer.from(await make());
  bytes.fill(0xff, 40, 200);
  expect(await isWhole(format, bytes)).toBe(false);
});

testRows([
  ['baseline', false],
  ['progressive', true],
])('a %s JPEG whose headers decoders refuse', async (_, progressive) => {
  const whole = await noise().jpeg({ progressive }).toBuffer();
  const startOfScan = whole.indexOf(Buffer.from([0xff, 0xda]));
  const quantizationTable = whole.indexOf(Buffer.from([0xff, 0xdb]));
  const faults: [at: number, byte: number][] = [
    [quantizationTable + 1, 0xfe],
    [startOfScan + 1, 0x0f],
    [startOfScan + 4, 9],
  ];
  for (const [at, byte] of faults) {
    const damaged = Buffer.from(whole);
    damaged[at] = byte;
    await expect(sharp(damaged, { failOn: 'error' }).raw().toBuffer()).rejects.toThrow();
    expect([at, await isWhole('jpeg', damaged)]).toEqual([at, false]);
  }
});

test('the end of the preview inside Exif is not the end of a JPEG', async () => {
  const preview = await noise().resize(16).jpeg().toBuffer();
  const head = Buffer.from([0xff, 0xe1, (preview.length + 2) >> 8, (preview.length + 2) & 0xff]);
  const whole = await noise().jpeg().toBuffer();
  const withPreview = Buffer.concat([whole.subarray(0, 2), head, preview, whole.subarray(2)]);
  expect(await isWhole('jpeg', withPreview)).toBe(true);
  expect(await isWhole('jpeg', cut(withPreview, 0.8))).toBe(false);
});

test('a JPEG whose rest was only reserved has no end', async () => {
  const whole = await noise().jpeg().toBuffer();
  const reserved = Buffer.concat([cut(whole, 0.5), Buffer.alloc(whole.length)]);
  expect(await isWhole('jpeg', reserved)).toBe(false);
});

testRows([
  ['bytes that fill up', [0xff, 0xff]],
  ['a restart', [0xff, 0xd0]],
  ['the last kind of restart', [0xff, 0xd7]],
  ['a temporary mark', [0xff, 0x01]],
])('a JPEG can have %s between its segments', async (_, between) => {
  const whole = await noise().jpeg().toBuffer();
  const at = whole.indexOf(Buffer.from([0xff, 0xdb]));
  const more = Buffer.concat([whole.subarray(0, at), Buffer.from(between), whole.subarray(at)]);
  await expect(sharp(more, { failOn: 'error' }).raw().toBuffer()).resolves.toBeDefined();
  expect(await isWhole('jpeg', more)).toBe(true);
  expect(await isWhole('jpeg', cut(more, 0.9))).toBe(false);
});

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

testRows([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  // The comment segment contains the bytes that Canon's raw photos have at that offset.
  ['\xff\xd8\xff\xfe\0\x10ABCR\x02\0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['RIFF\x10\0\0\0WAVEfmt ', undefined],
  ['II*\0\x08\0\0\0', 'tiff'],
  ['MM\0*\0\0\0\x08', 'tiff'],
  ['II*\0\x10\0\0\0CR\x02\0', 'raw'],
  ['\0\0\0\x18ftypcrx ', 'raw'],
  ['\0\0\0\x24ftypheic', 'heif'],
  ['\0\0\0\x20ftypavif', 'heif'],
  ['GIF89a', 'gif'],
  ['%PDF-1.7', 'pdf'],
  ['<html>', undefined],
  ['', undefined],
])('the format by the first bytes: %j is %s', (text, format) =>
  expect(readPictureFormat(bytes(text))).toBe(format),
);

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inner}</svg>\n`;

testRows([
  svg('<path d="M0 0h9v9z"/>'),
  `<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: a drawing program -->\n${svg('<path d="M0 0"/>')}`,
  `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
  svg(
    '<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0"/><use href="#b"/><use xlink:href="#b"/>',
    ' xmlns:xlink="http://www.w3.org/1999/xlink"',
  ),
  svg(
    '<image href="data:image/png;base64,iVBOR"/><style>@font-face{src:url(data:font/woff2;base64,d09G)}</style>',
  ),
  svg('<title>Based on = on</title>'),
])('%s is a drawing', (text) => expect(svgFault(text)).toBeUndefined());

testRows([
  ['<html></html>', 'logoRoot'],
  ['', 'logoRoot'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><path', 'logoRoot'],
  ['text <svg></svg>', 'logoRoot'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg></svg>', 'logoRoot'],
  [svg('<script>alert(1)</script>'), 'logoScript'],
  [svg('<SCRIPT/>'), 'logoScript'],
  [svg('<!-- <script>alert(1)</script> -->'), 'logoScript'],
  [svg('', ' onload="alert(1)"'), 'logoScript'],
  [svg("<path\nonclick = 'x'/>"), 'logoScript'],
  [svg('<a href="javascript:alert(1)"/>'), 'logoScript'],
  [svg('<foreignObject/>'), 'logoScript'],
  [svg('<image href="https://other.example/a.png"/>'), 'logoOutside'],
  [svg("<image xlink:href='//other.example/a.png'/>"), 'logoOutside'],
  [svg('<image href="&#104;ttps://other.example/a.png"/>'), 'logoOutside'],
  [svg('<image href="photo.png"/>'), 'logoOutside'],
  [svg('<use href="data:image/svg+xml,x"/>'), 'logoOutside'],
  [svg('<path fill="url(http://other.example/#a)"/>'), 'logoOutside'],
  [svg('<path style="fill:url( \'https://other.example/\')"/>'), 'logoOutside'],
  [svg('<style>@import "a.css";</style>'), 'logoOutside'],
])('an SVG is rejected: %s: %s', (text, fault) => expect(svgFault(text)).toBe(fault));
