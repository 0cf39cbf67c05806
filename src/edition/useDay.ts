import { laterDay, moscowDay, now } from '../lib/time/clock';
import { useMounted } from '../ui/useMounted';

/**
 * Returns the day in Moscow, ISO: the day of the build in static HTML and in the first render, then
 * the visitor's day, but never a day before the build.
 */
export function useDay(buildDay: string): string {
  return useMounted() ? laterDay(buildDay, moscowDay(now())) : buildDay;
}
