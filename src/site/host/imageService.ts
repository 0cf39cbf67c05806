import { readImageAddress } from './imageAddress';
import { ImageRefusal, renderImage } from './imageRendition';
import { securityHeaders } from './securityHeaders';

type Options = {
  /** Hosts whose pictures can be requested: the product's own domains. */
  hosts: readonly string[];
  readOwn: (path: string) => Promise<ArrayBuffer | undefined>;
  /** Fetches pictures from the hosts; tests pass another function. */
  request?: typeof fetch;
  /** Time limit for converting a picture, not counting its download, s. */
  timeoutSeconds?: number;
};

const maxSourceBytes = 25e6;
const fetchTimeoutMs = 10_000;
// In seconds. A file in /static/ has a hash in its path; other files can change with the next
// build.
const year = 31_536_000;
const day = 86_400;
// The response is a picture or a sentence, so nothing in it may run or be framed.
const security = securityHeaders(
  "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
);

/**
 * Handles `/_ipx/…`: converts a picture to the requested format and size (spec §7). Responds with a
 * sentence and 400 for a forbidden address or source, 404 for a source that does not exist or is
 * not a picture, 503 for a picture that takes too long; with 301 if the same picture has another
 * canonical address. Pictures of unchanging files are cached forever.
 */
export function createImageService({
  hosts,
  readOwn,
  request = fetch,
  timeoutSeconds = 20,
}: Options): (incoming: Request) => Promise<Response> {
  return async (incoming) => {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD')
      return plain(405, 'Pictures can only be read.');
    const { pathname, search } = new URL(incoming.url);
    const requested = readImageAddress(pathname, hosts);
    if ('fault' in requested) return plain(400, requested.fault);
    const { source, modifiers, address } = requested;
    if (address !== pathname || search !== '') return moved(address);
    const isOwn = source.startsWith('/');
    try {
      const read = isOwn ? await readOwn(source) : await fetchPicture(source, request);
      if (read === undefined) return plain(404, 'There is no such picture.');
      const { bytes, format } = await renderImage(read, modifiers, timeoutSeconds);
      const headers = {
        ...security,
        'content-type': `image/${format}`,
        'cache-control': source.startsWith('/static/')
          ? `public, max-age=${year}, immutable`
          : `public, max-age=${day}`,
      };
      return new Response(incoming.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
    } catch (error) {
      if (error instanceof ImageRefusal) return plain(error.status, error.message);
      return plain(404, 'There is no such picture.');
    }
  };
}

async function fetchPicture(
  address: string,
  request: typeof fetch,
): Promise<ArrayBuffer | undefined> {
  // A redirect could lead to a forbidden address.
  const answer = await request(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(fetchTimeoutMs),
  });
  if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > maxSourceBytes)
    return undefined;
  const bytes = await answer.arrayBuffer();
  return bytes.byteLength > maxSourceBytes ? undefined : bytes;
}

function moved(address: string): Response {
  const headers = { ...security, location: address, 'cache-control': `public, max-age=${day}` };
  return new Response(null, { status: 301, headers });
}

/** Cached briefly: a wrong address, as in a mailing, is requested again and again. */
function plain(status: 400 | 404 | 405 | 503, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...security,
      'content-type': 'text/plain; charset=utf-8',
      // A missing picture can appear with the next build.
      'cache-control': `public, max-age=${status === 404 ? 60 : 300}`,
    },
  });
}
