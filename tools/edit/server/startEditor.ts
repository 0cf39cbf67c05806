import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { EditorLanguage } from '../protocol';
import { Refusal } from '../refused';
import { Conflict } from './records';
import { mostBytes, reads, writes } from './routes';
import { refusal, say } from './say';
import { openShelf } from './shelf';
import { page, Served, uiFile } from './uiFiles';

export type EditorOptions = {
  contentRoot: string;
  project: string;
  /** Any free one without it. */
  port?: number;
  /** Where `gatsby develop` shows the site, if it runs. */
  developAddress?: string | undefined;
  language: EditorLanguage;
};

const policy = [
  "default-src 'none'",
  ...['script-src', 'style-src', 'connect-src'].map((kind) => `${kind} 'self'`),
  "img-src 'self' data:",
  ...['base-uri', 'form-action', 'frame-ancestors'].map((kind) => `${kind} 'none'`),
].join('; ');

/**
 * Starts the editor's server, for this machine alone (decision 048). Whoever knows the address may
 * change the content: it holds a token that is new each time. Rejects if the port is taken.
 */
export async function startEditor(options: EditorOptions) {
  const { contentRoot, project, port = 0, language } = options;
  const token = randomBytes(32).toString('hex');
  const base = `/${token}/`;
  const editor = { contentRoot, project, base, shelf: openShelf(contentRoot) };

  /** An object to be told as JSON, or something served as it is; nothing where there is none. */
  async function answer(request: IncomingMessage, name: string, query: URLSearchParams) {
    const route = (request.method === 'GET' ? reads : writes).get(name);
    if (route !== undefined) {
      const lang = query.get('lang');
      const asked = { file: query.get('file') ?? '', name: query.get('name') ?? '' };
      const bytes = await readBody(request, mostBytes(name));
      const told = lang === 'ru' || lang === 'en' ? lang : language;
      return route({ ...editor, language: told }, { ...asked, bytes });
    }
    if (request.method !== 'GET') return undefined;
    if (name === '') return page(base, language, options.developAddress);
    return name.startsWith('ui/') ? uiFile(project, base, name.slice('ui/'.length)) : undefined;
  }

  const server = createServer((request, response) => {
    const [, first, name, query] = /^\/([^/?]+)\/([^?]*)\??(.*)$/.exec(request.url ?? '') ?? [];
    // Whoever has no business here is told nothing.
    if (name === undefined || !isOurs(request, portOf(server)) || !isEqual(first, token))
      return send(response, 404);
    answer(request, name, new URLSearchParams(query)).then(
      (answered) => send(response, answered === undefined ? 404 : 200, answered),
      (error: unknown) => refuse(response, error),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${portOf(server)}${base}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function portOf(server: ReturnType<typeof createServer>): number | undefined {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}

/**
 * Whether a request was meant for this server and comes from its own page: another site may have
 * its name resolve to this machine, or send forms here.
 */
function isOurs({ headersDistinct, method }: IncomingMessage, port: number | undefined): boolean {
  const [hosts = [], origins = []] = [headersDistinct.host, headersDistinct['origin']];
  const isHost = hosts.length === 1 && /^(127\.0\.0\.1|localhost):\d+$/.test(hosts[0] ?? '');
  if (!isHost || hosts[0]?.split(':')[1] !== String(port)) return false;
  if (origins.length === 0) return method === 'GET';
  return (method === 'GET' || method === 'POST') && origins.join() === `http://${hosts[0]}`;
}

function isEqual(given = '', token: string): boolean {
  const [some, other] = [Buffer.from(given), Buffer.from(token)];
  return some.length === other.length && timingSafeEqual(some, other);
}

async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const tooLarge = refusal('tooLarge', { most: String(most / 1e6) }, 413);
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refuse(response: ServerResponse, error: unknown): void {
  if (error instanceof Conflict) return send(response, 409, error.answer);
  if (error instanceof Refusal)
    return send(response, error.status, { words: error.words, faults: error.faults });
  console.error(error);
  return send(response, 500, { words: say('unexpected') });
}

function send(response: ServerResponse, status: number, answer?: object): void {
  const file =
    answer instanceof Served
      ? answer
      : new Served('application/json; charset=utf-8', answer ? JSON.stringify(answer) : '');
  response.writeHead(status, {
    'Content-Type': file.type,
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  response.end(file.body);
}
