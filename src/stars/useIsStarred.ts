import { useSyncExternalStore } from 'react';
import type { StarKey } from './model/starKey';
import { isStarred, onStarsOnDemand } from './browser/starsOnDemand';

const isNotStarred = () => false;

/** Whether one thing is starred. Only what changes renders again, so a long list may ask often. */
export function useIsStarred(key: StarKey): boolean {
  return useSyncExternalStore(onStarsOnDemand, () => isStarred(key), isNotStarred);
}
