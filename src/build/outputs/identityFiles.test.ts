import sharp from 'sharp';
import { drawIcon } from './identityFiles';

const pixel = async (svg: string, x: number, y: number) => {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(32, 32)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
};

test('the icon is an arch in the edition’s colour on nothing', async () => {
  const icon = drawIcon({ arch: '#0f6b4f' });
  expect(await pixel(icon, 4, 28)).toEqual([15, 107, 79, 255]);
  expect((await pixel(icon, 0, 0))[3]).toBe(0);
  expect((await pixel(icon, 16, 28))[3]).toBe(0);
});

test('what systems cut to shape is full to its corners, and the arch stays in the middle', async () => {
  const icon = drawIcon({ arch: '#ffffff', ground: '#0f6b4f', inset: 8 });
  for (const [x, y] of [
    [0, 0],
    [31, 0],
    [0, 31],
    [31, 31],
    [16, 22],
  ] as const)
    expect(await pixel(icon, x, y)).toEqual([15, 107, 79, 255]);
  expect(await pixel(icon, 10, 22)).toEqual([255, 255, 255, 255]);
});
