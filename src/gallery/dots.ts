import { dotsAround, dynamicDotsFrom } from './constants';

/**
 * The pages that have a dot: all, or from 11 pages on, some near the current one (spec §9, dots).
 */
export function shownDots(count: number, current: number): number[] {
  const all = Array.from({ length: count }, (_, page) => page);
  if (count < dynamicDotsFrom) return all;
  const shown = 2 * dotsAround + 1;
  const first = Math.min(Math.max(0, current - dotsAround), count - shown);
  return all.slice(first, first + shown);
}
