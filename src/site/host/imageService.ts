import { readImageAddress, type Modifiers } from './imageAddress';
import { securityHeaders } from './securityHeaders';
import sharp from 'sharp';
import type { ResizeOptions } from 'sharp';
import { imageDefaults } from '../pictures/renditionWidths';

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

/** Maximum number of pixels of the output, whatever size an address requests. */
export const maxPixels = 16e6;
const maxSourcePixels = 40e6;

/** A source that cannot be converted; `message` is sent to the client. */
export class ImageRefusal extends Error {
  constructor(
    readonly status: 400 | 503,
    message: string,
  ) {
    super(message);
  }
}

// Formats are detected by content: sharp recognizes an SVG under any name, and would draw it at any
// size.
const sourceFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
type Format = 'jpeg' | 'png' | 'webp';

/**
 * Converts `source` according to the modifiers (spec §7): never larger than its source, at most 16
 * Mpx, at quality 95 by default (spec §9); PNG is lossless. Throws an ImageRefusal if the source is
 * not a bitmap, is too large, or takes longer than `timeoutSeconds`.
 */
export async function renderImage(
  source: ArrayBuffer,
  modifiers: Modifiers,
  timeoutSeconds: number,
): Promise<{ bytes: Buffer; format: Format }> {
  // sharp gets no limit, because pixels are counted here, so that the response can name the limit.
  const picture = sharp(source, { failOn: 'error', limitInputPixels: false });
  const { format, autoOrient: size } = await picture.metadata();
  if (!sourceFormats.has(format))
    throw new ImageRefusal(400, 'The source must be a picture of pixels.');
  if (size.width * size.height > maxSourcePixels)
    throw new ImageRefusal(400, 'The source has more than 40 million pixels.');
  const made = formatOf(modifiers.f ?? format);
  const quality = Number(modifiers.q ?? imageDefaults.quality);
  const options = { jpeg: { quality, progressive: true }, png: {}, webp: { quality } };
  try {
    const bytes = await picture
      .autoOrient()
      .resize(resizeOptions(size, modifiers))
      .timeout({ seconds: timeoutSeconds })
      .toFormat(made, options[made])
      .toBuffer();
    return { bytes, format: made };
  } catch (error) {
    if (!(error as Error).message.startsWith('timeout')) throw error;
    throw new ImageRefusal(503, 'The picture takes too long: ask for a smaller one.');
  }
}

/** Returns the output format; GIF and AVIF are only formats of sources (spec §9). */
function formatOf(name: string): Format {
  if (name === 'jpg' || name === 'jpeg') return 'jpeg';
  return name === 'png' ? 'png' : 'webp';
}

type Size = { width: number; height: number };

/** Returns how to resize a source: to no more pixels than it has, and no more than 16 Mpx. */
export function resizeOptions(source: Size, modifiers: Modifiers): ResizeOptions {
  const { size, fit } = boxOf(source, modifiers);
  const pixels = size.width * size.height;
  const scale = Math.sqrt(Math.min(1, maxPixels / pixels));
  const rounded = (side: number) =>
    Math.max(1, scale < 1 ? Math.floor(side * scale) : Math.round(side));
  const background = modifiers.b === undefined ? {} : { background: `#${modifiers.b}` };
  return { width: rounded(size.width), height: rounded(size.height), fit, ...background };
}

/**
 * Returns the requested size, in fractional px, with fit `fill` if that size already has the
 * source's ratio.
 */
function boxOf(source: Size, { w, h, s, fit = 'cover' }: Modifiers) {
  const scaled = (by: number) => ({
    size: { width: source.width * by, height: source.height * by },
    fit: 'fill' as const,
  });
  if (s === undefined)
    return scaled(
      Math.min(
        1,
        w === undefined ? 1 : Number(w) / source.width,
        h === undefined ? 1 : Number(h) / source.height,
      ),
    );
  const [width = 0, height = 0] = s.split('x').map(Number);
  const shrink = Math.min(1, source.width / width, source.height / height);
  const box = { width: width * shrink, height: height * shrink };
  const ratios = [box.width / source.width, box.height / source.height];
  if (fit === 'inside') return scaled(Math.min(...ratios));
  if (fit === 'outside') return scaled(Math.max(...ratios));
  return { size: box, fit };
}
