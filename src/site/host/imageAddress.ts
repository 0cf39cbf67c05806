import { breakpointWidths } from '../pictures/imageDefaults';

/**
 * A request for a picture: what ipx should do with which source. The source is a path on this site
 * or an https address.
 */
export type ImageRequest = { source: string; modifiers: Record<string, string> };

const densities = [1, 2];
const sides = new Set(
  breakpointWidths.flatMap((width) => densities.map((density) => String(width * density))),
);
const fits = ['contain', 'cover', 'fill', 'inside', 'outside'];
const formats = ['webp', 'jpg', 'jpeg', 'png'];
const sizes = `one of ${[...sides]
  .map(Number)
  .sort((a, b) => a - b)
  .join(', ')}`;

/** The values each modifier may have, and how to describe them (spec §7, §9). */
const rules: Record<string, { allows: (value: string) => boolean; says: string }> = {
  f: { allows: (value) => formats.includes(value), says: `one of ${formats.join(', ')}` },
  fit: { allows: (value) => fits.includes(value), says: `one of ${fits.join(', ')}` },
  w: { allows: (value) => sides.has(value), says: sizes },
  h: { allows: (value) => sides.has(value), says: sizes },
  s: {
    allows: (value) => /^\d+x\d+$/.test(value) && value.split('x').every((side) => sides.has(side)),
    says: `WIDTHxHEIGHT, each ${sizes}`,
  },
  q: { allows: (value) => /^[1-9]\d?$|^100$/.test(value), says: 'a whole number from 1 to 100' },
  b: {
    allows: (value) => /^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value),
    says: 'a colour as fff, ffffff or ffffffff',
  },
};

/**
 * Parses `/_ipx/<modifiers>/<source>`, for example `/_ipx/w_640,f_webp/static/x.jpg` or
 * `/_ipx/_/https://host/x.jpg` (spec §7). Allowed sources are this site's own files and https
 * pictures on `hosts`; allowed sizes are the breakpoints and their doubles. Returns a plain
 * sentence if the address asks for anything else.
 */
export function readImageAddress(
  pathname: string,
  hosts: readonly string[],
): ImageRequest | { fault: string } {
  const [, list = '', rest = ''] = /^\/_ipx\/([^/]*)\/(.+)$/.exec(pathname) ?? [];
  if (list === '' || rest === '')
    return { fault: 'The address must be /_ipx/MODIFIERS/SOURCE, with _ for no modifiers.' };
  const modifiers: Record<string, string> = {};
  for (const part of list === '_' ? [] : decoded(list).split(/[,&]/)) {
    const [, name = '', value = ''] = /^([a-z]+)[_=:](.+)$/.exec(part) ?? [];
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule === undefined)
      return { fault: `"${part}" is no modifier: choose of ${Object.keys(rules).join(', ')}.` };
    if (name in modifiers) return { fault: `"${name}" is given twice.` };
    if (!rule.allows(value)) return { fault: `"${name}" must be ${rule.says}.` };
    modifiers[name] = value;
  }
  if ('s' in modifiers && ('w' in modifiers || 'h' in modifiers))
    return { fault: '"s" says both sides: leave out "w" and "h".' };
  const source = sourceOf(decoded(rest), hosts);
  // Nested requests are refused: one address could make the function work many times over.
  if (source !== undefined && /\/_ipx(\/|$)/i.test(decoded(source)))
    return { fault: 'The source must be a picture itself, not an address of /_ipx/.' };
  return source === undefined
    ? {
        fault: `The source must be a file of this site or a picture by https on ${hosts.join(' or ')}.`,
      }
    : { source, modifiers: asIpxReads(modifiers) };
}

/**
 * Of `w` and `h` together ipx takes the last and forgets `fit`, so both are one size; a colour with
 * its transparency it reads only after `#`.
 */
function asIpxReads({ w, h, b, ...others }: ImageRequest['modifiers']): ImageRequest['modifiers'] {
  const colour = b !== undefined && { b: b.length === 8 ? `#${b}` : b };
  if (w !== undefined && h !== undefined) return { ...others, ...colour, s: `${w}x${h}` };
  return { ...others, ...colour, ...(w !== undefined && { w }), ...(h !== undefined && { h }) };
}

function sourceOf(text: string, hosts: readonly string[]): string | undefined {
  if (/[\\\u0000-\u001f\u007f]/.test(text)) return undefined;
  // Proxies and hosts may merge two slashes into one.
  const outside = /^https?:\/{1,2}(?!\/)(.*)$/i.exec(text);
  if (outside === null) {
    const own = `/${text}`;
    // Anything but a plain path (`//host`, `..`) resolves to something else than itself.
    return URL.canParse(own, 'https://own') &&
      decoded(new URL(own, 'https://own').pathname) === own.replace(/[?#].*$/, '') &&
      !own.startsWith('//')
      ? own.replace(/[?#].*$/, '')
      : undefined;
  }
  if (!/^https:/i.test(text)) return undefined;
  const address = `https://${outside[1] ?? ''}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, port, username, password, href } = new URL(address);
  return hosts.includes(hostname) && port === '' && username === '' && password === ''
    ? href
    : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
