import { useSyncExternalStore } from 'react';
import type { Star, StarKey } from '../../domain/myFair/stars';
import { onStars, stars } from '../../services/stars/stars';

const none: readonly Star[] = [];
const nothingStarred = () => none;
const isNotStarred = () => false;

/** The visitor's stars; none in static HTML and in the first render, which must match it. */
export function useStars(): readonly Star[] {
  return useSyncExternalStore(onStars, stars, nothingStarred);
}

/** Whether one thing is starred. Only what changes renders again, so a long list may ask often. */
export function useIsStarred(key: StarKey): boolean {
  return useSyncExternalStore(
    onStars,
    () => stars().some((star) => star.key === key),
    isNotStarred,
  );
}
