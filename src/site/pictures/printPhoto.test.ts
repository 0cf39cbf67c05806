import sharp from 'sharp';
import { convert } from './printPhoto';

test('a photograph for print is upright, at most 4,000 px, without the camera’s metadata', async () => {
  const dropped = await sharp({
    create: { width: 4400, height: 1100, channels: 3, background: '#a33' },
  })
    .withExif({ IFD0: { Model: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height, format, space, exif, icc, orientation } = await sharp(
    await convert(dropped),
  ).metadata();
  expect({ width, height, format, space }).toEqual({
    width: 1000,
    height: 4000,
    format: 'jpeg',
    space: 'srgb',
  });
  expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
});

test('a small photograph is not enlarged', async () => {
  const dropped = await sharp({
    create: { width: 90, height: 60, channels: 4, background: '#0000' },
  })
    .png()
    .toBuffer();
  expect(await sharp(await convert(dropped)).metadata()).toMatchObject({ width: 90, channels: 3 });
});
