import sharp from 'sharp';
import type { Random } from '../../support/random';

/** A picture's file changed, and whether it has to be told. */
export type PictureMutation = {
  bytes: Buffer;
  /** Its name's ending, with the dot. */
  ending: string;
  isFaulty: boolean;
};

type MutatePicture = (
  picture: { bytes: Buffer; ending: string },
  random: Random,
) => PictureMutation | Promise<PictureMutation>;

const badSizes = [
  { width: 1, height: 1 },
  { width: 40, height: 300 },
  { width: 399, height: 2 },
  { width: 7000, height: 6000 },
] as const;

/** Every way a photograph is changed, by name. */
export const pictureMutations: Record<string, MutatePicture> = {
  'a picture cut': ({ bytes, ending }, random) => ({
    bytes: bytes.subarray(0, random.below(bytes.length)),
    ending,
    isFaulty: true,
  }),
  'bits of a picture changed': async ({ bytes, ending }, random) => {
    const format = random.pick(['as it is', 'png', 'webp', 'tiff'] as const);
    const changed = Buffer.from(
      format === 'as it is' ? bytes : await sharp(bytes).resize(900).toFormat(format).toBuffer(),
    );
    const end = random.pick([600, changed.length]);
    for (let count = 0; count <= random.below(5); count += 1) {
      const at = random.below(end);
      changed[at] = (changed[at] ?? 0) ^ (1 << random.below(8));
    }
    return {
      bytes: changed,
      ending: format === 'as it is' ? ending : `.${format}`,
      isFaulty: !(await canBeBuilt(changed)),
    };
  },
  'something else under the name of a picture': (_, random) => ({
    bytes: random.pick([
      () => Buffer.from('Photographs will follow on Monday.'),
      () => Buffer.from('%PDF-1.7\n'),
      () => Buffer.from('<!doctype html><title>Sign in</title>'),
      () => Buffer.from('PK\x03\x04'),
      () => Buffer.alloc(random.below(5000)),
      () => Buffer.from(Array.from({ length: 3000 }, () => random.below(256))),
    ])(),
    ending: random.pick(['.jpg', '.jpeg', '.png', '.webp', '.tif', '.JPG']),
    isFaulty: true,
  }),
  'a picture of another ending': async ({ bytes }, random) => ({
    bytes: await sharp(bytes)
      .toFormat(random.pick(['jpeg', 'png', 'webp']))
      .toBuffer(),
    ending: random.pick(['.jpg', '.PNG', '.webp', '.tif']),
    isFaulty: false,
  }),
  'a picture too large or too small': async ({ bytes, ending }, random) => ({
    bytes: await sharp(bytes)
      .resize({ ...random.pick(badSizes), fit: 'fill' })
      .jpeg({ quality: 20 })
      .toBuffer(),
    ending,
    isFaulty: true,
  }),
};

/** Whether sharp, as the build sets it, makes a rendition. */
async function canBeBuilt(bytes: Buffer): Promise<boolean> {
  try {
    await sharp(bytes, { failOn: 'error' }).resize(320).toBuffer();
    return true;
  } catch {
    return false;
  }
}
