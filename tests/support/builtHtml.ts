import { readFileSync, readdirSync } from 'node:fs';
import { siteFolder } from './siteFolder';

/**
 * Every HTML file of a built site as a path, `/en/tickets/` or `/404.html`; without those of
 * page-data, and the copies of `/404.html` in folders of open data.
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

/** Whether a file stands alone, without menu, scripts and fonts: the pocket fair (decision 044). */
export const standsAlone = (path: string): boolean => path.startsWith('/pocket/');

const read = new Map<string, string>();

/** The HTML of a page as built. Each file is read once. */
export function readPage(path: string, folder = siteFolder): string {
  const file = fileOf(path, folder);
  const html = read.get(file) ?? readFileSync(file, 'utf8');
  read.set(file, html);
  return html;
}

/** Where the file of a path of the site lies. */
export function fileOf(path: string, folder = siteFolder): string {
  return `${folder}${path.endsWith('/') ? `${path}index.html` : path}`;
}

/** What the first group of a pattern matches, everywhere. */
export function allGroups(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** HTML without what stands in templates: no part of the page before the app takes it out. */
export function withoutTemplates(html: string): string {
  return html.replace(/<template[\s\S]*?<\/template>/g, '');
}

/** What a page says about itself under a name, as `og:title`; undefined where it says nothing. */
export function metaOf(html: string, name: string): string | undefined {
  const found = new RegExp(`<meta[^>]*(?:property|name)="${name}"[^>]*content="([^"]*)"`).exec(
    html,
  );
  return found?.[1] === undefined ? undefined : decodeEntities(found[1]);
}

/** Whether a page asks search engines to leave it out. */
export function isHidden(path: string, folder = siteFolder): boolean {
  return metaOf(readPage(path, folder), 'robots') === 'noindex';
}

/** Values of an attribute as browsers read them. */
export function attributeValues(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'gi'))].map((match) =>
    decodeEntities(match[1] ?? ''),
  );
}

/** The words a page shows, closed parts included, in one line. */
export function shownText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const text = body
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ');
  return onOneLine(decodeEntities(text));
}

/** Text with every run of blanks as one, soft hyphens left out. */
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

/** What entities of HTML stand for. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, code: string) => {
    if (code.startsWith('#x')) return String.fromCodePoint(parseInt(code.slice(2), 16));
    if (code.startsWith('#')) return String.fromCodePoint(Number(code.slice(1)));
    return named[code] ?? whole;
  });
}
