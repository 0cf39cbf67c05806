import type { Server, ServerResponse } from 'node:http';

/** A running server: its address without a trailing slash, and how to stop it. */
export type Listening = { origin: string; close: () => Promise<void> };

/**
 * Starts a server on a port of this machine, 0 for any free one; rejects if the port is taken. The
 * whole network can reach it, unless `host` is `127.0.0.1`.
 */
export async function listen(server: Server, port = 0, host?: string): Promise<Listening> {
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen({ port, host }, resolve),
  );
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Passes on a function's response, as Netlify does. */
export async function answerWith(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}
