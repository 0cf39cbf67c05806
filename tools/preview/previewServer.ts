import { parseAllHeaders } from '@netlify/headers-parser';
import { RedirectsHandler } from '@netlify/redirects';
import {
  closeSync,
  createReadStream,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentType } from 'mime-types';
import { answerWith, listen, type Listening } from './listen';
import type { LeadService } from './leadService';
import { ticketOfficePath, answerWidget, widgetPath } from './ticketWidget';
import { singleSlashes } from './singleSlashes';

type Options = {
  folder: string;
  /** 0 takes any free port. */
  port: number;
  /** Converts paths to lower case, as Netlify's Pretty URLs are said to do. */
  lowerCase?: boolean;
  /** Receives the leads that forms post to this server's `/lander.php`. */
  leads?: LeadService;
  /** Handles `/_ipx/…` like the host's function. */
  images?: (request: Request) => Promise<Response>;
  tickets?: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /**
   * For a page in a frame on this machine: none of the host's headers, which forbid frames, and no
   * other machine can reach it.
   */
  isFramed?: boolean;
};

export type Preview = Listening;

type HeaderRule = { forRegExp: RegExp; values: Record<string, string> };

/**
 * Serves a built site as Netlify does: `_redirects` and `_headers` by Netlify's own parsers, 301 to
 * single and trailing slashes, 404.html with status 404; letter case is kept or lowered.
 */
export async function startPreview({
  folder,
  port,
  lowerCase = false,
  leads,
  images,
  tickets,
  isFramed = false,
}: Options): Promise<Preview> {
  const publicDir = path.resolve(folder);
  if (!existsSync(path.join(publicDir, 'index.html')))
    throw new Error(`${publicDir} holds no built site: run npm run build first.`);
  const headersOf = isFramed
    ? () => Promise.resolve({})
    : headersIn(path.join(publicDir, '_headers'));
  const redirects = new RedirectsHandler({
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: publicDir,
    publicDir,
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(absolute(request), 'http://localhost');
    if (leads !== undefined && url.pathname === '/lander.php')
      return leads.answer(request, response);
    // Every page requests the provider's script, even if no tickets are sold here.
    if (url.pathname === widgetPath) return answerWidget(response);
    if (tickets !== undefined && url.pathname.startsWith(ticketOfficePath))
      return tickets(request, response);
    if (images !== undefined && url.pathname.startsWith('/_ipx/'))
      return answerWith(
        await images(new Request(url, { method: request.method ?? 'GET' })),
        response,
      );
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(request, response, 405, {});
    const single = singleSlashes(url.pathname);
    if (single !== url.pathname)
      return send(request, response, 301, { location: single + url.search });
    const canonical = canonicalPath(url.pathname);
    if (canonical !== url.pathname)
      return send(request, response, 301, { location: canonical + url.search });
    const file = findFile(publicDir, url.pathname);
    if (file !== undefined)
      return send(request, response, 200, await headersOf(url.pathname), file);
    let match = await matchRedirect(url, request);
    // A rewrite to an address without a file: the rules are applied again to that address.
    if (match?.statusCode === 200 && findFile(publicDir, match.target.pathname) === undefined)
      match = await matchRedirect(match.target, request);
    if (match?.redirect)
      return send(request, response, match.statusCode, { location: locationOf(match.target, url) });
    const target = match && findFile(publicDir, match.target.pathname);
    if (match && target)
      return send(request, response, match.statusCode, await headersOf(url.pathname), target);
    // Sent with the headers of the error page, so that a missing file is not cached as immutable.
    const headers = await headersOf('/404.html');
    return send(request, response, 404, headers, path.join(publicDir, '404.html'));
  }

  function canonicalPath(pathname: string): string {
    const isPage = !pathname.endsWith('/') && findFile(publicDir, `${pathname}/`) !== undefined;
    const slashed = isPage ? `${pathname}/` : pathname;
    return lowerCase && slashed.endsWith('/') ? slashed.toLowerCase() : slashed;
  }

  async function matchRedirect(url: URL, request: IncomingMessage) {
    try {
      return await redirects.match(
        new Request(url, { headers: { cookie: request.headers.cookie ?? '' } }),
      );
    } catch {
      // A path that cannot be percent-decoded is matched literally, so that the error page is in
      // its language.
      return redirects.match(new Request(new URL(url.pathname.replace(/%/g, '%25'), url)));
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  return listen(server, port, isFramed ? '127.0.0.1' : undefined);
}

/** Returns a path's headers by a `_headers` file, which is read again after another build. */
function headersIn(file: string): (pathname: string) => Promise<Record<string, string>> {
  let rules: HeaderRule[] = [];
  let readAt = Number.NaN;
  return async (pathname) => {
    const { mtimeMs } = statSync(file);
    if (mtimeMs !== readAt) {
      ({ headers: rules } = (await parseAllHeaders({
        headersFiles: [file],
        minimal: false,
        configHeaders: [],
        netlifyConfigPath: undefined,
      })) as { headers: HeaderRule[] });
      readAt = mtimeMs;
    }
    const matching = rules.filter(({ forRegExp }) => forRegExp.test(pathname));
    return Object.assign({}, ...matching.map(({ values }) => values));
  };
}

/** Concatenated as text: resolved against a base, `//tickets/` would be a host. */
function absolute({ url = '/', headers }: IncomingMessage): string {
  return url.startsWith('/') ? `http://${headers.host ?? 'localhost'}${url}` : url;
}

function findFile(publicDir: string, pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  // The host reads these files but does not serve them.
  if (/^\/_(headers|redirects)$/.test(decoded)) return undefined;
  const file = path.join(publicDir, decoded.endsWith('/') ? `${decoded}index.html` : decoded);
  if (!file.startsWith(publicDir + path.sep) || decoded.includes('\0')) return undefined;
  return isFile(file) ? file : undefined;
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false; // `stat` also throws if a parent of the path is a file.
  }
}

function locationOf(target: URL, from: URL): string {
  return target.origin === from.origin
    ? target.pathname + target.search + target.hash
    : target.href;
}

const compressible = /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/svg)/;

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  file?: string,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
  if (file === undefined) return void response.end();
  // Kept open from here on, because the next deploy can rename the file at any moment.
  const handle = openSync(file, 'r');
  const { size, mtimeMs } = fstatSync(handle);
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  const type = contentType(path.extname(file)) || 'application/octet-stream';
  response.setHeader('content-type', type);
  response.setHeader('etag', etag);
  response.setHeader('vary', 'accept-encoding');
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.statusCode = 304;
    closeSync(handle);
    return void response.end();
  }
  const encoding = compressible.test(type) ? acceptedEncoding(request) : undefined;
  if (encoding === undefined) response.setHeader('content-length', size);
  else response.setHeader('content-encoding', encoding);
  if (request.method === 'HEAD') {
    closeSync(handle);
    return void response.end();
  }
  if (encoding === undefined) {
    // Reading also stops when the visitor leaves.
    return void pipeline(createReadStream(file, { fd: handle }), response, () => undefined);
  }
  const key = `${file} ${etag} ${encoding}`;
  const packed = packedFiles.get(key) ?? pack(readFileSync(handle), encoding);
  packedFiles.set(key, packed);
  closeSync(handle);
  response.end(packed);
}

/** A cache of compressed files: compressing a page's scripts takes longer than reading them. */
const packedFiles = new Map<string, Buffer>();

function pack(file: Buffer, encoding: 'br' | 'gzip'): Buffer {
  if (encoding === 'gzip') return gzipSync(file);
  return brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

function acceptedEncoding(request: IncomingMessage): 'br' | 'gzip' | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}
