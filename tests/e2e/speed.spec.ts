import { expect, hydrated, test } from '../support/fair';
import { watchShifts } from '../support/shifts';
import { startSlowly } from '../support/slowly';

test('nothing shifts while a page arrives piece by piece: not the bar, nor what is below', async ({
  page,
  baseURL,
  visit: { prefix },
}) => {
  const slow = await startSlowly(baseURL ?? '', page);
  const shifts = await watchShifts(page);
  for (const [path, width] of [
    ['/convention/', 320],
    ['/', 360],
    // Under another address: the browser has kept the page itself.
    ['/?utm_source=poster', 1440],
    ['/program/', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(slow.origin + prefix + path);
    expect.soft(await shifts(), `${path} at ${width} px`).toEqual([]);
    // A page that follows another of its site is not painted before much of it has come.
    await page.goto('about:blank');
  }
  await slow.close();
});

test('a font that comes late is kept for the next page, and nothing shifts', async ({
  page,
  visit: { prefix },
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const shifts = await watchShifts(page);
  for (const path of ['/program/', '/']) {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    let asked = 0;
    await page.route('**/*.woff2', async (route) => {
      asked += 1;
      await late;
      await route.continue();
    });
    await page.goto(prefix + path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    expect(asked, path).toBeGreaterThan(0);
    arrive();
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await shifts(), path).toEqual([]);
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
