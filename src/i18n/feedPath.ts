import type { Locale } from './locales';

export type FeedOf = 'changes' | 'press' | 'news';

export const feedPath = (locale: Locale, holds: FeedOf): string => `/feeds/${locale}/${holds}.xml`;

/** Which feeds exist (decision 041): none without entries; `news` needs both of the others. */
export const feedsOf = (hasChanges: boolean, hasPress: boolean): FeedOf[] => [
  ...(hasChanges ? (['changes'] as const) : []),
  ...(hasPress ? (['press'] as const) : []),
  ...(hasChanges && hasPress ? (['news'] as const) : []),
];
