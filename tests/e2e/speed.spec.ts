import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { samplePages } from '../support/builtPages';
import { expect, hydrated, test } from '../support/fair';
import { startSlowly } from '../support/slowly';

const budget = 105_000;

for (const path of ['/convention/', '/en/convention/']) {
  test(`a cold, untouched visit to ${path} executes at most 105 kB of scripts, compressed`, async ({ page }) => {
    await page.coverage.startJSCoverage({ reportAnonymousScripts: true });
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.waitForTimeout(5000);
    const scripts = await page.coverage.stopJSCoverage();
    const executed = scripts.filter(({ url }) => !url.startsWith('pptr:') && url !== '');
    const bytes = executed.reduce((sum, { source = '' }) => sum + gzipSync(source).length, 0);
    console.log(`${path}: ${(bytes / 1000).toFixed(1)} kB in ${executed.length} scripts`);
    expect(executed.length).toBeGreaterThan(3);
    expect(bytes).toBeLessThanOrEqual(budget);
  });
}

for (const width of [360, 1440]) {
  test(`nothing shifts while pages load at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
    for (const path of samplePages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await hydrated(page);
      for (let y = 0; y < 6; y += 1) await page.mouse.wheel(0, 700);
      await page.waitForLoadState('networkidle');
      expect(await shifts(), path).toEqual([]);
    }
  });

  test(`nothing shifts while pages arrive piece by piece at ${width} px`, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const slow = await startSlowly(baseURL ?? '');
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
    for (const path of samplePages.filter((sample) => !sample.startsWith('/en/'))) {
      await page.goto(slow.origin + path, { waitUntil: 'load' });
      expect.soft(await shifts(), path).toEqual([]);
    }
    await slow.close();
  });
}

/** Keeps the layout shifts of each page to come; the answer reads those of the page at hand. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    type Source = { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    const told = ({ node, previousRect, currentRect }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const sides = [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '));
      return `${element?.localName ?? ''}.${element?.className ?? ''} ${sides.join(' → ')}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: Source[] })[]) {
        // Less than a ten-thousandth is a hair's breadth, reported as 0.0000.
        if (entry.value >= 0.00005) shifts.push(`${entry.value.toFixed(4)}: ${entry.sources.map(told).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

test('scripts wait for the page, a touch starts them at once', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  // The picture never arrives, so `load` never comes.
  await page.route('**/*.{jpg,webp}', () => undefined);
  await page.goto('/exhibitors/2025/yolka-olkhovskaya/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  expect(scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
