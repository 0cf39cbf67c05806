import { useSyncExternalStore } from 'react';
import { moscowTime, now } from '../lib/time/clock';
import { onReturn } from '../browser/window';

/** How often the clock is read, ms: often enough to notice a new minute soon. */
const glance = 10_000;

const watch = (notice: () => void) => {
  const timer = setInterval(notice, glance);
  // A phone stops the timers of a page that is out of sight.
  const stop = onReturn(notice);
  return () => {
    clearInterval(timer);
    stop();
  };
};
const nothing = () => undefined;

/** Moscow time as `2026-04-02T14:05`; undefined in static HTML and in the first render. */
export function useMoscowTime(): string | undefined {
  return useSyncExternalStore<string | undefined>(watch, () => moscowTime(now()), nothing);
}
