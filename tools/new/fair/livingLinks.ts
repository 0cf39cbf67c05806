import { newestLists } from '../../../src/lib/oneHop';

/**
 * What pages and menus may lead to: the site's Russian paths, but no address that has gone: an
 * anchor, another site.
 */
export type Living = { pages: ReadonlySet<string>; gone: ReadonlySet<string> };

/**
 * Where a link leads once records are gone: its own page, else the list or page above it, else
 * nowhere. Words that name the year of a list mean that year's, and no other will do.
 */
export function livingAddress(
  to: string,
  words: string,
  { pages, gone }: Living,
): string | undefined {
  if (gone.has(to)) return undefined;
  if (!to.startsWith('/')) return to;
  const [path = ''] = to.split(/[?#]/);
  if (pages.has(path)) return to;
  // A file, such as a calendar.
  if (/\.\w{2,5}$/.test(path)) return to;
  const [, above = '', year = ''] = /^(\/[^/]+\/)(\d{4})\//.exec(path) ?? [];
  if (above === '' || words.includes(year)) return undefined;
  return pages.has(above) ? above : newestLists(pages).get(above);
}

/** A text with its links mended; those that lead nowhere any more leave their words. */
export function mendTextLinks(text: string, living: Living): string {
  return text.replace(/\[([^\]]*)\]\(([^)\s]*)\)/g, (_, words: string, to: string) => {
    const address = livingAddress(to, words, living);
    return address === undefined ? words : `[${words}](${address})`;
  });
}
