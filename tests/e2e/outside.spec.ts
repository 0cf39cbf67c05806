import type { Page } from '@playwright/test';
import { expectNoComplaints } from '../support/complaints';
import { expect, heading, hydrated, test as base } from '../support/fair';
import { overflowAt } from '../support/shownPage';
import { startConfigured, startOutside, type Outside } from './outsideStandIn';

type Configured = {
  /** The stand-ins for outside services. */
  outside: Outside;
  /** Where the site answers as configured for them; `/en/` is at `origin + '/en/'`. */
  origin: string;
};

type Wanted = { hangs?: true; ticketWidget?: true; analytics?: { consent: boolean } };

const key = { clientKey: 'key 1', regionId: 213 };

/**
 * `configure` starts the outside services and a site that uses them; with a warm cache, the site
 * has been visited before.
 */
const test = base.extend<{ configure: (wanted: Wanted) => Promise<Configured> }>({
  visited: async ({}, use) => use(),
  configure: async ({ baseURL, visitBefore }, use) => {
    const started: { close: () => Promise<void> }[] = [];
    await use(async ({ hangs = false, ticketWidget, analytics }) => {
      const outside = await startOutside(hangs);
      const services = {
        ...(ticketWidget && {
          ticketWidget: {
            script: `${outside.origin}/widget.js`,
            page: `${outside.origin}/fair/`,
            ...key,
          },
        }),
        ...(analytics && {
          analytics: { script: `${outside.origin}/tag.js`, counter: 77, ...analytics },
        }),
      };
      const site = await startConfigured(baseURL ?? '', services, outside.origin);
      started.push(outside, site);
      await visitBefore(site.origin);
      outside.asked.length = 0;
      return { outside, origin: site.origin };
    });
    for (const server of started) await server.close();
  },
});

test.use({ language: 'en' });

async function addTicketLink(page: Page, { outside }: Configured): Promise<void> {
  await page.evaluate((href) => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', `<a href="${href}">Buy a ticket</a>`);
  }, `${outside.origin}/fair/?session=3`);
}

const valueOf = <T>(page: Page, name: string) =>
  page.evaluate((property) => (window as unknown as Record<string, T | undefined>)[property], name);

const bar = (page: Page) =>
  page.getByRole('region', { name: /^(Счётчик посещений|Visit counter)$/ });

test('the ticket widget comes after the first picture, with its key and region, and opens links to the sale in place', async ({
  page,
  configure,
  visit: { prefix },
}) => {
  const site = await configure({ ticketWidget: true });
  const path = `${site.origin}${prefix}/exhibitors/2025/yolka-olkhovskaya/`;
  await page.goto(path);
  await hydrated(page);
  await expect.poll(() => site.outside.asked).toEqual(['/widget.js?clientKey=key+1&regionId=213']);
  // Resource entries appear only once the answer has arrived.
  await expect.poll(() => valueOf(page, 'TicketWidget')).toBeDefined();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const script = performance
          .getEntriesByType('resource')
          .find(({ name }) => name.includes('/widget.js'));
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return (
          script && visit && script.startTime > visit.loadEventStart && visit.loadEventStart > 0
        );
      }),
    )
    .toBe(true);
  await addTicketLink(page, site);
  await page.getByRole('link', { name: 'Buy a ticket' }).click();
  await expect
    .poll(() => valueOf(page, 'opened'))
    .toEqual({ url: `${site.outside.origin}/fair/?session=3`, ...key });
  await expect(page).toHaveURL(path);
});

test('a ticket widget that never comes and a counter that is blocked leave the page and its plain ticket link alone', async ({
  page,
  context,
  configure,
  expectProblem,
  visit: { prefix, fair },
}) => {
  expectProblem(/tag\.js|Failed to load resource/);
  const site = await configure({ hangs: true, ticketWidget: true, analytics: { consent: false } });
  // Blocks it like an extension would; Playwright's routes would disable the cache.
  const browser = await context.newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', { urls: ['*/tag.js*'] });
  const blocked = page.waitForEvent('requestfailed', (request) => /tag\.js/.test(request.url()));
  await page.goto(`${site.origin}${prefix}/tickets/`);
  await hydrated(page);
  await blocked;
  await expect.poll(() => site.outside.asked.length).toBe(1);
  await page.getByRole('banner').getByRole('link', { name: fair }).click();
  await expect(page).toHaveURL(`${site.origin}${prefix}/`);
  // The address changes a frame before the page does.
  await expect(heading(page)).toHaveText(fair);
  await addTicketLink(page, site);
  await page.getByRole('link', { name: 'Buy a ticket' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(`${site.outside.origin}/fair/?session=3`);
});

test(
  'the address at which a visitor came in is stored, and walking about does not change it',
  { tag: '@rare' },
  async ({ openPage, page, baseURL, visitBefore, visit: { prefix } }) => {
    await visitBefore(baseURL ?? '');
    const stored = () => page.evaluate(() => localStorage.getItem('entry_location'));
    await openPage('/tickets/?utm_source=poster');
    await expect.poll(stored).toBe(`${baseURL}${prefix}/tickets/?utm_source=poster`);
    await page.evaluate((path) => window.location.assign(path), `${prefix}/press/`);
    await page.waitForURL(`${prefix}/press/`);
    await hydrated(page);
    expect(await stored()).toBe(`${baseURL}${prefix}/tickets/?utm_source=poster`);
    await page.goto(`${prefix}/press/?utm_source=letter`, { referer: 'https://partner.example/' });
    await hydrated(page);
    await expect.poll(stored).toBe(`${baseURL}${prefix}/press/?utm_source=letter`);
  },
);

test('each change of route is one hit, with its name', async ({
  page,
  configure,
  visit: { prefix, otherPrefix, otherLanguage, language },
}) => {
  const { origin } = await configure({ analytics: { consent: false } });
  const list = `${prefix}/exhibitors/2025/`;
  await page.goto(origin + list);
  await hydrated(page);
  const calls = () =>
    valueOf<[number, string, string, { params?: { route: string } }][]>(page, 'calls');
  await expect.poll(async () => (await calls())?.length).toBe(2);
  // A change of hash stays on the same page.
  await page.evaluate(() => window.location.assign('#content'));
  await expect(page).toHaveURL(`${origin}${list}#content`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Ёлка Ольховская|Yolka Olkhovskaya/ })
    // By keyboard: the page may still be on its way to the place of the hash.
    .press('Enter');
  await expect(page).toHaveURL(`${origin}${list}yolka-olkhovskaya/`);
  await expect(heading(page)).toHaveText(/Ёлка|Yolka/);
  await page.getByRole('banner').getByRole('link', { name: otherLanguage }).click();
  await expect(page).toHaveURL(`${origin}${otherPrefix}/exhibitors/2025/yolka-olkhovskaya/`);
  await expect.poll(async () => (await calls())?.length).toBe(4);
  const made = (await calls()) ?? [];
  const other = language === 'ru' ? 'en' : 'ru';
  expect(made.map(([counter, name]) => `${counter} ${name}`)).toEqual([
    '77 init',
    '77 hit',
    '77 hit',
    '77 hit',
  ]);
  expect(
    made
      .slice(1)
      .map(([, , address, options]) => `${new URL(address).pathname} ${options.params?.route}`),
  ).toEqual([
    `${list} exhibitors___${language}`,
    `${list}yolka-olkhovskaya/ exhibitor___${language}`,
    `${otherPrefix}/exhibitors/2025/yolka-olkhovskaya/ exhibitor___${other}`,
  ]);
});

test(
  'where consent is asked for, nothing is counted before it, and the answer is kept',
  { tag: '@rare' },
  async ({ page, configure, visit: { prefix } }) => {
    const { outside, origin } = await configure({ analytics: { consent: true } });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${origin}${prefix}/tickets/`);
    await hydrated(page);
    await expect(bar(page)).toBeVisible();
    expect(await overflowAt(page)).toBeLessThanOrEqual(0);
    await expectNoComplaints(page);
    await bar(page)
      .getByRole('button', { name: /^(Не нужно|Please don’t)$/ })
      .press('Enter');
    await expect(bar(page)).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toHaveCount(0);

    await page.evaluate(() => localStorage.removeItem('analytics_consent'));
    await page.reload();
    await bar(page)
      .getByRole('button', { name: /^(Можно|You may)$/ })
      .click();
    await expect.poll(() => outside.asked).toEqual(['/tag.js']);
    await page.reload();
    await expect.poll(() => outside.asked).toEqual(['/tag.js', '/tag.js']);
    await expect(bar(page)).toHaveCount(0);
  },
);
