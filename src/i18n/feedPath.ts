import type { Locale } from './locales';

export type FeedOf = 'changes' | 'press' | 'news';

export const feedPath = (locale: Locale, holds: FeedOf): string => `/feeds/${locale}/${holds}.xml`;

/**
 * The feeds there are (decision 041): one without entries is not written. News are of changes,
 * press and recordings, and are written where they contain more than one of the other feeds.
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
