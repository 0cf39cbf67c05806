import { createIPX, type IPXStorage } from 'ipx';
import { imageDefaults } from '../pictures/imageDefaults';
import { readImageAddress, type ImageRequest } from './imageAddress';
import { securityHeaders } from './securityPolicy';

type Options = {
  /** Hosts whose pictures may be requested: the product's own domains. */
  hosts: readonly string[];
  /** Reads a file of this site by its path; `undefined` if it does not exist. */
  readOwn: (path: string) => Promise<ArrayBuffer | undefined>;
  /** Fetches pictures from the hosts; tests pass their own. */
  request?: typeof fetch;
};

const largestSource = 25e6;
const largestPicture = 40e6;
const patience = 10_000;
const year = 31_536_000;
// The answer is a picture or a sentence, so nothing in it may run or be framed.
const security = securityHeaders(
  "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
);

/**
 * Answers `/_ipx/…`: a picture converted to the requested format and size (spec §7). Answers 400
 * with a sentence for an address that is not allowed, 404 for a source that does not exist or is
 * not a picture. Answers never change and are cached for ever.
 */
export function createImageService({
  hosts,
  readOwn,
  request = fetch,
}: Options): (asked: Request) => Promise<Response> {
  const storage = (read: (id: string) => Promise<ArrayBuffer | undefined>): IPXStorage => ({
    name: 'fair',
    getMeta: () => ({}),
    getData: read,
  });
  const ipx = createIPX({
    storage: storage(readOwn),
    httpStorage: storage((address) => fetchPicture(address, request)),
    sharpOptions: { limitInputPixels: largestPicture, failOn: 'error' },
  });
  return async (asked) => {
    if (asked.method !== 'GET' && asked.method !== 'HEAD')
      return plain(405, 'Pictures can only be read.');
    const wanted = readImageAddress(new URL(asked.url).pathname, hosts);
    if ('fault' in wanted) return plain(400, wanted.fault);
    try {
      const { data, format } = await ipx(wanted.source, withQuality(wanted)).process();
      if (format === undefined || format.includes('svg'))
        return plain(400, 'The source must be a picture of pixels.');
      const headers = {
        ...security,
        'content-type': `image/${format === 'jpg' ? 'jpeg' : format}`,
        'cache-control': `public, max-age=${year}, immutable`,
      };
      return new Response(asked.method === 'HEAD' ? null : bodyOf(data), { headers });
    } catch {
      return plain(404, 'There is no such picture.');
    }
  };
}

/**
 * Adds the site's default quality if none is requested (spec §9), except for PNG, where a quality
 * would reduce the colours.
 */
function withQuality({ source, modifiers }: ImageRequest): Record<string, string> {
  const isPng =
    modifiers['f'] === 'png' ||
    (modifiers['f'] === undefined && /\.png$/i.test(new URL(source, 'https://own').pathname));
  return isPng ? modifiers : { q: String(imageDefaults.quality), ...modifiers };
}

function bodyOf(data: Buffer | string): string | ArrayBuffer {
  return typeof data === 'string' ? data : new Uint8Array(data).buffer;
}

async function fetchPicture(
  address: string,
  request: typeof fetch,
): Promise<ArrayBuffer | undefined> {
  // A redirect could lead to an address that is not allowed.
  const answer = await request(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > largestSource)
    return undefined;
  const bytes = await answer.arrayBuffer();
  return bytes.byteLength > largestSource ? undefined : bytes;
}

function plain(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...security,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    },
  });
}
