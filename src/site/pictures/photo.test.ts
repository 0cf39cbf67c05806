import { testRows } from '../../../tests/support/testRows';
import { argsForPicture, type ImageDataArgs, type UprightPicture } from './photo';

jest.mock('gatsby-plugin-sharp', () => ({}));

const tall: UprightPicture = {
  width: 3000,
  height: 4000,
  turned: true,
  format: 'jpeg',
  hasAlpha: false,
};

testRows<[string, ImageDataArgs, ImageDataArgs]>([
  [
    'over the whole width',
    { layout: 'fullWidth', breakpoints: [360, 640] },
    { breakpoints: [360, 640], aspectRatio: 0.75 },
  ],
  [
    'without enlarging',
    { layout: 'fullWidth', breakpoints: [640, 3840, 5120] },
    { breakpoints: [640, 3000], aspectRatio: 0.75 },
  ],
  [
    'to a width',
    { breakpoints: [640], width: 1200 },
    { breakpoints: [640], aspectRatio: 0.75, width: 1200 },
  ],
  [
    'to a width it does not have',
    { breakpoints: [640], width: 5000 },
    { breakpoints: [640], aspectRatio: 0.75, width: 3000 },
  ],
  [
    'to a height',
    { breakpoints: [640], height: 5000 },
    { breakpoints: [640], aspectRatio: 0.75, height: 4000 },
  ],
  [
    'to its own size',
    { breakpoints: [640] },
    { breakpoints: [640], aspectRatio: 0.75, width: 3000 },
  ],
  [
    'to a ratio asked for',
    { layout: 'fullWidth', breakpoints: [640], aspectRatio: 1 },
    { breakpoints: [640], aspectRatio: 1 },
  ],
  [
    'to both sides asked for',
    { breakpoints: [640], width: 200, height: 100 },
    { breakpoints: [640] },
  ],
])('a photograph on its side is scaled upright %s', (_, args, mended) => {
  expect(argsForPicture(args, tall)).toEqual({ ...args, ...mended });
});

test('an upright photograph keeps the request', () => {
  const args: ImageDataArgs = { layout: 'fullWidth', breakpoints: [360, 9000] };
  expect(argsForPicture(args, { ...tall, turned: false })).toEqual(args);
});

test('browsers get a TIFF as JPEG, or as PNG if it is transparent', () => {
  const tiff = { ...tall, turned: false, format: 'tiff' };
  expect(argsForPicture({}, tiff)).toEqual({ formats: ['jpg', 'webp'] });
  expect(argsForPicture({ formats: [''] }, { ...tiff, hasAlpha: true })).toEqual({
    formats: ['png'],
  });
});
