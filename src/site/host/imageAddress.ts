import { breakpointWidths } from '../pictures/renditionWidths';

const fits = ['contain', 'cover', 'fill', 'inside', 'outside'] as const;
type Fit = (typeof fits)[number];

/** Conversions of a picture (spec §7); all values are valid. At most one of `w`, `h` and `s`. */
export type Modifiers = { fit?: Fit } & Partial<Record<'f' | 'w' | 'h' | 's' | 'q' | 'b', string>>;

/**
 * A request for a picture: a source and how to convert it. The source is a path on this site or an
 * https address. `address` is the canonical address of this request: see `readImageAddress`.
 */
export type ImageRequest = { source: string; modifiers: Modifiers; address: string };

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
