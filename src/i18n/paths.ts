import { type Locale, defaultLocale, isLocale, localeCodes } from './locales';

/**
 * Splits a path of the site into its locale and the path without the locale's prefix:
 * `/en/tickets/` → `en`, `/tickets/`. The default locale has no prefix (spec §2).
 */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [, first = '', rest] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? [];
  if (isLocale(first) && first !== defaultLocale) return { locale: first, path: rest ?? '/' };
  return { locale: defaultLocale, path };
}

/** Adds the trailing slash of a canonical path (spec §2, routing behaviour). */
function withTrailingSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/** A page's path in `locale`, whichever locale `path` is in. Paths only: no query, no hash. */
export function localizedPath(path: string, locale: Locale): string {
  const bare = withTrailingSlash(splitLocale(path).path);
  return locale === defaultLocale ? bare : `/${locale}${bare}`;
}

/** Returns a page's path in every locale, in the order of `locales`. */
export function localizedPaths(path: string): { locale: Locale; path: string }[] {
  return localeCodes.map((locale) => ({ locale, path: localizedPath(path, locale) }));
}

export function manifestPath(locale: Locale): string {
  return `${localizedPath('/', locale)}manifest.webmanifest`;
}

export type FeedOf = 'changes' | 'press' | 'news';

export const feedPath = (locale: Locale, feed: FeedOf): string => `/feeds/${locale}/${feed}.xml`;

/**
 * Returns the feeds that have entries (decision 041); only these are written. The feed `news`
 * combines changes, press and recordings; it is left out if it would equal one of the other feeds.
 */
export const feedsOf = (
  hasChanges: boolean,
  hasPress: boolean,
  hasRecordings: boolean,
): FeedOf[] => [
  ...(hasChanges ? (['changes'] as const) : []),
  ...(hasPress ? (['press'] as const) : []),
  ...((hasChanges && hasPress) || hasRecordings ? (['news'] as const) : []),
];

/** Gatsby's file with the scripts of each template, which links need to prefetch a page. */
export const chunkMapPath = '/chunk-map.json';

/** Address of Gatsby's data that all pages share. */
export const appDataPath = '/page-data/app-data.json';

/**
 * Returns the address of a page's data. Gatsby stores the data of the root page under the name
 * `index`.
 */
export function pageDataPath(page: string): string {
  return `/page-data${page === '/' ? '/index/' : page}page-data.json`;
}
