import sharp, { type ResizeOptions } from 'sharp';
import { imageDefaults } from '../pictures/renditionWidths';
import type { Modifiers } from './imageAddress';

/** Maximum number of pixels of the output, whatever size an address requests. */
export const maxPixels = 16e6;
const maxSourcePixels = 40e6;

/** A source that cannot be converted; `message` is sent to the client. */
export class ImageRefusal extends Error {
  constructor(
    readonly status: 400 | 503,
    message: string,
  ) {
    super(message);
  }
}

// Formats are detected by content: sharp recognizes an SVG under any name, and would draw it at any
// size.
const sourceFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
type Format = 'jpeg' | 'png' | 'webp';

/**
 * Converts `source` according to the modifiers (spec §7): never larger than its source, at most 16
 * Mpx, at quality 95 by default (spec §9); PNG is lossless. Throws an ImageRefusal if the source is
 * not a bitmap, is too large, or takes longer than `timeoutSeconds`.
 */
export async function renderImage(
  source: ArrayBuffer,
  modifiers: Modifiers,
  timeoutSeconds: number,
): Promise<{ bytes: Buffer; format: Format }> {
  // sharp gets no limit, because pixels are counted here, so that the response can name the limit.
  const picture = sharp(source, { failOn: 'error', limitInputPixels: false });
  const { format, autoOrient: size } = await picture.metadata();
  if (!sourceFormats.has(format))
    throw new ImageRefusal(400, 'The source must be a picture of pixels.');
  if (size.width * size.height > maxSourcePixels)
    throw new ImageRefusal(400, 'The source has more than 40 million pixels.');
  const made = formatOf(modifiers.f ?? format);
  const quality = Number(modifiers.q ?? imageDefaults.quality);
  const options = { jpeg: { quality, progressive: true }, png: {}, webp: { quality } };
  try {
    const bytes = await picture
      .autoOrient()
      .resize(resizeOptions(size, modifiers))
      .timeout({ seconds: timeoutSeconds })
      .toFormat(made, options[made])
      .toBuffer();
    return { bytes, format: made };
  } catch (error) {
    if (!(error as Error).message.startsWith('timeout')) throw error;
    throw new ImageRefusal(503, 'The picture takes too long: ask for a smaller one.');
  }
}

/** Returns the output format; GIF and AVIF are only formats of sources (spec §9). */
function formatOf(name: string): Format {
  if (name === 'jpg' || name === 'jpeg') return 'jpeg';
  return name === 'png' ? 'png' : 'webp';
}

type Size = { width: number; height: number };

/** Returns how to resize a source: to no more pixels than it has, and no more than 16 Mpx. */
export function resizeOptions(source: Size, modifiers: Modifiers): ResizeOptions {
  const { size, fit } = boxOf(source, modifiers);
  const pixels = size.width * size.height;
  const scale = Math.sqrt(Math.min(1, maxPixels / pixels));
  const rounded = (side: number) =>
    Math.max(1, scale < 1 ? Math.floor(side * scale) : Math.round(side));
  const background = modifiers.b === undefined ? {} : { background: `#${modifiers.b}` };
  return { width: rounded(size.width), height: rounded(size.height), fit, ...background };
}

/**
 * Returns the requested size, in fractional px, with fit `fill` if that size already has the
 * source's ratio.
 */
function boxOf(source: Size, { w, h, s, fit = 'cover' }: Modifiers) {
  const scaled = (by: number) => ({
    size: { width: source.width * by, height: source.height * by },
    fit: 'fill' as const,
  });
  if (s === undefined)
    return scaled(
      Math.min(
        1,
        w === undefined ? 1 : Number(w) / source.width,
        h === undefined ? 1 : Number(h) / source.height,
      ),
    );
  const [width = 0, height = 0] = s.split('x').map(Number);
  const shrink = Math.min(1, source.width / width, source.height / height);
  const box = { width: width * shrink, height: height * shrink };
  const ratios = [box.width / source.width, box.height / source.height];
  if (fit === 'inside') return scaled(Math.min(...ratios));
  if (fit === 'outside') return scaled(Math.max(...ratios));
  return { size: box, fit };
}
