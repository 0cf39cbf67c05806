import { expect, hydrated, navigate, test } from '../support/fair';
import { lineAtTop, readStandIn, scrollTo, wheel } from '../support/place';

test.use({ language: 'en', cache: 'warm', viewport: { width: 390, height: 600 } });
test.beforeEach(({ page }) => readStandIn(page));

test('a walk takes no full load, starts pages at their top with focus, and Back restores the place', async ({
  page,
  visit: { prefix },
}) => {
  const path = `${prefix}/exhibitors/2025/`;
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.goto(path);
  await hydrated(page);
  const link = page.getByRole('main').getByRole('link', { name: /Ёлка|Yolka/ });
  await scrollTo(link);
  await wheel(page, 150);
  // What a press has to scroll is scrolled before the place is noted.
  await link.hover();
  const place = await lineAtTop(page);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  await link.click();
  await expect(page).toHaveURL(`${path}yolka-olkhovskaya/`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const focused = await page.evaluate(() => document.activeElement?.id ?? '');
  expect(focused, 'the next Tab starts at the new page').toBe('gatsby-focus-wrapper');
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect.poll(() => lineAtTop(page)).toBe(place);
  expect(loads).toHaveLength(1);
});

test('who has read on from a section is left in place by a reload, and by a way back from another site', async ({
  openPage,
  page,
  playSite,
}) => {
  await openPage('/tickets/#refund');
  await wheel(page, 700);
  const left = await lineAtTop(page);
  await page.reload();
  await hydrated(page);
  expect(await lineAtTop(page)).toBe(left);
  await playSite('https://else.example', '<h1>Elsewhere</h1>');
  await page.goto('https://else.example/');
  await page.goBack();
  await hydrated(page);
  expect(await lineAtTop(page)).toBe(left);
});

test(
  'two pages are each shown where they were left, though the data of the first come late',
  { tag: '@rare' },
  async ({ openPage, page, visit: { prefix } }) => {
    await openPage('/program/');
    await wheel(page, 900);
    const first = await lineAtTop(page);
    await navigate(page, `${prefix}/tickets/`);
    await page.waitForURL('**/tickets/');
    await expect(page.locator('#ticket-types')).toBeVisible();
    await wheel(page, 300);
    const second = await lineAtTop(page);
    const atFirst = () => expect.poll(() => lineAtTop(page)).toBe(first);
    const atSecond = () => expect.poll(() => lineAtTop(page)).toBe(second);
    // From now on the app does not have the data of the page before.
    await page.reload();
    await hydrated(page);
    await atSecond();
    const data = await page.route('**/program/page-data.json*', async (route) => {
      // The browser has gone to the other page's place by then.
      await expect.poll(() => lineAtTop(page)).not.toBe(second);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await route.continue();
    });
    await page.goBack();
    await expect(page.locator('#schedule')).toBeVisible();
    await atFirst();
    await data.dispose();
    await page.goForward();
    await atSecond();
  },
);

test(
  'Back after a reload, while the app has no data yet, shows the page of the address',
  { tag: '@rare' },
  async ({ openPage, page, visit: { prefix } }) => {
    await openPage('/for_visitors/');
    const heading = page.getByRole('heading', { level: 1 });
    const words = (await heading.textContent()) ?? '';
    await page.getByRole('contentinfo').locator(`a[href="${prefix}/speakers/2025/"]`).click();
    await expect(heading).not.toHaveText(words);
    const data = `**/page-data${prefix}/speakers/2025/page-data.json*`;
    await page.route(data, () => undefined);
    const isAsked = page.waitForRequest(data);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await isAsked;
    await page.goBack({ waitUntil: 'commit' });
    await expect(heading).toHaveText(words);
    await hydrated(page);
    await expect(page).toHaveURL(`${prefix}/for_visitors/`);
    await expect(heading).toHaveText(words);
  },
);
