import { laterDay, moscowDay, now } from '../lib/time/clock';
import { useMounted } from '../ui/useMounted';

/**
 * Returns the day in Moscow: the build's in static HTML and in the first render, then the
 * visitor's, but never one before the build. Both are ISO dates.
 */
export function useDay(buildDay: string): string {
  return useMounted() ? laterDay(buildDay, moscowDay(now())) : buildDay;
}
