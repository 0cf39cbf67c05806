import { decodeEntities, onOneLine, readPage } from './builtHtml';
import { siteFolder } from './siteFolder';

/** The page described by the built HTML of a path. */
export type Expected = { lang: string; title: string; heading: string };

const known = new Map<string, Expected | undefined>();

/** Returns the page built for a path; undefined if there is none. */
export function expectedAt(path: string, folder = siteFolder): Expected | undefined {
  const key = folder + path;
  if (!known.has(key)) known.set(key, readExpected(decodeURIComponent(path), folder));
  return known.get(key);
}

function readExpected(path: string, folder: string): Expected | undefined {
  try {
    const html = readPage(path, folder);
    const first = (pattern: RegExp) => textOf(pattern.exec(html)?.[1] ?? '');
    return {
      lang: first(/<html[^>]* lang="([^"]*)"/),
      title: first(/<title[^>]*>([^<]*)/),
      heading: first(/<h1[^>]*>([\s\S]*?)<\/h1>/),
    };
  } catch {
    return undefined;
  }
}

const textOf = (html: string) => onOneLine(decodeEntities(html.replace(/<[^>]*>/g, '')));
