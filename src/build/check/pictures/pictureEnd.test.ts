import sharp from 'sharp';
import { hasJpegEnd, hasPngEnd, hasWebpEnd } from './pictureEnd';

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
  ['JPEG', hasJpegEnd, () => noise().jpeg().toBuffer()],
  ['progressive JPEG', hasJpegEnd, () => noise().jpeg({ progressive: true }).toBuffer()],
  ['PNG', hasPngEnd, () => noise().png().toBuffer()],
  ['WebP', hasWebpEnd, () => noise().webp().toBuffer()],
])('%s', (_, hasEnd, make) => {
  test('whole', async () => expect(hasEnd(await make())).toBe(true));
  test('with something after its end, as phones write', async () => {
    expect(hasEnd(Buffer.concat([await make(), Buffer.from('trailer')]))).toBe(true);
  });
  test.each([0.001, 0.02, 0.5, 0.99])('cut to %d', async (fraction) =>
    expect(hasEnd(cut(await make(), fraction))).toBe(false),
  );
});

test('the end of the preview inside Exif is not the end of a JPEG', async () => {
  const preview = await noise().resize(16).jpeg().toBuffer();
  const head = Buffer.from([0xff, 0xe1, (preview.length + 2) >> 8, (preview.length + 2) & 0xff]);
  const whole = await noise().jpeg().toBuffer();
  const withPreview = Buffer.concat([whole.subarray(0, 2), head, preview, whole.subarray(2)]);
  expect(hasJpegEnd(withPreview)).toBe(true);
  expect(hasJpegEnd(cut(withPreview, 0.8))).toBe(false);
});

test('a JPEG whose rest was never written, only reserved, has no end', async () => {
  const whole = await noise().jpeg().toBuffer();
  expect(hasJpegEnd(Buffer.concat([cut(whole, 0.5), Buffer.alloc(whole.length)]))).toBe(false);
});
