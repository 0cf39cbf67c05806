import sharp from 'sharp';
import { drawLetters } from './letters';

/** What a share picture shows (1200 × 630 px, a size all social networks take). */
export type SharePicture = {
  /** The page's name, set very large. */
  title: string;
  fair: string;
  /** The edition's days, or a session's day, hour and hall, on the edition's signal colour. */
  days: string;
  colour: string;
};

const margin = 56;
/** The column left of the arch; the name begins at its top. */
const column = { top: 124, width: 636 };
const ink = '#0b0b0b';
const arch = { width: 420, height: 560 };
const place = `x="724" y="70" width="${arch.width}" height="${arch.height}"`;

/**
 * Draws a share picture as JPEG. The arch frames the photograph of that file, cut from the bottom,
 * so that a portrait keeps its head; without one it is filled with the signal colour.
 */
export async function drawShare(
  { title, fair, days, colour }: SharePicture,
  photograph?: string,
): Promise<Buffer> {
  const { width } = column;
  const [above, name, when, framed] = await Promise.all([
    drawLetters(fair, { em: 34, width, height: 50, colour: ink, tight: 0.02 }),
    drawLetters(title, { em: 124, width, height: 340, colour: ink, tight: 0.035 }),
    // A long hall's name makes them smaller, and then two lines.
    drawLetters(days, { em: 30, width: width - 48, height: 44, colour: '#ffffff' }),
    photograph === undefined ? `<rect ${place} fill="${colour}"/>` : cutToArch(photograph),
  ]);
  const plate = Math.max(68, when.height + 36);
  const top = 630 - margin - plate;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <clipPath id="arch"><path d="M724 630V280a210 210 0 0 1 420 0v350z"/></clipPath>
    <rect width="1200" height="630" fill="#ffffff"/>
    <rect x="${margin}" y="${top}" width="${when.width + 48}" height="${plate}" fill="${colour}"/>
    <g clip-path="url(#arch)">${framed}</g>
  </svg>`;
  return sharp(Buffer.from(ground))
    .composite([
      { input: above.picture, left: margin, top: margin },
      { input: name.picture, left: margin, top: column.top },
      {
        input: when.picture,
        left: margin + 24,
        top: top + Math.round((plate - when.height) / 2),
      },
    ])
    .flatten()
    .jpeg({ quality: 82 })
    .toBuffer();
}

async function cutToArch(photograph: string): Promise<string> {
  const cut = await sharp(photograph)
    .autoOrient()
    .resize({ ...arch, position: 'top' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  return `<image ${place} href="data:image/png;base64,${cut.toString('base64')}"/>`;
}
