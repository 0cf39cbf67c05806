import { createHash } from 'node:crypto';
import type { SlideOrigins } from './slideOrigins';

/** Hashes of the few inline scripts and styles, which are the same on every page that has them. */
export type InlineHashes = { scripts: Set<string>; styles: Set<string> };

const opening = /<(script|style)\b([^>]*)>/gi;
const inertTemplate = /<template\b[\s\S]*?<\/template>/gi;
const dataBlock = /\btype="application\/(ld\+)?json"/i;
const forbiddenAttribute = /<[a-z][^>]*?\s(style|on[a-z]+)\s*=/i;

/**
 * Adds the hashes of a page's inline scripts and styles. Data blocks and the inert content of a
 * template need none. Returns the first style or event-handler attribute, which no hash could
 * allow, or undefined.
 */
export function collectInline(html: string, hashes: InlineHashes): string | undefined {
  const live = html.replace(inertTemplate, '');
  let markup = '';
  let from = 0;
  for (const { 0: tag, 1: kind = '', 2: attributes = '', index } of live.matchAll(opening)) {
    // Text inside another element that only looks like an element.
    if (index < from) continue;
    const start = index + tag.length;
    const end = closingOf(kind, live, start);
    markup += live.slice(from, start);
    from = end;
    if (dataBlock.test(attributes) || /\ssrc=/.test(attributes)) continue;
    (kind.toLowerCase() === 'script' ? hashes.scripts : hashes.styles).add(
      hashOf(live.slice(start, end)),
    );
  }
  return forbiddenAttribute.exec(markup + live.slice(from))?.[0];
}

/** Where a raw-text element ends: at its first closing tag, or at the end of the page. */
function closingOf(kind: string, html: string, start: number): number {
  const closing = new RegExp(`</${kind}`, 'gi');
  closing.lastIndex = start;
  return closing.exec(html)?.index ?? html.length;
}

/**
 * Returns the Content-Security-Policy of every path: only the site's own files, the collected
 * inline parts and the configured origins; never `unsafe-inline`. Leads may also go to
 * `leadOrigins`, slides may embed frames, videos and pictures from `slides`, and `targets` lists
 * where a plain post may be redirected.
 */
export function securityPolicy(
  { scripts, styles }: InlineHashes,
  origins: readonly string[],
  leadOrigins: readonly string[] = [],
  slides: SlideOrigins = { frames: [], media: [], pictures: [] },
  targets: readonly string[] = [],
): string {
  const frames = [...origins, ...slides.frames];
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...[...scripts].sort(), ...origins],
    ['style-src', "'self'", ...[...styles].sort()],
    ['img-src', "'self'", 'data:', ...origins, ...slides.pictures],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...origins, ...leadOrigins],
    ['media-src', "'self'", ...slides.media],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['form-action', "'self'", ...leadOrigins, ...targets],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
  ];
  return directives.map((directive) => [...new Set(directive)].join(' ')).join('; ');
}

/** Security headers for responses of functions, to which `_headers` does not apply. */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Folders of data for other apps, which pages of any other site can read, too (decision 043). */
export const openFolders = ['/calendar', '/data', '/feeds', '/schedule'] as const;

/** Paths whose responses are saved rather than displayed, with the names of the files. */
export type SavedFiles = ReadonlyMap<string, string>;

/** The contents of `_headers` (decision 008): general headers, open data, names of saved files. */
export function headersFile(policy: string, saved: SavedFiles = new Map()): string {
  const rules: [path: string, headers: Record<string, string>][] = [
    ['/*', securityHeaders(policy)],
    ...openFolders.map((folder): (typeof rules)[number] => [
      `${folder}/*`,
      { 'Access-Control-Allow-Origin': '*' },
    ]),
    ...[...saved].map(([path, name]): (typeof rules)[number] => [
      path,
      { 'Content-Disposition': `attachment; filename*=UTF-8''${encoded(name)}` },
    ]),
  ];
  return rules
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('');
}

/** Encodes a file's name by RFC 8187, with four more characters than in addresses. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Returns a text's hash in the form that a Content-Security-Policy uses. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
