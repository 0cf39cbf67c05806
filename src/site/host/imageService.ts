import { securityHeaders } from './securityHeaders';
import sharp, { type ResizeOptions } from 'sharp';
import { imageDefaults, breakpointWidths } from '../pictures/renditionWidths';

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

const fits = ['contain', 'cover', 'fill', 'inside', 'outside'] as const;
type Fit = (typeof fits)[number];

/** Conversions of a picture (spec §7); all values are valid. At most one of `w`, `h` and `s`. */
export type Modifiers = { fit?: Fit } & Partial<Record<'f' | 'w' | 'h' | 's' | 'q' | 'b', string>>;

/**
 * A request for a picture: a source and how to convert it. The source is a path on this site or an
 * https address. `address` is the canonical address of this request: see `readImageAddress`.
 */
type ImageRequest = { source: string; modifiers: Modifiers; address: string };

const densities = [1, 2];
const sides = new Set(
  breakpointWidths.flatMap((width) => densities.map((density) => String(width * density))),
);
const formats = ['webp', 'jpg', 'jpeg', 'png'];
const sizes = `one of ${[...sides]
  .map(Number)
  .sort((a, b) => a - b)
  .join(', ')}`;

/** The values that each modifier allows, and their description (spec §7, §9). */
const rules: Record<keyof Modifiers, { allows: (value: string) => boolean; description: string }> =
  {
    f: { allows: (value) => formats.includes(value), description: `one of ${formats.join(', ')}` },
    fit: {
      allows: (value) => fits.some((fit) => fit === value),
      description: `one of ${fits.join(', ')}`,
    },
    w: { allows: (value) => sides.has(value), description: sizes },
    h: { allows: (value) => sides.has(value), description: sizes },
    s: {
      allows: (value) =>
        /^\d+x\d+$/.test(value) && value.split('x').every((side) => sides.has(side)),
      description: `WIDTHxHEIGHT, each ${sizes}`,
    },
    q: {
      allows: (value) => /^[1-9]\d?$|^100$/.test(value),
      description: 'a whole number from 1 to 100',
    },
    b: {
      allows: (value) => /^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value),
      description: 'a colour as fff, ffffff or ffffffff',
    },
  };

/**
 * Parses `/_ipx/<modifiers>/<source>`, for example `/_ipx/w_640,f_webp/static/x.jpg` or
 * `/_ipx/_/https://host/x.jpg` (spec §7). Allowed sources are this site's own files and https
 * pictures on `hosts`; allowed sizes are the breakpoints and their doubles. Returns a plain
 * sentence if the address asks for anything else.
 *
 * The same request can be written in countless ways. `address` is its canonical address: without a
 * colour that would be invisible, without a query, in normalized encoding. It equals `pathname` if
 * `pathname` is canonical.
 */
export function readImageAddress(
  pathname: string,
  hosts: readonly string[],
): ImageRequest | { fault: string } {
  const [, list = '', rest = ''] = /^\/_ipx\/([^/]*)\/(.+)$/.exec(pathname) ?? [];
  if (list === '' || rest === '')
    return { fault: 'The address must be /_ipx/MODIFIERS/SOURCE, with _ for no modifiers.' };
  const modifiers: Partial<Record<keyof Modifiers, string>> = {};
  const parts = list === '_' ? [] : decoded(list).split(/[,&]/);
  for (const part of parts) {
    const [, name = '', value = ''] = /^([a-z]+)[_=:](.+)$/.exec(part) ?? [];
    if (!isModifier(name))
      return { fault: `"${part}" is no modifier: choose of ${Object.keys(rules).join(', ')}.` };
    if (name in modifiers) return { fault: `"${name}" is given twice.` };
    if (!rules[name].allows(value))
      return { fault: `"${name}" must be ${rules[name].description}.` };
    modifiers[name] = value;
  }
  if ('s' in modifiers && ('w' in modifiers || 'h' in modifiers))
    return { fault: '"s" says both sides: leave out "w" and "h".' };
  const source = sourceOf(decoded(rest), hosts);
  // Nested requests are refused, because one address could start many conversions.
  if (source !== undefined && /\/_ipx(\/|$)/i.test(decoded(source)))
    return { fault: 'The source must be a picture itself, not an address of /_ipx/.' };
  if (source === undefined)
    return {
      fault: `The source must be a file of this site or a picture by https on ${hosts.join(' or ')}.`,
    };
  const boxed = inOneBox(modifiers as Modifiers);
  const { b, ...others } = boxed;
  if (b === undefined || (boxed.s !== undefined && boxed.fit === 'contain'))
    return { source, modifiers: boxed, address: addressOf(decoded(list), source, pathname) };
  const seen = parts.filter((part) => !/^b[_=:]/.test(part)).join(',') || '_';
  return { source, modifiers: others, address: addressOf(seen, source, pathname) };
}

const isModifier = (name: string): name is keyof Modifiers => Object.hasOwn(rules, name);

function inOneBox({ w, h, ...others }: Modifiers): Modifiers {
  if (w !== undefined && h !== undefined) return { ...others, s: `${w}x${h}` };
  return { ...others, ...(w !== undefined && { w }), ...(h !== undefined && { h }) };
}

function addressOf(list: string, source: string, pathname: string): string {
  const address = `/_ipx/${list}/${source.startsWith('/') ? encodeURI(source.slice(1)) : source}`;
  // Hosts can merge the slashes after https: into one, also in a redirect's target.
  return pathname === address.replace('/https://', '/https:/') ? pathname : address;
}

function sourceOf(text: string, hosts: readonly string[]): string | undefined {
  if (/[\\\u0000-\u001f\u007f]/.test(text)) return undefined;
  // Proxies and hosts can merge two slashes into one.
  const outside = /^https?:\/{1,2}(?!\/)(.*)$/i.exec(text);
  if (outside === null) {
    const own = `/${text}`;
    // An address that is not a plain path (`//host`, `..`) resolves to another address.
    return URL.canParse(own, 'https://own') &&
      decoded(new URL(own, 'https://own').pathname) === own.replace(/[?#].*$/, '') &&
      !own.startsWith('//')
      ? own.replace(/[?#].*$/, '')
      : undefined;
  }
  if (!/^https:/i.test(text)) return undefined;
  const address = `https://${outside[1] ?? ''}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, port, username, password, origin, pathname } = new URL(address);
  return hosts.includes(hostname) && port === '' && username === '' && password === ''
    ? origin + pathname
    : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
