import { generateImageData } from 'gatsby-plugin-sharp';
import {
  createPictureResolvers,
  argsForPicture,
  type ImageDataArgs,
  type UprightPicture,
} from './picture';
import { resolversOf } from '../../../tests/support/resolvers';
import { testRows } from '../../../tests/support/testRows';

let mockSourceWidth = 5000;

jest.mock('gatsby-plugin-sharp', () => ({
  generateImageData: jest.fn(
    ({ args }: { args: { formats: string[]; breakpoints?: number[] } }) => {
      const widths = (args.breakpoints ?? []).map((width) => Math.min(width, mockSourceWidth));
      const files = [...new Set(widths)].map((width) => `/${args.formats.join()}-${width}`);
      const srcSet = files.map((file) => `${file} ${file.split('-')[1]}w`).join(',\n');
      const fallback = { src: files.at(-1), srcSet, sizes: '100vw' };
      return Promise.resolve({ width: 1, height: 0.5, images: { fallback, sources: [] } });
    },
  ),
}));
// An upright photograph, four wide and three high.
jest.mock('sharp', () => () => ({
  metadata: async () => ({ autoOrient: { width: 4, height: 3 }, format: 'jpeg' }),
}));

const generated = jest.mocked(generateImageData);
beforeEach(() => generated.mockClear());

const picture = (contentDigest: string, file = 'vase.jpg') => ({
  id: `picture of ${file}`,
  parent: `${file} ${contentDigest}`,
});
const nodeModel = {
  getNodeById({ id }: { id: string }) {
    const [file = '', contentDigest] = id.split(' ');
    return { id, name: file.replace(/^.*\//, ''), internal: { contentDigest } };
  },
};

function askFor() {
  const ask = resolversOf(createPictureResolvers);
  return (source: object, args: object = { formats: ['webp'] }) =>
    ask('ImageSharp', 'gatsbyImageData', source, args, nodeModel);
}

test('the page in the other language reuses the same renditions', async () => {
  const ask = askFor();
  const one = await ask(picture('a'));
  await expect(ask(picture('a'))).resolves.toBe(one);
  expect(generated).toHaveBeenCalledTimes(1);
  await ask(picture('a'), { formats: ['webp'], width: 1024 });
  await ask(picture('b'));
  expect(generated).toHaveBeenCalledTimes(3);
});

test('another record with the same picture reuses them, too, but not under another name', async () => {
  const ask = askFor();
  await ask(picture('a', '2024/vase.jpg'));
  await ask(picture('a', '2025/vase.jpg'));
  expect(generated).toHaveBeenCalledTimes(1);
  await ask(picture('a', '2025/bowl.jpg'));
  expect(generated).toHaveBeenCalledTimes(2);
});

test('WebP has the requested widths, the other format one, and the height is the photograph’s', async () => {
  const renditions = await askFor()(picture('a'), { breakpoints: [284, 868] });
  expect(renditions).toEqual({
    width: 1,
    height: 0.75,
    images: {
      fallback: { src: '/auto-868', srcSet: '/auto-868 868w', sizes: '100vw' },
      sources: [{ type: 'image/webp', srcSet: '/webp-284 284w,\n/webp-868 868w', sizes: '100vw' }],
    },
  });
});

test('whichever widths of a work are requested, the whole group is rendered at once', async () => {
  const ask = askFor();
  await ask(picture('a'), { formats: ['webp'], breakpoints: [284, 868] });
  await ask(picture('a'), { formats: ['webp'], breakpoints: [180, 1520] });
  await ask(picture('a'), { formats: ['webp'], breakpoints: [111, 284] });
  expect(generated.mock.calls.map(([{ args }]) => args)).toMatchObject([
    { breakpoints: [180, 284, 496, 868, 1520] },
    { breakpoints: [180, 284, 496, 868, 1520] },
    { breakpoints: [111, 284] },
  ]);
});

test.each([
  [5000, [180, 284], '/webp-180 180w,\n/webp-284 284w'],
  [700, [284, 496, 868], '/webp-284 284w,\n/webp-496 496w,\n/webp-700 700w'],
  [1280, [284, 868], '/webp-284 284w,\n/webp-868 868w'],
  [180, [284, 868], '/webp-180 180w'],
])(
  'a picture %i px wide has, of the widths %j, those it is wide enough for',
  async (width, breakpoints, srcSet) => {
    mockSourceWidth = width;
    const renditions = await askFor()(picture('a'), { formats: ['webp'], breakpoints });
    const src = srcSet.split('\n').at(-1)?.split(' ')[0];
    expect(renditions).toMatchObject({ images: { fallback: { src, srcSet } } });
  },
);

test('a rendition to send is at most 1200 px wide', async () => {
  mockSourceWidth = 5000;
  await expect(askFor()(picture('a'), { breakpoints: [868, 1520] })).resolves.toMatchObject({
    images: { fallback: { src: '/auto-1200' } },
  });
});

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
