import { readdirSync } from 'node:fs';
import sharp from 'sharp';

const folder = 'public/static/share';
const pictures = readdirSync(folder);

/**
 * The area of the name, px of 1200 × 630. If boxes were drawn in place of letters, there would be
 * only a twentieth of the ink of the shortest name.
 */
const box = { left: 56, top: 124, width: 636, height: 340 };
const leastInk = 2500;

test('every picture for social networks is whole and has its name in the typeface', async () => {
  expect(pictures.length).toBeGreaterThan(600);
  const inks = await Promise.all(pictures.map(inkOf));
  expect(pictures.filter((_, index) => (inks[index] ?? 0) < leastInk)).toEqual([]);
}, 60_000);

/** Dark pixels in the area of the name. */
async function inkOf(picture: string): Promise<number> {
  const grey = await sharp(`${folder}/${picture}`).extract(box).greyscale().raw().toBuffer();
  let ink = 0;
  for (const pixel of grey) if (pixel < 96) ink += 1;
  return ink;
}
