import sharp from 'sharp';
import {
  ImageRefusal,
  maxPixels,
  renderImage,
  type Modifiers,
} from '../../src/site/host/imageService';
import { testRows } from '../support/testRows';

jest.setTimeout(120_000);

/** A JPEG of 40 Mpx with grain, the slowest kind to encode. */
const large = (async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const create = { width: 730, height: 365, channels: 3 as const, background: '#777777', noise };
  const input = await sharp({ create }).png().toBuffer();
  const photograph = sharp({
    create: { width: 7300, height: 5475, channels: 3, background: '#777777' },
  });
  const bytes = await photograph
    .composite([{ input, tile: true }])
    .jpeg()
    .toBuffer();
  return new Uint8Array(bytes).buffer;
})();

// The slowest and the heaviest case: 26 Mpx in WebP, 40 Mpx in PNG.
testRows<[Modifiers, [number, number]]>([
  [{ s: '5120x5120', fit: 'fill', f: 'webp', q: '100' }, [4000, 4000]],
  [{ f: 'png', q: '50' }, [4618, 3464]],
])('of 40 Mpx, %j is %j, and not too heavy', async (modifiers, size) => {
  const { bytes } = await renderImage(await large, modifiers, 60);
  const { width, height, isPalette = false } = await sharp(bytes).metadata();
  expect([width, height]).toEqual(size);
  // PNG is always lossless, whatever quality is requested: choosing a palette takes ten times as
  // long.
  expect(isPalette).toBe(false);
  expect(bytes.byteLength).toBeLessThan(3 * maxPixels);
});

test('a picture that takes too long is aborted', async () => {
  const began = performance.now();
  const asked = renderImage(await large, { f: 'webp', q: '100' }, 1);
  await expect(asked).rejects.toThrow(ImageRefusal);
  await expect(asked).rejects.toMatchObject({ status: 503, message: /too long/ });
  expect(performance.now() - began).toBeLessThan(30_000);
});
