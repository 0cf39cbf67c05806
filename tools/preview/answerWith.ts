import type { ServerResponse } from 'node:http';

/** Hands on a function's answer, as Netlify does. */
export async function answerWith(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}
