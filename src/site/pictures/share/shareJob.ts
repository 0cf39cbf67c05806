import type { Actions } from 'gatsby';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { SharePicture, SourcePicture } from './drawShare';

/** Name of the job's function in gatsby-worker.mjs. */
export const drawShareJob = 'DRAW_SHARE';

/** Arguments of the job; the picture itself is its input. */
export type DrawShareArgs = { share: SharePicture; name: string };

/** Under /static, which is kept from build to build and cached by browsers for ever. */
const folder = '/static/share';

/** Increase with every change of the drawing, so that all share pictures are drawn again. */
const drawing = 3;

/**
 * Path of a share picture on the site. Its name is a hash of what it shows, so an unchanged one is
 * not drawn again.
 */
export function sharePicturePath(share: SharePicture, picture?: SourcePicture): string {
  const { isPortrait, ...words } = share;
  const shown = { ...words, picture: picture?.digest, isPortrait };
  return `${folder}/${createHash('sha256')
    .update(JSON.stringify([drawing, shown]))
    .digest('hex')
    .slice(0, 20)}.jpg`;
}

/**
 * Orders a share picture as a Gatsby job, which runs beside the build, and only once for all builds
 * that keep their cache. Returns its path on the site; `refuse` is called if it can't be drawn.
 */
export function orderSharePicture(
  actions: Pick<Actions, 'createJobV2'>,
  share: SharePicture,
  picture: SourcePicture | undefined,
  refuse: (error: Error) => void,
): string {
  const address = sharePicturePath(share, picture);
  const args: DrawShareArgs = { share, name: path.posix.basename(address) };
  const job = {
    name: drawShareJob,
    inputPaths: picture === undefined ? [] : [picture.file],
    outputDir: path.resolve(`public${folder}`),
    args,
  };
  // Drawn while other queries run: Gatsby waits for its jobs at the end.
  Promise.resolve(actions.createJobV2(job)).catch(refuse);
  return address;
}
