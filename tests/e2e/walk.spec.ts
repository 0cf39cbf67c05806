import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';
import { navigate } from '../support/navigate';
import { scrollTo } from '../support/scroll';
import { readStandIn } from '../support/standInFont';

/**
 * Turns the wheel and returns where the page stops: it must have moved, and stay for a quarter of a
 * second, px.
 */
async function wheel(page: Page, by: number): Promise<number> {
  const start = await page.evaluate(() => window.scrollY);
  let place = start;
  await page.mouse.wheel(0, by);
  await expect
    .poll(
      async () => {
        const before = place;
        place = await page.evaluate(() => window.scrollY);
        return place !== start && place === before;
      },
      { intervals: [250] },
    )
    .toBe(true);
  return place;
}

for (const path of ['/exhibitors/2025/', '/en/exhibitors/2025/']) {
  test(`a walk from ${path} takes no full load, starts pages at their top with focus, and Back restores the place`, async ({
    page,
  }) => {
    let loads = 0;
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto(path);
    await hydrated(page);
    const link = page.getByRole('main').getByRole('link', { name: /Ёлка|Yolka/ });
    await scrollTo(link);
    const place = await wheel(page, 150);
    expect(place).toBeGreaterThan(50);
    await link.click();
    await expect(page).toHaveURL(`${path}yolka-olkhovskaya/`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const focused = await page.evaluate(() => document.activeElement?.id ?? '');
    expect(focused, 'the next Tab starts at the new page').toBe('gatsby-focus-wrapper');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    expect(loads).toBe(1);
  });
}

for (const path of ['/tickets/#refund', '/en/tickets/#refund']) {
  test(`${path}: who has read on from there is left in place by a reload, and by a way back from another site`, async ({
    page,
    playSite,
  }) => {
    const place = () => page.evaluate(() => window.scrollY);
    await readStandIn(page);
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto(path);
    await hydrated(page);
    const left = await wheel(page, 700);
    await page.reload({ waitUntil: 'networkidle' });
    await hydrated(page);
    expect(await place()).toBe(left);
    await playSite('https://else.example', '<h1>Elsewhere</h1>');
    await page.goto('https://else.example/');
    await page.goBack({ waitUntil: 'networkidle' });
    await hydrated(page);
    expect(await place()).toBe(left);
  });
}

for (const prefix of ['', '/en']) {
  test(`${prefix}/program/ and the page after it are each shown where they were left, though the data are late`, async ({
    page,
  }) => {
    const place = () => page.evaluate(() => window.scrollY);
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto(`${prefix}/program/`);
    await hydrated(page);
    const first = await wheel(page, 900);
    await navigate(page, `${prefix}/tickets/`);
    await page.waitForURL('**/tickets/');
    const second = await wheel(page, 300);
    // From now on the app does not have the data of the page before.
    await page.reload();
    await hydrated(page);
    await expect.poll(place).toBe(second);
    const data = await page.route('**/program/page-data.json*', async (route) => {
      // The browser has gone to the other page's place by then.
      await expect.poll(place).not.toBe(second);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await route.continue();
    });
    await page.goBack();
    await expect(page.locator('#schedule')).toBeVisible();
    await expect.poll(place).toBe(first);
    await data.dispose();
    for (let turn = 0; turn < 2; turn += 1) {
      await page.goForward();
      await expect.poll(place).toBe(second);
      await page.goBack();
      await expect.poll(place).toBe(first);
    }
  });
}
