import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import decompress from 'woff2-encoder/decompress';
import type { Mask } from './canvas';

/**
 * The name inside the font files; the comma keeps Pango from reading words like Thin as a style.
 */
const family = 'Geologica Thin Roman,';
const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'];
const package_ = 'node_modules/@fontsource-variable/geologica/files';

export type Lettering = {
  text: string;
  /** Height of the em, px. */
  size: number;
  /** Lines are wrapped at this width, px. */
  width: number;
  /** How much closer letters stand, in em; for the giant names. */
  tight?: number;
};

/**
 * Lets sharp draw with the site's own typeface on any machine: it needs plain font files and cannot
 * read WOFF2.
 */
export async function loadTypeface(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const subset of subsets) {
    const file = path.resolve(folder, `${subset}.ttf`);
    writeFileSync(
      file,
      await decompress(readFileSync(`${package_}/geologica-${subset}-wght-normal.woff2`)),
    );
    await sharp({ text: { text: 'a', fontfile: file } })
      .png()
      .toBuffer();
  }
}

/** Draws bold text with the loaded typeface, trimmed to its ink. */
export async function drawLetters({ text, size, width, tight = 0 }: Lettering): Promise<Mask> {
  const markup = `<span letter_spacing="${Math.round(-tight * size * 1024)}" line_height="0.8">${escape(text)}</span>`;
  // At 72 dpi a point is one pixel.
  const letters = sharp({
    text: { text: markup, font: `${family} Bold ${size}`, width, wrap: 'word-char', dpi: 72 },
  });
  // One grey channel instead of three equal ones takes a third of the memory and time.
  const { data, info } = await letters
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
