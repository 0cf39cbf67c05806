import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import decompress from 'woff2-encoder/decompress';
import { writeWholeFile } from '../../content/writeFile';

/** The name in the font files; the comma keeps Pango from parsing Thin as a style. */
const family = 'Geologica Thin Roman,';
const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'];
const package_ = 'node_modules/@fontsource-variable/geologica/files';

/** The box to fill with text, px. */
type Box = {
  width: number;
  height: number;
  /** Maximum size of the em. */
  em: number;
  colour: string;
  weight?: 'Bold' | 'Regular';
  /** Negative letter spacing, em, for the very large names. */
  tight?: number;
};

/** Drawn text in the form that sharp composites onto a picture. */
export type Letters = { input: Buffer; raw: OutputInfo };

let typeface: Promise<void> | undefined;

/**
 * Draws text in the site's own typeface, bold by default, in about the largest size at which all
 * its words fit into the box unbroken, trimmed to its ink.
 */
export async function drawLetters(
  text: string,
  { width, height, em, colour, weight = 'Bold', tight = 0 }: Box,
): Promise<Letters> {
  await (typeface ??= loadTypeface('.cache/share-typeface'));
  for (let size = em; ;) {
    const markup = `<span foreground="${colour}" letter_spacing="${Math.round(-tight * size * 1024)}" line_height="0.8">${escape(text)}</span>`;
    // At 72 dpi a point is one pixel.
    const { data: input, info: raw } = await sharp({
      text: { text: markup, font: `${family} ${weight} ${size}`, width, dpi: 72, rgba: true },
    })
      .raw()
      .toBuffer({ resolveWithObject: true });
    if ((raw.width <= width && raw.height <= height) || size <= 8) return { input, raw };
    // Letters half as high take a quarter of the area; this estimate of the next size saves
    // attempts.
    const next = Math.min(0.94, width / raw.width, Math.sqrt(height / raw.height) * 1.04);
    size = Math.max(8, Math.floor(size * next));
  }
}

/** Lets sharp use the site's typeface: it needs plain font files and cannot read WOFF2. */
async function loadTypeface(folder: string): Promise<void> {
  for (const subset of subsets) {
    const file = path.resolve(folder, `${subset}.ttf`);
    writeWholeFile(
      file,
      await decompress(readFileSync(`${package_}/geologica-${subset}-wght-normal.woff2`)),
    );
    await sharp({ text: { text: 'a', fontfile: file } })
      .png()
      .toBuffer();
  }
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
