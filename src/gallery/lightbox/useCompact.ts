import { useSyncExternalStore } from 'react';
import { viewportSize, watchViewport } from '../../browser/viewport';
import { compactSize } from '../constants';

/** Whether a window needs compact mode: it has little space in either direction (spec §9). */
export function isCompactSize({ width, height }: { width: number; height: number }): boolean {
  return width <= compactSize || height <= compactSize;
}

export function useCompact(): boolean {
  return useSyncExternalStore(
    watchViewport,
    () => isCompactSize(viewportSize()),
    () => false,
  );
}
