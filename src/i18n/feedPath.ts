import type { Locale } from './locales';

export type FeedOf = 'changes' | 'press' | 'news';

export const feedPath = (locale: Locale, holds: FeedOf): string => `/feeds/${locale}/${holds}.xml`;

/**
 * Returns which feeds exist (decision 041): a feed without entries is not written; `news` needs
 * both of the others.
 */
export const feedsOf = (hasChanges: boolean, hasPress: boolean): FeedOf[] => [
  ...(hasChanges ? (['changes'] as const) : []),
  ...(hasPress ? (['press'] as const) : []),
  ...(hasChanges && hasPress ? (['news'] as const) : []),
];
