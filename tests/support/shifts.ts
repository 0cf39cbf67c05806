import type { Page } from '@playwright/test';
import { readStandIn } from './place';

/**
 * Records the layout shifts of later pages; the returned function reads those of the current page.
 * Pages stay in the fallback font: shifts when the font loads have their own test (decision 003).
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await readStandIn(page);
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    type Source = { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    const told = ({ node, previousRect, currentRect }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const sides = [previousRect, currentRect].map(({ x, y, width, height }) =>
        [x, y, width, height].map(Math.round).join(' '),
      );
      return `${element?.localName ?? ''}.${element?.className ?? ''} ${sides.join(' → ')}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: Source[];
      })[]) {
        shifts.push(`${entry.value.toFixed(6)}: ${entry.sources.map(told).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
