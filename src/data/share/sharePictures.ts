import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ShareArtist, type Share } from './drawShare';
import { loadTypeface } from './typeface';

/** Kept from build to build, and remembered by browsers for ever, as all of /static. */
const folder = '/static/share';
const out = path.join('public', folder);

/** Goes up with every change of the drawing, so that all pictures are made anew. */
const drawing = 3;

/** Collects what pages want drawn; the name of a picture is a hash of what it shows, so an unchanged one is not drawn again. */
export class SharePictures {
  private readonly wanted = new Map<string, Share>();

  /** Orders a picture, and answers its path on the site. */
  order(share: Share): string {
    const shown = { ...share, picture: share.picture?.digest };
    const name = `${createHash('sha256').update(JSON.stringify([drawing, shown])).digest('hex').slice(0, 20)}.jpg`;
    this.wanted.set(name, share);
    return `${folder}/${name}`;
  }

  /** What is ordered and not there yet, by name. */
  missing(): [string, Share][] {
    return [...this.wanted].filter(([name]) => !existsSync(path.join(out, name)));
  }

  /** Removes what no page orders any more. */
  removeOthers(): void {
    if (!existsSync(out)) return;
    for (const old of readdirSync(out).filter((name) => !this.wanted.has(name))) rmSync(path.join(out, old));
  }
}

/** Draws pictures into public/, each under its name as soon as it is whole. */
export async function drawShares(shares: readonly (readonly [string, Share])[]): Promise<void> {
  if (shares.length === 0) return;
  mkdirSync(out, { recursive: true });
  await loadTypeface('.cache/share-typeface');
  const artist = new ShareArtist();
  const queue = shares.values();
  const work = async () => {
    for (const [name, share] of queue) {
      const begun = path.join(out, `${name}.part`);
      writeFileSync(begun, await artist.draw(share));
      renameSync(begun, path.join(out, name));
    }
  };
  // One more than cores: while one waits for a file the others draw.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
}
