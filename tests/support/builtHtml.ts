import { readFileSync, readdirSync } from 'node:fs';
import { siteFolder } from './siteFolder';

/**
 * Every HTML file of a built site as a path, `/en/tickets/` or `/404.html`; page-data's folders aside.
 */
export function builtFiles(folder = siteFolder): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('page-data/'))
    .map((file) => `/${file}`.replace(/\/index\.html$/, '/'))
    .sort();
}

/** The HTML of a page as built. */
export function readPage(path: string, folder = siteFolder): string {
  return readFileSync(`${folder}${path.endsWith('/') ? `${path}index.html` : path}`, 'utf8');
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
