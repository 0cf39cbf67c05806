import type { Page } from '@playwright/test';
import type { Listening } from '../../tools/preview/listen';
import { startProxy } from './proxy';

/** Number of parts of a page's body after its header. */
const parts = 16;
/** Number of frames in which a browser can parse and paint a part before the next one arrives. */
const frames = 3;
/** Parts of the header end before the last occurrence of these. */
const headerParts = ['</nav>', '</div>', '</a>', '<a'];
/** Number of lists and paragraphs at the start of a page that arrive separately. */
const firstBlocks = 8;
/** Number of pictures at the start of a page that arrive separately. */
const firstPictures = 4;

/** Serves the site to one page in parts, as over a slow line, so that it is painted half parsed. */
export async function startSlowly(origin: string, page: Page): Promise<Listening> {
  return startProxy(origin, {
    sendPage: async (body, response) => {
      let sent = 0;
      for (const end of ends(body)) {
        if (sent > 0) await painted(page);
        response.write(body.subarray(sent, end));
        sent = end;
      }
    },
  });
}

/** Waits for some frames; until the first part has arrived, those of the previous page. */
async function painted(page: Page): Promise<void> {
  const pass = async (count: number) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  };
  await page.evaluate(pass, frames).catch(() => undefined);
}

/** Returns the offsets at which the parts of a page end, in bytes, in order. */
function ends(body: Buffer): number[] {
  const main = Math.max(0, body.indexOf('<main'));
  const header = body.subarray(0, main);
  const inHeader = headerParts.map((mark) => header.lastIndexOf(mark)).filter((at) => at > 0);
  const size = Math.ceil((body.length - main) / parts);
  const inMain = Array.from({ length: parts }, (_, part) =>
    Math.min(body.length, main + (part + 1) * size),
  );
  // Latin-1 has one byte per character, so offsets in the text are offsets in the body.
  const text = body.toString('latin1').slice(main);
  const firstOf = (tag: RegExp, count: number) =>
    [...text.matchAll(tag)].slice(0, count).map(({ index }) => main + index);
  const blocks = firstOf(/<(ul|p)[ >]/g, firstBlocks);
  const pictures = firstOf(/<img /g, firstPictures);
  return [...new Set([...inHeader, main, ...blocks, ...pictures, ...inMain])].sort((a, b) => a - b);
}
