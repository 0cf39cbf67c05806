import { useSyncExternalStore } from 'react';
import { viewportSize, watchViewport } from '../services/viewport';
import { compactSize } from './constants';

/** Compact mode: little room in either direction (spec §9). */
export function isCompactSize({ width, height }: { width: number; height: number }): boolean {
  return width <= compactSize || height <= compactSize;
}

/** Whether the window asks for compact mode, as it is resized. */
export function useCompact(): boolean {
  return useSyncExternalStore(
    watchViewport,
    () => isCompactSize(viewportSize()),
    () => false,
  );
}
