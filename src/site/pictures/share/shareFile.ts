import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { drawShare, type SharePicture } from './drawShare';
import { writeWholeFile } from './wholeFile';

/** A picture's file as a node: where it lies, and a hash of what it holds. */
export type Photograph = { absolutePath: string; internal: { contentDigest: string } };

/** Increase with every change of the drawing, so that all share pictures are drawn again. */
const drawing = 4;

/**
 * Writes a share picture under /static, which is kept from build to build and cached by browsers
 * for ever; returns its path on the site. Its name is a hash of what it shows, so an unchanged one
 * is not drawn again.
 */
export async function writeShare(
  share: SharePicture,
  photograph?: Photograph,
  site = 'public',
): Promise<string> {
  const shown = JSON.stringify([drawing, share, photograph?.internal.contentDigest]);
  const name = createHash('sha256').update(shown).digest('hex').slice(0, 12);
  const address = `/static/share/${name}.jpg`;
  const file = path.join(site, address);
  if (!existsSync(file)) writeWholeFile(file, await drawShare(share, photograph?.absolutePath));
  return address;
}
