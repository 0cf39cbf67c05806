import type { Locale } from './locales';

/** What a feed tells of. */
export type FeedOf = 'changes' | 'press' | 'news';

/** A feed (Atom) of a locale. */
export const feedPath = (locale: Locale, holds: FeedOf): string => `/feeds/${locale}/${holds}.xml`;
