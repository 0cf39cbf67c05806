import { useSyncExternalStore } from 'react';
import { laterDay, moscowDay, now } from '../lib/time/clock';
import { onReturn } from '../browser/window';

/**
 * Returns the day in Moscow, ISO: the day of the build in static HTML and in the first render, then
 * the visitor's day, but never a day before the build. A page that is still open on a later day
 * notices it when the visitor returns.
 */
export function useDay(buildDay: string): string {
  const today = useSyncExternalStore(
    onReturn,
    () => moscowDay(now()),
    () => '',
  );
  return laterDay(buildDay, today);
}
