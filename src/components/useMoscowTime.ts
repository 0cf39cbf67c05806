import { useSyncExternalStore } from 'react';
import { moscowTime, now } from '../lib/clock';

/** How often the clock is looked at, ms: a minute is noticed soon after it begins. */
const glance = 10_000;

const watch = (notice: () => void) => {
  const timer = setInterval(notice, glance);
  return () => clearInterval(timer);
};
const nothing = () => undefined;

/**
 * What Moscow's clocks show, `2026-04-02T14:05`; nothing in static HTML and in the first render.
 */
export function useMoscowTime(): string | undefined {
  return useSyncExternalStore<string | undefined>(watch, () => moscowTime(now()), nothing);
}
