import { createHash } from 'node:crypto';
import type { configuredServices } from '../content/outsideServices';

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

/** Origins of other sites whose pages, videos and pictures appear as gallery slides. */
export type SlideOrigins = { frames: string[]; media: string[]; pictures: string[] };

type Part = { kind: string; slides?: readonly { type: string; src: string }[] | undefined };
type PageNode = { sections?: readonly Part[] | undefined };

/**
 * The origins that the Content-Security-Policy must allow for the slides on pages and for films of
 * recordings; https only.
 */
export function slideOrigins(
  pages: readonly PageNode[],
  films: readonly string[] = [],
): SlideOrigins {
  const slides = [
    ...pages.flatMap(({ sections }) => sections ?? []).flatMap((section) => section.slides ?? []),
    ...films.map((src) => ({ type: 'video', src })),
  ];
  const originsOf = (...types: string[]) => {
    const shown = slides.filter(
      ({ type, src }) => types.includes(type) && /^https:\/\//i.test(src),
    );
    return [...new Set(shown.map(({ src }) => new URL(src).origin))].sort();
  };
  return {
    frames: originsOf('iframe', 'map'),
    media: originsOf('video'),
    pictures: originsOf('image'),
  };
}

type FormNode = { redirectUrl?: string | null };

/**
 * Returns the origins to which a form may lead, in addition to the page's own host: the site's
 * domain, whatever host serves it, the sites to which the lead service redirects a plain post
 * (browsers apply `form-action` to the redirect as well), and the ticket provider's page.
 */
export function formTargets(
  domain: string,
  forms: readonly FormNode[],
  { ticketWidget }: Pick<ReturnType<typeof configuredServices>, 'ticketWidget'> = {},
): string[] {
  const full = forms.flatMap(({ redirectUrl }) =>
    redirectUrl != null && /^https:/i.test(redirectUrl) ? [new URL(redirectUrl).origin] : [],
  );
  const office =
    ticketWidget && !ticketWidget.page.startsWith('/') ? [new URL(ticketWidget.page).origin] : [];
  return [...new Set([`https://${domain}`, ...full, ...office])].sort();
}
