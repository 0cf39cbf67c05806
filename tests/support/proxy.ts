import { createServer, type ServerResponse } from 'node:http';
import { listen, type Listening } from '../../tools/preview/listen';

/** What a server answered, its body unpacked. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

type Change = {
  /** Another answer to a path, as `/en/tickets/?a=1`; the site's own where it is left alone. */
  rewrite?: (answer: Answer, path: string) => Answer;
  /** What every answer waits for. */
  wait?: () => Promise<void>;
  /** How a page's body is sent; at once without it. */
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

/**
 * The site at `origin` with other answers, from a server of its own: a route of Playwright's would
 * switch the browser's cache off.
 */
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

/** Whether an answer is a page with its HTML in it; one the browser has already is not. */
export function isPage({ status, headers }: Answer): boolean {
  return status !== 304 && (headers['content-type'] ?? '').startsWith('text/html');
}
