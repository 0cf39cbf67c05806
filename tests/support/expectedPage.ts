import { decodeEntities, onOneLine, readPage } from './builtHtml';
import { siteFolder } from './siteFolder';

/** What the built HTML of a path says that the page is. */
export type Expected = { lang: string; title: string; heading: string };

const known = new Map<string, Expected | undefined>();

/** The page of a path as it was built; undefined where there is none. */
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
