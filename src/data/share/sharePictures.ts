import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ShareArtist, type Share } from './drawShare';
import { loadTypeface } from './typeface';

/** Kept from build to build, and remembered by browsers for ever, as all of /static. */
const folder = '/static/share';
const out = path.join('public', folder);
const unfinished = '.cache/share-unfinished';

/** Goes up with every change of the drawing, so that all pictures are made anew. */
const drawing = 3;

/** A picture's name is a hash of what it shows, so an unchanged one is not drawn again. */
export function nameOfShare(share: Share): string {
  const shown = { ...share, picture: share.picture?.digest };
  return `${createHash('sha256').update(JSON.stringify([drawing, shown])).digest('hex').slice(0, 20)}.jpg`;
}

/** Collects what pages want drawn. */
export class SharePictures {
  private readonly wanted = new Map<string, Share>();

  /** Orders a picture, and answers its path on the site. */
  order(share: Share): string {
    const name = nameOfShare(share);
    this.wanted.set(name, share);
    return `${folder}/${name}`;
  }

  /** What is ordered and not there yet. */
  missing(): Share[] {
    return [...this.wanted].filter(([name]) => !existsSync(path.join(out, name))).map(([, share]) => share);
  }

  /** Removes what no page orders any more. */
  removeOthers(): void {
    if (!existsSync(out)) return;
    for (const old of readdirSync(out).filter((name) => !this.wanted.has(name))) rmSync(path.join(out, old));
  }
}

/** Draws pictures into public/, each under its name as soon as it is whole; what is there already stays. */
export class SharePress {
  private artist: Promise<ShareArtist> | undefined;

  async draw(shares: Iterable<Share>): Promise<void> {
    this.artist ??= this.prepare();
    const artist = await this.artist;
    const queue = shares[Symbol.iterator]();
    const work = async () => {
      for (let next = queue.next(); next.done !== true; next = queue.next()) {
        const name = nameOfShare(next.value);
        const picture = path.join(out, name);
        if (existsSync(picture)) continue;
        writeFileSync(path.join(unfinished, name), await artist.draw(next.value));
        renameSync(path.join(unfinished, name), picture);
      }
    };
    // Several to a core: while one is on the main thread, or waits for it, others are encoded.
    await Promise.all(Array.from({ length: availableParallelism() * 3 }, work));
  }

  private async prepare(): Promise<ShareArtist> {
    mkdirSync(out, { recursive: true });
    mkdirSync(unfinished, { recursive: true });
    await loadTypeface('.cache/share-typeface');
    return new ShareArtist();
  }
}
