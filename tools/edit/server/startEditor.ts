import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { acrossOf } from '../../../src/site/check';
import { listen } from '../../preview/listen';
import type { EditorLanguage } from '../protocol';
import { Refusal, refusal } from '../../sentences';
import { maxBodyBytes, reads, writes } from './routes';
import { openContentCache } from './files';
import { page, Served, uiFile, type Site } from './uiFiles';

type EditorOptions = {
  contentRoot: string;
  project: string;
  /** Any free port by default. */
  port?: number;
  /** Where `gatsby develop` shows the site; otherwise the last build, if there is one. */
  site?: Site | undefined;
  language: EditorLanguage;
};

const policyWith = (site?: Site) =>
  [
    "default-src 'none'",
    ...['script-src', 'style-src', 'connect-src'].map((kind) => `${kind} 'self'`),
    "img-src 'self' data:",
    ...(site ? [`frame-src ${site.origin}`] : []),
    ...['base-uri', 'form-action', 'frame-ancestors'].map((kind) => `${kind} 'none'`),
  ].join('; ');

/**
 * Starts the editor's server, for this machine only (decision 048). Anyone who knows the address
 * can change the content, so it contains a token that is new each time. Rejects if the port is
 * taken.
 */
export async function startEditor(options: EditorOptions) {
  const { contentRoot, project, port = 0, language } = options;
  const token = randomBytes(32).toString('hex');
  const base = `/${token}/`;
  const editor = { contentRoot, project, base, cache: openContentCache(contentRoot) };
  const send = sender(policyWith(options.site));

  /** An object to send as JSON, or something to serve unchanged; undefined if nothing is there. */
  async function answer(request: IncomingMessage, name: string, query: URLSearchParams) {
    const isRead = request.method === 'GET';
    const route = (isRead ? reads : writes).get(name);
    if (route !== undefined) {
      const lang = query.get('lang');
      const chosen = lang === 'ru' || lang === 'en' ? lang : language;
      const bytes = await readBody(request, maxBodyBytes(name));
      const [file = '', picture = '', words = ''] = ['file', 'name', 'words'].map(
        (one) => query.get(one) ?? '',
      );
      return route({ ...editor, language: chosen }, { file, name: picture, words, bytes });
    }
    if (isRead && name === '') return page(base, language, options.site);
    return isRead && name.startsWith('ui/') ? uiFile(project, name.slice(3)) : undefined;
  }

  const server = createServer((request, response) => {
    const [, first, name, query] = /^\/([^/?]+)\/([^?]*)\??(.*)$/.exec(request.url ?? '') ?? [];
    // An unauthorized request gets no information.
    if (name === undefined || !isOurs(request) || !isEqual(first, token))
      return send(response, 404);
    answer(request, name, new URLSearchParams(query)).then(
      (answered) => send(response, answered === undefined ? 404 : 200, answered),
      (error: unknown) => {
        const isRefusal = error instanceof Refusal;
        if (!isRefusal) console.error(error);
        const refused = isRefusal ? error : refusal('unexpected', {}, 500);
        send(response, refused.status, { words: refused.words, ...refused.more });
      },
    );
  });
  const { origin, close } = await listen(server, port, '127.0.0.1');
  // Parses and checks the content while the page opens, so that the first record appears at once.
  setImmediate(() => acrossOf(editor.cache.folder()));
  return { address: `http://127.0.0.1:${new URL(origin).port}${base}`, close };
}

/**
 * Whether a request is from this server's own page: another site can point its domain at this
 * machine.
 */
function isOurs({ headersDistinct, method, socket }: IncomingMessage): boolean {
  const { localPort: port } = socket;
  const [hosts = [], origins = []] = [headersDistinct.host, headersDistinct['origin']];
  const isHere = [`127.0.0.1:${port}`, `localhost:${port}`].includes(hosts.join());
  if (!isHere || (method !== 'GET' && method !== 'POST')) return false;
  return origins.length === 0 ? method === 'GET' : origins.join() === `http://${hosts.join()}`;
}

function isEqual(given = '', token: string): boolean {
  const [some, other] = [Buffer.from(given), Buffer.from(token)];
  return some.length === other.length && timingSafeEqual(some, other);
}

async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = refusal('tooLarge', { most: String(maxBytes / 1e6) }, 413);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const sender = (policy: string) => (response: ServerResponse, status: number, answer?: object) => {
  const json = answer && JSON.stringify(answer);
  const { type, body } =
    answer instanceof Served ? answer : new Served('application/json; charset=utf-8', json ?? '');
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  response.end(body);
};
