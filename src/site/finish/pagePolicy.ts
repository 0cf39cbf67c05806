import { createHash } from 'node:crypto';
import type { configuredServices } from '../content/outsideServices';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Hashes of a page's inline scripts and styles. */
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
    // A tag inside the previous element is text, for example in a script's string.
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

/** Finds the end of a raw-text element: its first closing tag, or the end of the page. */
function closingOf(kind: string, html: string, start: number): number {
  const closing = new RegExp(`</${kind}`, 'gi');
  closing.lastIndex = start;
  return closing.exec(html)?.index ?? html.length;
}

/** Sources that the pages of a site can use in addition to their own inline parts. */
export type Allowances = {
  /** Origins of configured services, whose scripts, pictures and frames pages may load. */
  services?: readonly string[];
  /** Origins to which the app may send leads. */
  leads?: readonly string[];
  slides?: SlideOrigins;
  /** Origins to which a form may lead. */
  targets?: readonly string[];
  /** Styles that the app adds to any page. */
  styles?: readonly string[];
};

/**
 * Returns a page's Content-Security-Policy: only the site's own files, the page's inline parts and
 * what is allowed on all pages; never `unsafe-inline`. What it does not name is forbidden, except
 * workers, which follow `script-src`.
 */
export function securityPolicy(
  inline: InlineHashes,
  { services = [], leads = [], slides, targets = [], styles = [] }: Allowances,
): string {
  const frames = [...services, ...(slides?.frames ?? [])];
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...[...inline.scripts].sort(), ...services],
    ['style-src', "'self'", ...[...inline.styles, ...styles.map(hashOf)].sort()],
    ['img-src', "'self'", 'data:', ...services, ...(slides?.pictures ?? [])],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...services, ...leads],
    ['media-src', "'self'", ...(slides?.media ?? [])],
    ['manifest-src', "'self'"],
    ...(frames.length > 0 ? [['frame-src', ...frames] as [string, ...string[]]] : []),
    ['form-action', "'self'", ...leads, ...targets],
    ['base-uri', "'none'"],
  ];
  return directives.map((directive) => [...new Set(directive)].join(' ')).join('; ');
}

const ownPolicy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Puts a page's policy into its HTML, replacing an earlier policy, and before every element that it
 * governs. Throws if the page has a style or event-handler attribute, which no hash could allow.
 */
export function withPolicy(html: string, allowed: Allowances): string {
  const inline: InlineHashes = { scripts: new Set(), styles: new Set() };
  const attribute = collectInline(html, inline);
  if (attribute !== undefined)
    throw new Error(`It has an attribute that its Content-Security-Policy refuses: ${attribute}`);
  const policy = securityPolicy(inline, allowed);
  return html
    .replace(ownPolicy, '')
    .replace(
      '<meta charSet="utf-8"/>',
      `$&<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    );
}

/** Returns a text's hash in the form that a Content-Security-Policy uses. */
function hashOf(text: string): string {
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
    const matching = slides.filter(
      ({ type, src }) => types.includes(type) && /^https:\/\//i.test(src),
    );
    return [...new Set(matching.map(({ src }) => new URL(src).origin))].sort();
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

const library = 'node_modules/fslightbox-react/index.js';

/**
 * Returns the style sheet that fslightbox adds to the page when it opens (docs/decisions/010); the
 * Content-Security-Policy allows exactly this text. Throws if the library no longer contains it in
 * the expected form.
 */
export function lightboxStyle(): string {
  const text = readFileSync(path.resolve(library), 'utf8');
  const literal =
    /createElement\("style"\)\)\.className=\w+,\w+\.appendChild\(document\.createTextNode\(("(?:[^"\\]|\\.)*")\)\)/.exec(
      text,
    )?.[1];
  if (literal === undefined)
    throw new Error(
      `The style that ${library} puts into pages was not found: its policy needs another look.`,
    );
  return JSON.parse(literal) as string;
}
