import { useSyncExternalStore } from 'react';
import type { Star } from './model/stars';
import { onStars, stars } from './browser/stars';

const none: readonly Star[] = [];
const nothingStarred = () => none;

/** The visitor's stars; empty in static HTML and in the first render, which must match it. */
export function useStars(): readonly Star[] {
  return useSyncExternalStore(onStars, stars, nothingStarred);
}
