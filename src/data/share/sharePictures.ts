import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ShareArtist, type Share } from './drawShare';
import { loadTypeface } from './typeface';

/** Kept from build to build, and remembered by browsers for ever, as all of /static. */
const folder = '/static/share';

/** Goes up with every change of the drawing, so that all pictures are made anew. */
const drawing = 1;

/** Collects what pages want drawn; the name of a picture is a hash of what it shows, so an unchanged one is not drawn again. */
export class SharePictures {
  private readonly wanted = new Map<string, Share>();

  /** Orders a picture, and answers its path on the site. */
  order(share: Share): string {
    const name = createHash('sha256').update(JSON.stringify([drawing, share])).digest('hex').slice(0, 20);
    this.wanted.set(`${name}.jpg`, share);
    return `${folder}/${name}.jpg`;
  }

  /** Draws what is ordered and not there yet, and removes what no page orders any more. Answers how many it drew. */
  async draw(): Promise<number> {
    const out = path.join('public', folder);
    mkdirSync(out, { recursive: true });
    for (const old of readdirSync(out).filter((name) => !this.wanted.has(name))) rmSync(path.join(out, old));
    const missing = [...this.wanted].filter(([name]) => !existsSync(path.join(out, name)));
    if (missing.length === 0) return 0;
    await loadTypeface('.cache/share-typeface');
    const artist = new ShareArtist();
    const queue = missing.values();
    const work = async () => {
      for (const [name, share] of queue) writeFileSync(path.join(out, name), await artist.draw(share));
    };
    // One more than cores: while one waits for a file the others draw.
    await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
    return missing.length;
  }
}
