import type { BrowserContext, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { samplePages } from '../support/builtPages';
import { expect, hydrated, test } from '../support/fair';
import { watchShifts } from '../support/shifts';
import { startSlowly } from './slowly';

/** Bytes of compressed scripts that an untouched visit may execute. */
const textBudget = 105_000;
const budget = 112_000;
const textPages = ['/convention/', '/en/convention/'];
/** Both languages of a page execute the same scripts. */
const otherPages = samplePages.filter(
  (path) => !path.startsWith('/en/') && !textPages.includes(path),
);

for (const paths of inGroups(textPages.concat(otherPages), 5)) {
  test(`cold, untouched visits to ${paths.join(', ')} execute few scripts`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const visits: { path: string; context: BrowserContext; page: Page }[] = [];
    for (const path of paths) {
      // Each with a cache of its own.
      const context = await browser.newContext({ baseURL, locale: 'ru-RU' });
      const page = await context.newPage();
      await page.coverage.startJSCoverage({ reportAnonymousScripts: true });
      await page.goto(path, { waitUntil: 'networkidle' });
      await hydrated(page);
      visits.push({ path, context, page });
    }
    await wait(5000);
    for (const { path, context, page } of visits) {
      const scripts = await page.coverage.stopJSCoverage();
      const executed = scripts.filter(({ url }) => !url.startsWith('pptr:') && url !== '');
      const bytes = executed.reduce((sum, { source = '' }) => sum + gzipSync(source).length, 0);
      console.log(`${path}: ${(bytes / 1000).toFixed(1)} kB in ${executed.length} scripts`);
      expect.soft(executed.length, path).toBeGreaterThan(3);
      expect.soft(bytes, path).toBeLessThanOrEqual(textPages.includes(path) ? textBudget : budget);
      await context.close();
    }
  });
}

function inGroups<T>(all: readonly T[], size: number): T[][] {
  return all.length === 0 ? [] : [all.slice(0, size), ...inGroups(all.slice(size), size)];
}

for (const width of [360, 1440]) {
  test(`nothing shifts while pages load at ${width} px`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
    // One language each; the audit takes both at every width.
    for (const path of samplePages.filter((sample) => sample.startsWith('/en/') === width > 400)) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await hydrated(page);
      for (let y = 0; y < 6; y += 1) await page.mouse.wheel(0, 700);
      await page.waitForLoadState('networkidle');
      expect(await shifts(), path).toEqual([]);
    }
  });

  test(`nothing shifts while pages arrive piece by piece at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const slow = await startSlowly(baseURL ?? '');
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
    for (const path of samplePages.filter((sample) => !sample.startsWith('/en/'))) {
      await page.goto(slow.origin + path, { waitUntil: 'load' });
      expect.soft(await shifts(), path).toEqual([]);
    }
    await page.goto('about:blank');
    await slow.close();
  });
}

test('the bar does not move while it arrives piece by piece', async ({ page, baseURL }) => {
  const slow = await startSlowly(baseURL ?? '');
  const shifts = await watchShifts(page);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/convention/', '/en/convention/']) {
      await page.goto(slow.origin + path, { waitUntil: 'load' });
      expect.soft(await shifts(), `${path} at ${width} px`).toEqual([]);
    }
  }
  await page.goto('about:blank');
  await slow.close();
});

test('a font that comes late is kept for the next page, and nothing shifts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const shifts = await watchShifts(page);
  let late = 0;
  await page.route('**/*.woff2', async (route) => {
    late += 1;
    await wait(600);
    await route.continue();
  });
  for (const path of ['/program/', '/', '/en/exhibitors/2025/']) {
    late = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    expect(late, path).toBeGreaterThan(0);
    expect(await shifts(), path).toEqual([]);
  }
});

test('scripts wait for the page, a touch starts them at once', async ({ page }) => {
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(request.url()),
  );
  // The picture never arrives, so `load` never fires.
  await page.route('**/*.{jpg,webp}', () => undefined);
  await page.goto('/exhibitors/2025/yolka-olkhovskaya/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  expect(scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(2);
});
