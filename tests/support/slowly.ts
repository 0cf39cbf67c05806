import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Preview } from './previewServer';

/** How many parts a page's body arrives in after its header, and the pause before each in ms: longer than a browser waits to paint. */
const parts = 16;
const pause = 70;
/** The header's own parts end behind these, the last time they stand in it. */
const headerParts = ['</summary>', '</details>', '</a>', '<a'];

/** The site at `origin`, whose pages arrive in parts as on a bad line, so that browsers paint them half read. */
export async function startSlowly(origin: string): Promise<Preview> {
  const server = createServer(async (request, response) => {
    try {
      const answer = await fetch(origin + (request.url ?? '/'), { redirect: 'manual' });
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'content-type': type, ...location(answer) });
      if (!type.startsWith('text/html')) return void response.end(body);
      let sent = 0;
      for (const end of ends(body)) {
        if (sent > 0) await wait(pause);
        response.write(body.subarray(sent, end));
        sent = end;
      }
      response.end();
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Where the parts of a page end, in bytes, in order. */
function ends(body: Buffer): number[] {
  const main = Math.max(0, body.indexOf('<main'));
  const header = body.subarray(0, main);
  const inHeader = headerParts.map((mark) => header.lastIndexOf(mark)).filter((at) => at > 0);
  const size = Math.ceil((body.length - main) / parts);
  const inMain = Array.from({ length: parts }, (_, part) => Math.min(body.length, main + (part + 1) * size));
  return [...inHeader.sort((a, b) => a - b), main, ...inMain];
}

function location(answer: Response): { location?: string } {
  const location = answer.headers.get('location');
  return location === null ? {} : { location };
}
