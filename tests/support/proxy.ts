import { createServer, type ServerResponse } from 'node:http';
import { listen, type Listening } from '../../tools/preview/listen';

/** A server's response with its body decompressed. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

type Change = {
  /** Replaces the response to a path, such as `/en/tickets/?a=1`; unchanged by default. */
  rewrite?: (answer: Answer, path: string) => Answer;
  /** A promise that every response waits for. */
  wait?: () => Promise<void>;
  /** Sends a page's body; by default all at once. */
  sendPage?: (body: Buffer, response: ServerResponse) => Promise<void>;
};

const ofThisConnection = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]);

/** Starts a proxy that changes responses; a Playwright route would disable the browser's cache. */
export async function startProxy(
  origin: string,
  { rewrite = (answer) => answer, wait, sendPage }: Change,
): Promise<Listening> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    try {
      const known = request.headers['if-none-match'];
      const asked = await fetch(origin + path, {
        redirect: 'manual',
        headers: known === undefined ? {} : { 'if-none-match': known },
      });
      const headers = Object.fromEntries(
        [...asked.headers].filter(([name]) => !ofThisConnection.has(name)),
      );
      const answer = rewrite(
        { status: asked.status, headers, body: Buffer.from(await asked.arrayBuffer()) },
        path,
      );
      await wait?.();
      response.writeHead(answer.status, answer.headers);
      if (sendPage === undefined || !isPage(answer)) return void response.end(answer.body);
      await sendPage(answer.body, response);
      response.end();
    } catch {
      response.destroy();
    }
  });
  return listen(server);
}

/** Whether a response is a page with its HTML; a 304 is not. */
export function isPage({ status, headers }: Answer): boolean {
  return status !== 304 && (headers['content-type'] ?? '').startsWith('text/html');
}
