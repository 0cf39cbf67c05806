import path from 'node:path';
import sharp from 'sharp';
import { checkPicture } from '../../../src/site/check/pictures/pictures';

/** What form and import take in: bytes of a file, and pixels that are decoded. */
export const maxOriginal = { bytes: 100e6, pixels: 300e6 };
/** The long side to which a picture is reduced, px; pages show at most half of it. */
const reducedSide = 5000;

/**
 * Returns a picture as the site needs it, with the ending of its name. One that the check accepts
 * keeps its bytes; of any other that sharp reads, an upright copy in sRGB, reduced, as JPEG, PNG or
 * WebP. `fault` says what is wrong with it even so.
 */
export async function fitPicture(bytes: Buffer, file: string, mustChange = false) {
  const ending = path.extname(file).toLowerCase();
  const fault = await checkPicture(bytes, file);
  const isFit = fault === undefined ? !mustChange : fault.code === 'pictureSmall' && !mustChange;
  if (isFit || ending === '.svg') return { bytes, ending, fault, isConverted: false };
  const format = ending === '.png' || ending === '.webp' ? ending.slice(1) : 'jpeg';
  const next = format === 'jpeg' ? '.jpg' : ending;
  try {
    const fit = await sharp(bytes, { limitInputPixels: maxOriginal.pixels })
      .rotate()
      .resize(reducedSide, reducedSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .toFormat(format as 'png' | 'webp' | 'jpeg', { quality: 95 })
      .toBuffer();
    const left = await checkPicture(fit, file.slice(0, -ending.length) + next);
    return { bytes: fit, ending: next, fault: left, isConverted: true };
  } catch {
    return { bytes, ending, fault, isConverted: false };
  }
}
