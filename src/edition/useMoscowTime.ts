import { useSyncExternalStore } from 'react';
import { moscowTime, now } from '../lib/time/clock';
import { onReturn } from '../browser/window';

/** Interval of reading the clock, ms: short, so that a new minute is noticed soon. */
const readIntervalMs = 10_000;

const watch = (notice: () => void) => {
  const timer = setInterval(notice, readIntervalMs);
  // A phone stops the timers of a hidden page.
  const stop = onReturn(notice);
  return () => {
    clearInterval(timer);
    stop();
  };
};
const nothing = () => undefined;

/**
 * Returns the time in Moscow as `2026-04-02T14:05`; undefined in static HTML and in the first
 * render.
 */
export function useMoscowTime(): string | undefined {
  return useSyncExternalStore<string | undefined>(watch, () => moscowTime(now()), nothing);
}
