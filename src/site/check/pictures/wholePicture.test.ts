import sharp from 'sharp';
import { testRows } from '../../../../tests/support/testRows';
import { isWhole } from './wholePicture';

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
