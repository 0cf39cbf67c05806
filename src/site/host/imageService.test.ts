import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { testRows } from '../../../tests/support/testRows';
import {
  createImageService,
  maxPixels,
  renderImage,
  resizeOptions,
  type Modifiers,
} from './imageService';

const hosts = ['fair.example'];
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer()).buffer;
const plain = (width: number, height: number, background = '#777777') =>
  sharp({ create: { width, height, channels: 3, background } });
const blue = () => bytesOf(plain(1000, 500, '#1f24ff').jpeg());
const noisy = bytesOf(
  sharp({
    create: {
      ...{ width: 400, height: 200, channels: 3, background: '#777777' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  }).jpeg({ quality: 100 }),
);
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h9"/></svg>';
/** An SVG under another name is still an SVG. */
const drawings = {
  '/static/drawing.svg': drawing,
  '/static/drawing.jpg': drawing,
  '/static/packed.webp': gzipSync(drawing),
};
const files = new Map<string, ArrayBuffer | Promise<ArrayBuffer>>([
  ['/static/noise.jpg', noisy],
  ['/static/blue.jpg', blue()],
  ['/photos/blue.jpg', blue()],
  ...Object.entries({ ...drawings, '/static/words.jpg': 'no picture' }).map(
    ([path, text]): [string, ArrayBuffer] => [path, new Uint8Array(Buffer.from(text)).buffer],
  ),
]);
const readOwn = async (path: string) => files.get(path);
const asked = (path: string, init?: RequestInit) =>
  new Request(`https://fair.example${path}`, init);
const service = (request?: typeof fetch) =>
  createImageService({ hosts, readOwn, ...(request && { request }) });

test('an own picture is served in the requested format and size, cached forever', async () => {
  const answer = await service()(asked('/_ipx/w_640,f_webp,q_95/static/blue.jpg'));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
  expect({ width, height, format }).toEqual({ width: 640, height: 320, format: 'webp' });
});

test('quality is 95 by default; lossless formats stay lossless', async () => {
  const bytes = async (path: string) =>
    Buffer.from(await (await service()(asked(path))).arrayBuffer());
  for (const format of ['f_webp', 'f_jpg', 'w_640']) {
    const plain = await bytes(`/_ipx/${format}/static/noise.jpg`);
    expect(plain.equals(await bytes(`/_ipx/${format},q_95/static/noise.jpg`))).toBe(true);
    expect(plain.equals(await bytes(`/_ipx/${format},q_80/static/noise.jpg`))).toBe(false);
  }
  expect(
    (await sharp(await bytes('/_ipx/f_png/static/noise.jpg')).metadata()).isPalette,
  ).toBeFalsy();
});

test('fit, size and background work together', async () => {
  const answer = await service()(
    asked('/_ipx/s_360x360,fit_contain,b_ffffff,f_png/static/blue.jpg'),
  );
  const { data, info } = await sharp(await answer.arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([360, 360]);
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
});

test('a picture of an own domain is fetched without following redirects', async () => {
  const request = jest.fn(async () => new Response(await blue()));
  const answer = await service(request)(asked('/_ipx/w_360/https://fair.example/a.jpg'));
  expect(answer.status).toBe(200);
  expect(request).toHaveBeenCalledWith(
    'https://fair.example/a.jpg',
    expect.objectContaining({ redirect: 'error' }),
  );
});

testRows<[string, number, RegExp]>([
  ['/_ipx/w_641/static/blue.jpg', 400, /"w" must be one of 360, 640/],
  ['/_ipx/_/https://evil.example/a.jpg', 400, /https on fair\.example/],
  ...Object.keys(drawings).flatMap((path): [string, number, RegExp][] =>
    ['_', 'f_png', 'w_640,f_webp', 's_5120x5120,f_jpg'].map((list) => [
      `/_ipx/${list}${path}`,
      400,
      /pixels/,
    ]),
  ),
  ['/_ipx/w_360/static/none.jpg', 404, /no such picture/],
  ['/_ipx/w_360/static/words.jpg', 404, /no such picture/],
])('%s answers %d', async (path, status, text) => {
  const answer = await service()(asked(path));
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=(60|300)$/);
  const words = await answer.text();
  expect(words).toMatch(text);
  expect(words.length).toBeLessThan(200);
});

testRows([
  ['/_ipx/w_360,b_123456/static/blue.jpg', '/_ipx/w_360/static/blue.jpg'],
  ['/_ipx/w_360/static/blue.jpg?x=1', '/_ipx/w_360/static/blue.jpg'],
  ['/_ipx/w_360/static/%62lue.jpg', '/_ipx/w_360/static/blue.jpg'],
])('%s redirects to %s, and nothing is converted', async (path, address) => {
  const answer = await service()(asked(path));
  expect([answer.status, answer.headers.get('location')]).toEqual([301, address]);
  expect((await answer.arrayBuffer()).byteLength).toBe(0);
});

test('only files with a hash in their name are cached forever', async () => {
  const answer = await service()(asked('/_ipx/w_360/photos/blue.jpg'));
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
});

test('HEAD has no body, other methods are rejected', async () => {
  const head = await service()(asked('/_ipx/w_360/static/blue.jpg', { method: 'HEAD' }));
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await service()(asked('/_ipx/w_360/static/blue.jpg', { method: 'POST' }))).status).toBe(
    405,
  );
});

test('a host that fails, or sends too much, counts as a missing picture', async () => {
  const failing = jest.fn(() => Promise.reject(new Error('down')));
  expect((await service(failing)(asked('/_ipx/_/https://fair.example/a.jpg'))).status).toBe(404);
  const heavy = jest.fn(() =>
    Promise.resolve(new Response('x', { headers: { 'content-length': '30000000' } })),
  );
  expect((await service(heavy)(asked('/_ipx/_/https://fair.example/a.jpg'))).status).toBe(404);
});

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
  const huge = await bytesOf(plain(9000, 5000).png());
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
  const source = await bytesOf(plain(8, 8).toFormat(from));
  const { format, bytes } = await renderImage(source, {}, 20);
  expect([format, (await sharp(bytes).metadata()).format]).toEqual([to, to]);
});

test('a photograph taken upright is upright', async () => {
  const turned = await bytesOf(plain(800, 400).withMetadata({ orientation: 6 }).jpeg());
  const { bytes } = await renderImage(turned, { w: '360' }, 20);
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([360, 720]);
});
