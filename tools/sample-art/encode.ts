import { toSharp, type Raster } from './raster';

/** The best and the worst JPEG quality that is used. */
export const BEST_QUALITY = 86;
export const WORST_QUALITY = 50;

/** mozjpeg files are about this much of a plain JPEG of the same quality. */
const GAIN = 0.9;

interface Sized {
  raster: Raster;
  scale: number;
}

const pipeline = ({ raster, scale }: Sized): ReturnType<typeof toSharp> => {
  const image = toSharp(raster);
  return scale === 1 ? image : image.resize(Math.round(raster.width * scale));
};

const quick = async (picture: Sized, quality: number): Promise<number> =>
  (await pipeline(picture).jpeg({ quality }).toBuffer()).length * GAIN;

const final = (picture: Sized, quality: number): Promise<Buffer> =>
  pipeline(picture).jpeg({ quality, mozjpeg: true, progressive: true }).toBuffer();

/** The highest quality whose quick estimate fits, or undefined when none does. */
async function searchQuality(picture: Sized, budget: number): Promise<number | undefined> {
  if ((await quick(picture, BEST_QUALITY)) <= budget) return BEST_QUALITY;
  if ((await quick(picture, WORST_QUALITY)) > budget) return undefined;
  let low = WORST_QUALITY;
  let high = BEST_QUALITY;
  while (high - low > 3) {
    const middle = (low + high) >> 1;
    if ((await quick(picture, middle)) <= budget) low = middle;
    else high = middle;
  }
  return low;
}

/** A JPEG within the budget (bytes): lower quality first, then fewer pixels. */
export async function encode(raster: Raster, budget: number): Promise<Buffer> {
  for (let scale = 1; scale > 0.2; scale *= 0.88) {
    const picture = { raster, scale };
    let quality = await searchQuality(picture, budget);
    while (quality !== undefined) {
      const bytes = await final(picture, quality);
      if (bytes.length <= budget) return bytes;
      quality = quality > WORST_QUALITY ? Math.max(WORST_QUALITY, quality - 4) : undefined;
    }
  }
  throw new Error('The picture does not fit its budget');
}
