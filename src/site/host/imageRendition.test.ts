import sharp, { type Sharp } from 'sharp';
import { testRows } from '../../../tests/support/testRows';
import type { Modifiers } from './imageAddress';
import { maxPixels, renderImage, resizeOptions } from './imageRendition';

const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer()).buffer;
const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777777' } });
const wide = [1000, 500] as const;
const photograph = [7300, 5475] as const;
testRows<[readonly [number, number], Modifiers, [number, number, string]]>([
  [wide, {}, [1000, 500, 'fill']],
  [wide, { w: '360' }, [360, 180, 'fill']],
  [wide, { h: '360' }, [720, 360, 'fill']],
  [wide, { w: '5120' }, [1000, 500, 'fill']],
  [wide, { w: '360', fit: 'cover' }, [360, 180, 'fill']],
  [wide, { s: '360x360' }, [360, 360, 'cover']],
  [wide, { s: '5120x5120' }, [500, 500, 'cover']],
  [wide, { s: '360x360', fit: 'fill' }, [360, 360, 'fill']],
  [wide, { s: '360x360', fit: 'contain' }, [360, 360, 'contain']],
  [wide, { s: '360x360', fit: 'inside' }, [360, 180, 'fill']],
  [wide, { s: '360x360', fit: 'outside' }, [720, 360, 'fill']],
  [[5000, 1], { w: '360' }, [360, 1, 'fill']],
  // All sides of the specification, but 16 Mpx at most, in the requested shape.
  [photograph, { w: '2560' }, [2560, 1920, 'fill']],
  [photograph, { w: '3840' }, [3840, 2880, 'fill']],
  [photograph, { w: '5120' }, [4618, 3464, 'fill']],
  [photograph, { h: '5120' }, [4618, 3464, 'fill']],
  [photograph, {}, [4618, 3464, 'fill']],
  [photograph, { s: '5120x5120', fit: 'fill' }, [4000, 4000, 'fill']],
  [photograph, { s: '5120x5120' }, [4000, 4000, 'cover']],
  [photograph, { s: '5120x2560', fit: 'inside' }, [3413, 2560, 'fill']],
  [photograph, { s: '5120x2560', fit: 'outside' }, [4618, 3464, 'fill']],
  [photograph, { s: '5120x2560', fit: 'cover' }, [5120, 2560, 'cover']],
])('of %j px, %j is %j', ([width, height], modifiers, expected) => {
  const made = resizeOptions({ width, height }, modifiers);
  expect([made.width, made.height, made.fit]).toEqual(expected);
  expect((made.width ?? 0) * (made.height ?? 0)).toBeLessThanOrEqual(maxPixels);
});

// Large pictures take seconds: tests/builds/largePictures.test.ts.

test('a source with too many pixels is rejected', async () => {
  const huge = await bytesOf(grey(9000, 5000).png());
  await expect(renderImage(huge, { w: '360' }, 20)).rejects.toMatchObject({
    status: 400,
    message: /40 million/,
  });
});

testRows([
  ['gif', 'webp'],
  ['avif', 'webp'],
  ['webp', 'webp'],
  ['png', 'png'],
  ['jpeg', 'jpeg'],
] as const)('from %s, without a format, %s is made', async (from, to) => {
  const source = await bytesOf(grey(8, 8).toFormat(from));
  const { format, bytes } = await renderImage(source, {}, 20);
  expect([format, (await sharp(bytes).metadata()).format]).toEqual([to, to]);
});

test('a photograph taken upright is upright', async () => {
  const turned = await bytesOf(grey(800, 400).withMetadata({ orientation: 6 }).jpeg());
  const { bytes } = await renderImage(turned, { w: '360' }, 20);
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([360, 720]);
});
