import type { Page } from '@playwright/test';
import { expectNoComplaints } from '../support/complaints';
import { expect, hydrated, test } from '../support/fair';
import { outsideOrigin, standInOutside } from '../support/outsideStandIn';

const ticketWidget = { script: `${outsideOrigin}/widget.js`, page: `${outsideOrigin}/fair/`, clientKey: 'key 1', regionId: 213 };
const analytics = (consent: boolean) => ({ script: `${outsideOrigin}/tag.js`, counter: 77, consent });

/** Serves pages as a build with these services would: their configuration in the HTML, their host in the policy. */
async function configure(page: Page, services: object): Promise<void> {
  const pages = new RegExp(`localhost:(?!1/)\\d+/(en/)?([\\w-]+/)*(\\?.*)?$`);
  await page.route(pages, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const block = `<script id="outside-services" type="application/json">${JSON.stringify(services)}</script>`;
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy.replace(/(script|img|connect)-src 'self'/g, `$& ${outsideOrigin}`) },
      body: (await response.text()).replace('<template id="app-scripts">', `${block}$&`),
    });
  });
}

async function addTicketLink(page: Page): Promise<void> {
  await page.evaluate((href) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', `<a href="${href}">Buy a ticket</a>`);
  }, `${outsideOrigin}/fair/?session=3`);
}

const valueOf = <T>(page: Page, name: string) => page.evaluate((key) => (window as unknown as Record<string, T | undefined>)[key], name);

test('by default nothing is configured, no bar is shown and nobody is asked', async ({ page }) => {
  await page.goto('/tickets/');
  await hydrated(page);
  await page.waitForTimeout(1500);
  expect(await page.locator('script[src*="//"]:not([src*="localhost"])').count()).toBe(0);
  await expect(page.getByRole('region', { name: 'Счётчик посещений' })).toHaveCount(0);
});

test('the ticket widget comes after the first picture, with its key and region, and opens links to the sale in place', async ({ page }) => {
  const asked = await standInOutside(page, 'well');
  await configure(page, { ticketWidget });
  await page.goto('/en/exhibitors/2025/yolka-olkhovskaya/');
  await hydrated(page);
  await expect.poll(() => asked).toEqual(['/widget.js?clientKey=key+1&regionId=213']);
  const [script, loaded] = await page.evaluate(() => [
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/widget.js'))?.startTime ?? 0,
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
  ]);
  expect(script).toBeGreaterThan(loaded ?? Infinity);
  await addTicketLink(page);
  await page.getByRole('link', { name: 'Buy a ticket' }).click();
  await expect.poll(() => valueOf(page, 'opened')).toEqual({ url: `${outsideOrigin}/fair/?session=3`, clientKey: 'key 1', regionId: 213 });
  await expect(page).toHaveURL('/en/exhibitors/2025/yolka-olkhovskaya/');
});

for (const behaviour of ['slowly', 'failing', 'throwing', 'never'] as const) {
  test(`services that answer ${behaviour} leave the page and its plain ticket link alone`, async ({ page, expectProblem }) => {
    expectProblem(/bad service|Script error|status 500|Failed to load resource/);
    const asked = await standInOutside(page, behaviour);
    await configure(page, { ticketWidget, analytics: analytics(false) });
    await page.goto('/en/tickets/');
    await hydrated(page);
    await expect.poll(() => asked.length).toBe(2);
    await page.getByRole('banner').getByRole('link', { name: 'Art Rows' }).click();
    await expect(page).toHaveURL('/en/');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not available');
    await addTicketLink(page);
    const followed = page.waitForRequest(`${outsideOrigin}/fair/?session=3`);
    await page.getByRole('link', { name: 'Buy a ticket' }).click({ noWaitAfter: true });
    await followed;
  });
}

test('blocked services change nothing', async ({ page, expectProblem }) => {
  expectProblem(/widget\.js|tag\.js|Failed to load resource/);
  await standInOutside(page, 'well');
  await configure(page, { ticketWidget, analytics: analytics(false) });
  await page.route(/\/(widget|tag)\.js/, (route) => route.abort('blockedbyclient'));
  await page.goto('/en/tickets/');
  await hydrated(page);
  await addTicketLink(page);
  await page.getByRole('link', { name: 'Buy a ticket' }).click();
  await expect(page).toHaveURL(`${outsideOrigin}/fair/?session=3`);
});

test('each change of route is one hit, with its name; prefetched pages are none', async ({ page }) => {
  await standInOutside(page, 'well');
  await configure(page, { analytics: analytics(false) });
  await page.goto('/exhibitors/2025/');
  await hydrated(page);
  await expect.poll(() => valueOf<unknown[]>(page, 'calls').then((calls) => calls?.length)).toBe(2);
  // Links in view are fetched ahead meanwhile.
  await expect(page.locator('head link[rel=prefetch]').first()).toBeAttached({ timeout: 10_000 });
  // A hash leads about the same page.
  await page.evaluate(() => window.location.assign('#content'));
  await expect(page).toHaveURL('/exhibitors/2025/#content');
  await page.getByRole('link', { name: /Ёлка Ольховская/ }).click();
  await expect(page).toHaveURL('/exhibitors/2025/yolka-olkhovskaya/');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/exhibitors/2025/yolka-olkhovskaya/');
  await expect.poll(() => valueOf<unknown[]>(page, 'calls').then((calls) => calls?.length)).toBe(4);
  const calls = (await valueOf<[number, string, string, { params?: { route: string } }][]>(page, 'calls')) ?? [];
  expect(calls.map(([counter, name]) => `${counter} ${name}`)).toEqual(['77 init', '77 hit', '77 hit', '77 hit']);
  expect(calls.slice(1).map(([, , address, options]) => `${new URL(address).pathname} ${options.params?.route}`)).toEqual([
    '/exhibitors/2025/ exhibitors___ru',
    '/exhibitors/2025/yolka-olkhovskaya/ exhibitor___ru',
    '/en/exhibitors/2025/yolka-olkhovskaya/ exhibitor___en',
  ]);
});

for (const [path, name, allow, refuse] of [
  ['/tickets/', 'Счётчик посещений', 'Можно', 'Не нужно'],
  ['/en/tickets/', 'Visit counter', 'You may', "Please don't"],
] as const) {
  test(`${path}: where consent is asked for, nothing is counted before it, and the answer is kept`, async ({ page }) => {
    const asked = await standInOutside(page, 'well');
    await configure(page, { analytics: analytics(true) });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await hydrated(page);
    const bar = page.getByRole('region', { name });
    await expect(bar).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectNoComplaints(page);
    await bar.getByRole('button', { name: refuse }).press('Enter');
    await expect(bar).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await page.waitForTimeout(1000);
    await expect(bar).toHaveCount(0);
    expect(asked).toEqual([]);

    await page.evaluate(() => localStorage.removeItem('analytics_consent'));
    await page.reload();
    await bar.getByRole('button', { name: allow }).click();
    await expect.poll(() => asked).toEqual(['/tag.js']);
    await page.reload();
    await expect.poll(() => asked).toEqual(['/tag.js', '/tag.js']);
    await expect(bar).toHaveCount(0);
  });
}

test('old pages start no outside loaders', async ({ page }) => {
  const asked = await standInOutside(page, 'well');
  await configure(page, { ticketWidget, analytics: analytics(false) });
  await page.goto('/_E5_Old/_tickets/');
  await hydrated(page);
  await page.waitForTimeout(1000);
  expect(asked).toEqual([]);
});

test('the address at which a visitor came in is stored, and walking about does not change it', async ({ page, baseURL }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('entry_location'));
  await page.goto('/en/tickets/?utm_source=poster');
  await hydrated(page);
  await expect.poll(stored).toBe(`${baseURL}/en/tickets/?utm_source=poster`);
  await page.getByRole('banner').getByRole('link', { name: 'Art Rows' }).click();
  await expect(page).toHaveURL('/en/');
  await page.evaluate(() => window.location.assign('/en/press/'));
  await page.waitForURL('/en/press/');
  await hydrated(page);
  expect(await stored()).toBe(`${baseURL}/en/tickets/?utm_source=poster`);
  await page.goto('/en/press/?utm_source=letter', { referer: 'https://partner.example/' });
  await hydrated(page);
  await expect.poll(stored).toBe(`${baseURL}/en/press/?utm_source=letter`);
});
