import { newestLists } from '../../../src/lib/redirects';

/**
 * Valid link targets for pages and menus: the site's Russian paths, without anchors and other sites
 * that are gone, and without kinds that the programme does not have.
 */
export type Living = {
  pages: ReadonlySet<string>;
  gone: ReadonlySet<string>;
  /** The kinds of existing events. */
  kinds: ReadonlySet<string>;
};

/**
 * Returns where a link leads once records are gone: to its own page, else to the list or page above
 * it, else undefined. If the link's words name the year of a list, another year is not acceptable.
 */
export function livingAddress(
  to: string,
  words: string,
  { pages, gone, kinds }: Living,
): string | undefined {
  if (gone.has(to)) return undefined;
  if (!to.startsWith('/')) return to;
  const [path = ''] = to.split(/[?#]/);
  const [, kind] = /^\/program\/\?(?:.*&)?kind=([\w-]+)/.exec(to) ?? [];
  if (kind !== undefined && !kinds.has(kind)) return undefined;
  if (pages.has(path)) return to;
  // A file, such as a calendar.
  if (/\.\w{2,5}$/.test(path)) return to;
  const [, above = '', year = ''] = /^(\/[^/]+\/)(\d{4})\//.exec(path) ?? [];
  if (above === '' || words.includes(year)) return undefined;
  return pages.has(above) ? above : newestLists(pages).get(above);
}

/** Updates the links of a text; links without a target become plain words. */
export function mendTextLinks(text: string, living: Living): string {
  return text.replace(/\[([^\]]*)\]\(([^)\s]*)\)/g, (_, words: string, to: string) => {
    const address = livingAddress(to, words, living);
    return address === undefined ? words : `[${words}](${address})`;
  });
}
