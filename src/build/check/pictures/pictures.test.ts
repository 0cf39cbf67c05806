import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { testRows } from '../../../../tests/support/testRows';
import { checkPictureFile, pictureProblems } from './pictures';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fair-pictures-'));
});

afterAll(() => rmSync(root, { recursive: true }));

function put(file: string, bytes: Uint8Array | string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), bytes);
}

async function check(file: string, bytes: Uint8Array | string) {
  put(file, bytes);
  return checkPictureFile(path.join(root, file), file);
}

const plain = (width: number, height = 8): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#36c' } });
const cmyk = () => plain(900).toColourspace('cmyk');
const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2);
const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;
const photo = '2024/photos/a.jpg';
const logo = '2026/partners/tea/logo.svg';

testRows<[string, string, () => Promise<Buffer>]>([
  ['a JPEG', photo, () => plain(900).jpeg().toBuffer()],
  ['a PNG', '2024/photos/a.png', () => plain(900).png().toBuffer()],
  ['a WebP', '2024/photos/a.webp', () => plain(900).webp().toBuffer()],
  ['a TIFF', '2024/photos/A.TIF', () => plain(900).tiff().toBuffer()],
  ['a PNG named as a JPEG', photo, () => plain(900).png().toBuffer()],
  ['a CMYK JPEG with its profile', photo, () => cmyk().withIccProfile('cmyk').jpeg().toBuffer()],
  [
    'a CMYK TIFF with its profile',
    '2024/photos/a.tiff',
    () => cmyk().withIccProfile('cmyk').tiff().toBuffer(),
  ],
  [
    'a phone photograph on its side',
    photo,
    () => plain(600, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  ],
  [
    'a name of composed and decomposed letters, signs and spaces',
    '2024/photos/Й й #2 50%.JPG',
    () => plain(900).jpeg().toBuffer(),
  ],
  ['a cover', '2026/cover.jpg', () => plain(1600).jpeg().toBuffer()],
  ['a work', '2025/exhibitors/gips/a.jpg', () => plain(560).jpeg().toBuffer()],
  ['a portrait', '2025/speakers/vera/a.jpg', () => plain(8, 600).jpeg().toBuffer()],
  ['a logo', logo, async () => Buffer.from(drawing('<path d="M0 0h9v9z"/>'))],
  ['a logo of pixels', '2026/partners/tea/logo.png', () => plain(240).png().toBuffer()],
])('%s is accepted', async (_, file, make) => {
  expect(await check(file, await make())).toBeUndefined();
});

testRows<[string, string, () => Promise<Uint8Array | string>, string]>([
  ['a phone’s HEIC', '2024/photos/IMG_1.HEIC', async () => 'x', 'picturePhone'],
  ['an AVIF', '2024/photos/a.avif', async () => 'x', 'picturePhone'],
  ['an AVIF renamed', photo, () => plain(900).avif().toBuffer(), 'picturePhone'],
  ['a HEIC renamed', photo, async () => '\0\0\0\x24ftypheic', 'picturePhone'],
  ['a raw photo', '2024/photos/DSC_1.NEF', async () => 'x', 'pictureRaw'],
  ['a raw photo renamed', photo, async () => 'II*\0\x10\0\0\0CR\x02\0', 'pictureRaw'],
  ['a GIF', '2024/photos/a.gif', async () => 'x', 'pictureFormat'],
  ['a GIF renamed', photo, () => plain(900).gif().toBuffer(), 'pictureFormat'],
  ['a PDF', '2025/exhibitors/gips/a.pdf', async () => 'x', 'pictureFormat'],
  [
    'a drawing that is no logo',
    '2025/exhibitors/gips/a.svg',
    async () => '<svg></svg>',
    'pictureFormat',
  ],
  ['text', photo, async () => 'text', 'pictureContent'],
  ['nothing', photo, async () => '', 'pictureEmpty'],
  [
    'half a JPEG',
    photo,
    async () => half(await plain(900, 900).jpeg().toBuffer()),
    'pictureDamaged',
  ],
  ['half a PNG', photo, async () => half(await plain(900, 900).png().toBuffer()), 'pictureDamaged'],
  [
    'half a WebP',
    photo,
    async () => half(await plain(900, 900).webp().toBuffer()),
    'pictureDamaged',
  ],
  [
    'half a TIFF',
    '2024/photos/a.tif',
    async () => half(await plain(900, 900).tiff({ compression: 'none' }).toBuffer()),
    'pictureDamaged',
  ],
  [
    'a JPEG’s first bytes',
    photo,
    async () => Uint8Array.of(0xff, 0xd8, 0xff, 0xd9),
    'pictureDamaged',
  ],
  ['a CMYK JPEG without a profile', photo, () => cmyk().jpeg().toBuffer(), 'pictureCmyk'],
  ['a small cover', '2026/cover.jpg', () => plain(1599).jpeg().toBuffer(), 'pictureSmall'],
  ['a small photograph', photo, () => plain(799).jpeg().toBuffer(), 'pictureSmall'],
  [
    'a small work',
    '2025/exhibitors/gips/a.jpg',
    () => plain(559).jpeg().toBuffer(),
    'pictureSmall',
  ],
  [
    'a small portrait',
    '2025/speakers/vera/a.jpg',
    () => plain(599).jpeg().toBuffer(),
    'pictureSmall',
  ],
  ['a small logo', '2026/partners/tea/logo.png', () => plain(239).png().toBuffer(), 'pictureSmall'],
  [
    'a picture in a subfolder',
    '2024/photos/friday/a.jpg',
    () => plain(900).jpeg().toBuffer(),
    'picturePlace',
  ],
  ['a logo that is no drawing', logo, async () => 'text', 'logoRoot'],
  ['a logo with an unclosed tag', logo, async () => drawing('<g>'), 'logoRoot'],
  ['a logo with a script', logo, async () => drawing('<script/>'), 'logoScript'],
  [
    'a logo with another site',
    logo,
    async () => drawing('<image href="https://other.example/a.png"/>'),
    'logoOutside',
  ],
])('%s is refused', async (_, file, make, code) => {
  expect((await check(file, await make()))?.code).toBe(code);
});

testRows<[string, string, () => Promise<Uint8Array | string>, Record<string, string>]>([
  ['a raw photo by its name', '2024/photos/DSC_1.NEF', async () => 'x', { value: '.nef' }],
  ['a GIF by its name', '2024/photos/a.GIF', async () => 'x', { value: '.gif' }],
  ['a HEIC renamed', photo, async () => '\0\0\0\x24ftypheic', { value: 'HEIC/AVIF' }],
  ['a raw photo renamed', photo, async () => 'II*\0\x10\0\0\0CR\x02\0', { value: 'RAW' }],
  ['a GIF renamed', photo, () => plain(900).gif().toBuffer(), { value: 'GIF' }],
  [
    'a small photograph',
    photo,
    () => plain(799).jpeg().toBuffer(),
    { value: '799', bounds: '800' },
  ],
])('what is told of %s', async (_, file, make, values) => {
  expect((await check(file, await make()))?.values).toEqual(values);
});

test('a picture far beyond the limit is told as too large, not as damaged', async () => {
  // A PNG's header is enough: it says 20,000 × 20,000.
  const png = await plain(8).png().toBuffer();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  expect(await check(photo, png)).toEqual({
    code: 'picturePixels',
    values: { value: '400.0', bounds: '40' },
  });
});

test('above 40 megapixels and 25 megabytes pictures are refused, with their numbers', async () => {
  expect(await check(photo, await plain(8000, 5001).png().toBuffer())).toEqual({
    code: 'picturePixels',
    values: { value: '40.1', bounds: '40' },
  });
  put(photo, await plain(900).jpeg().toBuffer());
  truncateSync(path.join(root, photo), 25_400_000);
  expect(await checkPictureFile(path.join(root, photo), photo)).toEqual({
    code: 'pictureBytes',
    values: { value: '25.4', bounds: '25' },
  });
});

test('a file that cannot be read is a problem, not a throw', async () => {
  expect(await checkPictureFile(path.join(root, 'none.jpg'), photo)).toEqual({
    code: 'pictureUnread',
    values: {},
  });
});

test('all pictures are looked at, nothing else, and what computers leave behind is passed over', async () => {
  put('2024/photos/IMG_2.heic', 'x');
  put('2024/photos/._IMG_2.jpg', 'x');
  put('2024/photos/captions.yaml', 'x');
  put('2024/photos/one.jpg', 'x');
  const files = [
    '2024/photos/._IMG_2.jpg',
    '2024/photos/IMG_2.heic',
    '2024/photos/captions.yaml',
    '2024/photos/one.jpg',
  ];
  const problems = await pictureProblems(root, files);
  expect(problems).toEqual([
    {
      file: '2024/photos/IMG_2.heic',
      line: 1,
      column: 1,
      field: '',
      code: 'picturePhone',
      values: { value: '.heic' },
    },
    {
      file: '2024/photos/one.jpg',
      line: 1,
      column: 1,
      field: '',
      code: 'pictureContent',
      values: { value: '.jpg' },
    },
  ]);
});
