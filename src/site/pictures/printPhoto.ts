import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Nodes } from '../content/nodes';
import { writeWholeFile } from './share/wholeFile';

const cache = '.cache/press-print';
// Long side in px, sufficient for print; smaller pictures are not enlarged.
const longSide = 4000;

/** A photograph for print: its file in the cache, px, bytes. */
export type PrintPhoto = { file: string; width: number; height: number; bytes: number };

const photosByDigest = new Map<string, Promise<PrintPhoto>>();

/**
 * Makes a photograph's JPEG for print: upright, sRGB, without the camera's metadata, at most 4,000
 * px on its long side. Made once for page, file, archive and kit, and cached between builds by the
 * file's digest (decision 046).
 */
export function printPhoto({
  absolutePath,
  internal: { contentDigest },
}: Pick<Nodes['File'], 'absolutePath' | 'internal'>): Promise<PrintPhoto> {
  const photo =
    photosByDigest.get(contentDigest) ?? make(absolutePath, `${cache}/${contentDigest}.jpg`);
  photosByDigest.set(contentDigest, photo);
  return photo;
}

async function make(picture: string, cachePath: string): Promise<PrintPhoto> {
  const file = path.resolve(cachePath);
  if (!existsSync(file)) writeWholeFile(file, await convert(picture));
  const { width, height } = await sharp(file).metadata();
  return { file, width, height, bytes: statSync(file).size };
}

export const convert = (picture: string | Uint8Array): Promise<Buffer> =>
  sharp(picture)
    .autoOrient()
    .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90 })
    .toBuffer();
