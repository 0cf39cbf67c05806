import type { Page } from '@playwright/test';
import { expect, holdRequests, hydrated, test } from '../support/fair';
import { watchShifts } from '../support/shifts';
import { startSlowly } from '../support/slowly';

test(
  'nothing shifts while a page arrives piece by piece: not the bar, nor what is below',
  { tag: '@rare' },
  async ({ page, baseURL, visit: { prefix } }) => {
    const slow = await startSlowly(baseURL ?? '', page);
    const shifts = await watchShifts(page);
    for (const [path, width] of [
      ['/convention/', 320],
      ['/', 360],
      // Under another address: the browser has kept the page itself.
      ['/?utm_source=poster', 1440],
      ['/program/', 1440],
      ['/works/2025/', 768],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(slow.origin + prefix + path);
      expect.soft(await shifts(), `${path} at ${width} px`).toEqual([]);
      // A page that follows another of its site is not painted before much of it has come.
      await page.goto('about:blank');
    }
    await slow.close();
  },
);

/** The font families that draw the page's main heading. */
async function headingFonts(page: Page): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeId } = await tools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
  await tools.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** The last word of its breadcrumb once took a line more in one typeface than in the other. */
const session = '/program/2026/how-do-we-enter-it/';

test(
  'a font that comes late takes the place of the stand-in, which moves next to nothing',
  { tag: '@rare' },
  async ({ page, visit: { prefix } }) => {
    await page.addInitScript(() => {
      const moves: number[] = [];
      Object.assign(window, { moves });
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
          moves.push(value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const [path, width] of [
      ['/', 360],
      ['/tickets/', 360],
      // In English the shortest name among the breadcrumbs.
      ['/map/', 390],
      ['/exhibitors/2025/kobalt/', 360],
      ['/convention/', 360],
      [session, 360],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const arrive = await holdRequests(page, '**/*.woff2');
      await page.goto(prefix + path, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      expect((await headingFonts(page)).join(), path).not.toContain('Geologica');
      arrive();
      await expect
        .poll(() => headingFonts(page), path)
        .toEqual([expect.stringContaining('Geologica')]);
      await hydrated(page);
      const moved = await page.evaluate(() =>
        (window as unknown as { moves: number[] }).moves.reduce((sum, value) => sum + value, 0),
      );
      expect(moved, path).toBeLessThanOrEqual(0.01);
    }
  },
);

test('a page with prices fetches the letters of its language and the rouble sign, and no other font file', async ({
  page,
}) => {
  for (const [path, files] of [
    ['/en/tickets/', ['latin', 'rouble']],
    ['/en/exhibitors/2025/kobalt/', ['latin', 'rouble']],
    ['/tickets/', ['cyrillic', 'latin', 'rouble']],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    const fetched = await page.evaluate(async () => {
      await document.fonts.ready;
      return performance.getEntriesByType('resource').map(({ name }) => name);
    });
    const names = fetched.map((url) => /geologica-([a-z]+(-ext)?).*woff2/.exec(url)?.[1]);
    expect.soft(names.filter(Boolean).sort(), path).toEqual(files);
  }
});

test('scripts wait for the page, a touch starts them at once', async ({
  page,
  visit: { prefix },
}) => {
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(request.url()),
  );
  // The picture never arrives, so `load` never fires.
  await page.route('**/*.{jpg,webp}', () => undefined);
  await page.goto(`${prefix}/exhibitors/2025/yolka-olkhovskaya/`, {
    waitUntil: 'domcontentloaded',
  });
  await page.evaluate(() => document.fonts.ready);
  expect(scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(2);
});
