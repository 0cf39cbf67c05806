import { readFileSync, readdirSync } from 'node:fs';
import { siteFolder } from './siteFolder';

/**
 * Returns every HTML file of a built site as a path, `/en/tickets/` or `/404.html`, without those
 * of page-data and the copies of `/404.html` in folders of open data.
 */
export function builtFiles(folder = siteFolder): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.html') &&
        !/^page-data\/|^(calendar|data|feeds|schedule)\/404\.html$/.test(file),
    )
    .map((file) => `/${file}`.replace(/\/index\.html$/, '/'))
    .sort();
}

/** Whether a file is self-contained, without menu and scripts: the pocket fair (decision 044). */
export const standsAlone = (path: string): boolean => path.startsWith('/pocket/');

const read = new Map<string, string>();

/** Returns the HTML of a built page; reads each file once. */
export function readPage(path: string, folder = siteFolder): string {
  const file = fileOf(path, folder);
  const html = read.get(file) ?? readFileSync(file, 'utf8');
  read.set(file, html);
  return html;
}

export function fileOf(path: string, folder = siteFolder): string {
  return `${folder}${path.endsWith('/') ? `${path}index.html` : path}`;
}

/** Returns the first group of every match of a pattern. */
export function allGroups(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** Strips templates from HTML: they are not part of the page until the app takes them out. */
export function withoutTemplates(html: string): string {
  return html.replace(/<template[\s\S]*?<\/template>/g, '');
}

/** Returns the content of a page's meta tag, such as `og:title`; undefined if there is none. */
export function metaOf(html: string, name: string): string | undefined {
  const found = new RegExp(`<meta[^>]*(?:property|name)="${name}"[^>]*content="([^"]*)"`).exec(
    html,
  );
  return found?.[1] === undefined ? undefined : decodeEntities(found[1]);
}

export function isHidden(path: string, folder = siteFolder): boolean {
  return metaOf(readPage(path, folder), 'robots') === 'noindex';
}

/** Returns the decoded values of an attribute, or of all whose names match a pattern. */
export function attributeValues(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'gi'))].map((match) =>
    decodeEntities(match[1] ?? ''),
  );
}

/** Returns the text of a page in one line, including folded parts. */
export function shownText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const text = body
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ');
  return onOneLine(decodeEntities(text));
}

/** Collapses whitespace and removes soft hyphens. */
export function onOneLine(text: string): string {
  return text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

export function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, code: string) => {
    if (code.startsWith('#x')) return String.fromCodePoint(parseInt(code.slice(2), 16));
    if (code.startsWith('#')) return String.fromCodePoint(Number(code.slice(1)));
    return named[code] ?? whole;
  });
}
