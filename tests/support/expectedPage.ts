import { decodeEntities, onOneLine, readPage } from './builtHtml';

/** What the built HTML of a path says that the page is. */
export type Expected = { lang: string; title: string; heading: string };

const known = new Map<string, Expected | undefined>();

/** The page of a path as it was built; undefined where there is none. */
export function expectedAt(path: string): Expected | undefined {
  if (!known.has(path)) known.set(path, readExpected(decodeURIComponent(path)));
  return known.get(path);
}

function readExpected(path: string): Expected | undefined {
  try {
    const html = readPage(path);
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
