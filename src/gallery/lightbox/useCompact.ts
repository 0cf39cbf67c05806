import { useSyncExternalStore } from 'react';
import { viewportSize, watchViewport } from '../../browser/viewport';
import { compactSize } from '../constants';

/** Compact mode applies if there is little room in either direction (spec §9). */
export function isCompactSize({ width, height }: { width: number; height: number }): boolean {
  return width <= compactSize || height <= compactSize;
}

/** Whether the window's present size asks for compact mode. */
export function useCompact(): boolean {
  return useSyncExternalStore(
    watchViewport,
    () => isCompactSize(viewportSize()),
    () => false,
  );
}
