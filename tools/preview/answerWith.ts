import type { ServerResponse } from 'node:http';

/** Passes on a function's response, as Netlify does. */
export async function answerWith(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}
