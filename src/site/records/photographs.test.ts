import { joinCaptions, convert } from './photographs';
import sharp from 'sharp';

test('each photograph has its own caption, in the order of the files; some have none', () => {
  const files = [{ base: 'a.jpg' }, { base: 'b.jpg' }];
  const captions = [
    { picture: 'b.jpg', credit: 'B' },
    { picture: 'gone.jpg', credit: 'C' },
  ];
  expect(joinCaptions(files, captions)).toEqual([
    { file: files[0] },
    { file: files[1], picture: 'b.jpg', credit: 'B' },
  ]);
});

test('a name with separate accents is the same name', () => {
  const [photo] = joinCaptions(
    [{ base: 'июй'.normalize('NFD') }],
    [{ picture: 'июй'.normalize('NFC'), credit: 'B' }],
  );
  expect(photo).toMatchObject({ credit: 'B' });
});

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
