import sharp, { type OverlayOptions } from 'sharp';
import { drawLetters } from './letters';

/** Size of a drawn share picture, px; all social networks accept it. */
export const shareSize = { width: 1200, height: 630 };
export const jpegOptions = { quality: 82 };
export const ink = '#0b0b0b';

export type SharePicture = {
  /** The page's name, set very large. */
  title: string;
  fair: string;
  /** The edition's days, or a session's day, hour and hall, on the edition's signal colour. */
  days: string;
  colour: string;
};

const margin = 56;
/** The column of text, left of the arch; the title is level with the arch's top. */
const column = { top: 124, width: 636 };
const arch = { width: 420, height: 560, left: 724, top: 70 };

/**
 * Draws a share picture as JPEG. The arch contains the photograph, cropped at the bottom, so that a
 * portrait keeps its head; without a photograph the arch is filled with the signal colour.
 */
export async function drawShare(
  { title, fair, days, colour }: SharePicture,
  photograph?: string,
): Promise<Buffer> {
  const { width } = column;
  const [framed, above, name, when] = await Promise.all([
    photograph === undefined ? [] : cutForArch(photograph),
    drawLetters(fair, { em: 34, width, height: 50, colour: ink, tight: 0.02 }),
    drawLetters(title, { em: 124, width, height: 340, colour: ink, tight: 0.035 }),
    // A hall's long name makes the text smaller first, then wraps it to two lines.
    drawLetters(days, { em: 30, width: width - 48, height: 44, colour: '#ffffff' }),
  ]);
  const plate = Math.max(68, when.raw.height + 36);
  const top = shareSize.height - margin - plate;
  // A white layer with a hole for the arch, and with the plate.
  const front = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <path fill="#fff" fill-rule="evenodd"
      d="M0 0h1200v630H0zM724 630V280a210 210 0 0 1 420 0v350z"/>
    <rect x="${margin}" y="${top}" width="${when.raw.width + 48}" height="${plate}" fill="${colour}"/>
  </svg>`;
  return sharp({ create: { ...shareSize, channels: 3, background: colour } })
    .composite([
      ...framed,
      { input: Buffer.from(front), left: 0, top: 0 },
      { ...above, left: margin, top: margin },
      { ...name, left: margin, top: column.top },
      { ...when, left: margin + 24, top: top + Math.round((plate - when.raw.height) / 2) },
    ])
    .flatten()
    .jpeg(jpegOptions)
    .toBuffer();
}

async function cutForArch(photograph: string): Promise<OverlayOptions[]> {
  const { left, top, ...box } = arch;
  const { data: input, info: raw } = await sharp(photograph)
    .autoOrient()
    .resize({ ...box, position: 'top' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [{ input, raw, left, top }];
}
