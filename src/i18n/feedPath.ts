import type { Locale } from './locales';

/** What a feed tells of. */
export type FeedOf = 'changes' | 'press' | 'news';

/** A feed (Atom) of a locale. */
export const feedPath = (locale: Locale, holds: FeedOf): string => `/feeds/${locale}/${holds}.xml`;

/** The feeds there are (decision 041): one without entries is not written; news are of both. */
export const feedsOf = (hasChanges: boolean, hasPress: boolean): FeedOf[] => [
  ...(hasChanges ? (['changes'] as const) : []),
  ...(hasPress ? (['press'] as const) : []),
  ...(hasChanges && hasPress ? (['news'] as const) : []),
];
