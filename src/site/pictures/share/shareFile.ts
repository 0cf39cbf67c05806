import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { drawShare, type SharePicture } from './drawShare';
import { drawWorkCard, type Photograph, type WorkCard } from './drawWorkCard';
import { writeWholeFile } from './wholeFile';

/** Increase it with every change of the drawing, so that all share pictures are drawn again. */
const drawing = 5;

/**
 * Writes a share picture under /static, which persists between builds and is cached by browsers
 * forever; returns its path on the site. The name is a hash of its contents, so an unchanged one is
 * not drawn again.
 */
export async function writeShare(
  share: SharePicture | WorkCard,
  photograph?: Photograph,
  site = 'public',
): Promise<string> {
  const contents = JSON.stringify([drawing, share, photograph?.internal.contentDigest]);
  const name = createHash('sha256').update(contents).digest('hex').slice(0, 12);
  const address = `/static/share/${name}.jpg`;
  const file = path.join(site, address);
  if (!existsSync(file)) writeWholeFile(file, await draw(share, photograph));
  return address;
}

/** Draws a work's card or an arch; throws if a card has no picture. */
function draw(share: SharePicture | WorkCard, photograph: Photograph | undefined) {
  if (!('stand' in share)) return drawShare(share, photograph?.absolutePath);
  if (photograph === undefined) throw new Error(`The card of ${share.title} has no picture.`);
  return drawWorkCard(share, photograph);
}
