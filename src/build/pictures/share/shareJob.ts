import type { Actions } from 'gatsby';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Share, SharedPicture } from './drawShare';

/** Name of the job's function in gatsby-worker.mjs. */
export const drawShareJob = 'DRAW_SHARE';

/** What the job is told besides the picture, which is its input. */
export type DrawShareArgs = { share: Share; name: string };

/** Kept from build to build, and remembered by browsers for ever, as all of /static. */
const folder = '/static/share';

/** Goes up with every change of the drawing, so that all pictures are made anew. */
const drawing = 3;

/**
 * Path of a share's picture on the site. Its name is a hash of what it shows, so an unchanged one
 * is not drawn again.
 */
export function pathOfShare(share: Share, picture?: SharedPicture): string {
  const { isPortrait, ...words } = share;
  const shown = { ...words, picture: picture?.digest, isPortrait };
  return `${folder}/${createHash('sha256')
    .update(JSON.stringify([drawing, shown]))
    .digest('hex')
    .slice(0, 20)}.jpg`;
}

/**
 * Orders a picture of Gatsby, which makes it while the build goes on, once for all builds that keep
 * their cache. Answers its path on the site; `refuse` is called when it can't be drawn.
 */
export function orderShare(
  actions: Pick<Actions, 'createJobV2'>,
  share: Share,
  picture: SharedPicture | undefined,
  refuse: (error: Error) => void,
): string {
  const address = pathOfShare(share, picture);
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
