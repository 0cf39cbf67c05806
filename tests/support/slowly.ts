import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Preview } from './previewServer';

/** How many parts a page's body arrives in, and the pause after each in ms: longer than a browser waits to paint. */
const parts = 16;
const pause = 70;

/** The site at `origin`, whose pages arrive in parts as on a bad line, so that browsers paint them half read. */
export async function startSlowly(origin: string): Promise<Preview> {
  const server = createServer(async (request, response) => {
    try {
      const answer = await fetch(origin + (request.url ?? '/'), { redirect: 'manual' });
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'content-type': type, ...location(answer) });
      if (!type.startsWith('text/html')) return void response.end(body);
      const start = Math.max(0, body.indexOf('<main'));
      response.write(body.subarray(0, start));
      const size = Math.ceil((body.length - start) / parts);
      for (let at = start; at < body.length; at += size) {
        await wait(pause);
        response.write(body.subarray(at, at + size));
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

function location(answer: Response): { location?: string } {
  const location = answer.headers.get('location');
  return location === null ? {} : { location };
}
