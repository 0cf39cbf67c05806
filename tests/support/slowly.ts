import type { Page } from '@playwright/test';
import type { Listening } from '../../tools/preview/listen';
import { startProxy } from './proxy';

/** How many parts a page's body arrives in after its header. */
const parts = 16;
/** How many frames a browser gets to read a part and paint it before the next one comes. */
const frames = 3;
/** The header's own parts end before these, the last time they stand in it. */
const headerParts = ['</nav>', '</div>', '</a>', '<a'];
/** How many lists and paragraphs at the beginning of a page come in a part of their own. */
const firstBlocks = 8;

/**
 * The site at `origin` for one page, which gets it in parts as on a bad line, so that it is painted
 * half read.
 */
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

/** Waits for some frames; until the first part has arrived, of the page before. */
async function painted(page: Page): Promise<void> {
  const pass = async (count: number) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  };
  await page.evaluate(pass, frames).catch(() => undefined);
}

/** Where the parts of a page end, in bytes, in order. */
function ends(body: Buffer): number[] {
  const main = Math.max(0, body.indexOf('<main'));
  const header = body.subarray(0, main);
  const inHeader = headerParts.map((mark) => header.lastIndexOf(mark)).filter((at) => at > 0);
  const size = Math.ceil((body.length - main) / parts);
  const inMain = Array.from({ length: parts }, (_, part) =>
    Math.min(body.length, main + (part + 1) * size),
  );
  // Letters of one byte each, so that places in the text are places in the body.
  const blocks = [
    ...body
      .toString('latin1')
      .slice(main)
      .matchAll(/<(ul|p)[ >]/g),
  ]
    .slice(0, firstBlocks)
    .map(({ index }) => main + index);
  return [...new Set([...inHeader, main, ...blocks, ...inMain])].sort((a, b) => a - b);
}
