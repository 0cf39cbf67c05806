import { setTimeout as wait } from 'node:timers/promises';
import type { Listening } from '../../tools/preview/listen';
import { startProxy } from '../support/proxy';

/**
 * How many parts a page's body arrives in after its header, and the pause before each in ms: longer
 * than a browser waits to paint.
 */
const parts = 16;
const pause = 70;
/** The header's own parts end before these, the last time they stand in it. */
const headerParts = ['</nav>', '</div>', '</a>', '<a'];

/**
 * The site at `origin`, whose pages arrive in parts as on a bad line, so that browsers paint them
 * half read.
 */
export async function startSlowly(origin: string): Promise<Listening> {
  return startProxy(origin, {
    sendPage: async (body, response) => {
      let sent = 0;
      for (const end of ends(body)) {
        if (sent > 0) await wait(pause);
        response.write(body.subarray(sent, end));
        sent = end;
      }
    },
  });
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
  return [...inHeader.sort((a, b) => a - b), main, ...inMain];
}
