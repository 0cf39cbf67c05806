import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';
import { visits } from '../support/visits';

const cookieName = 'i18n_redirected';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Who comes to the root, and where it leads them; localeChoice.test.ts has every case. */
const visitors: { speaks: string; chose?: string; userAgent?: string; sees: '/' | '/en/' }[] = [
  { speaks: 'ru-RU', chose: 'en', sees: '/en/' },
  { speaks: 'de-DE,de,en', sees: '/en/' },
  { speaks: 'en-US', userAgent: crawler, sees: '/' },
];

test('the root leads to the language chosen before, else to the browser’s; other pages stay', async ({
  page,
  context,
  baseURL,
  expectProblem,
}) => {
  expectProblem(/404/);
  const own = await page.evaluate(() => navigator.userAgent);
  const browser = await context.newCDPSession(page);
  const arrive = (userAgent: string, acceptLanguage: string) =>
    browser.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage });
  for (const { speaks, chose, userAgent = own, sees } of visitors) {
    const who = `${speaks} ${chose ?? ''} ${userAgent === crawler ? 'crawler' : ''}`;
    await arrive(userAgent, speaks);
    await context.clearCookies();
    if (chose !== undefined)
      await context.addCookies([{ name: cookieName, value: chose, url: baseURL ?? '' }]);
    // The same address again would be a reload.
    await page.goto('about:blank');
    await page.goto('/?from=poster#content', { waitUntil: 'commit' });
    await page.waitForURL(`${sees}?from=poster#content`, { waitUntil: 'load' });
    await hydrated(page);
    await expect.soft(page, who).toHaveURL(`${sees}?from=poster#content`);
    await expect
      .soft(page.locator('html'), who)
      .toHaveAttribute('lang', sees === '/' ? 'ru-RU' : 'en-US');
    expect.soft(await chosen(page), 'visiting is no choice').toBe(chose);
  }
  for (const path of ['/nope/', '/en/tickets/']) {
    await arrive(own, path.startsWith('/en/') ? 'ru-RU' : 'en-US');
    await page.goto(path);
    await hydrated(page);
    await expect.soft(page).toHaveURL(path);
  }
});

test.describe('a visitor with a browser in English', () => {
  test.use({ locale: 'en-US' });

  test('sees nothing of the Russian page, unless the English one does not come', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/was preloaded using link preload/);
    await page.route('**/en/', () => undefined);
    // Playwright cannot evaluate in this page while it navigates: the page itself tells what it
    // shows, and its seconds are a tenth as long.
    await page.addInitScript(() => {
      const later = window.setTimeout;
      let waited = 0;
      const hurried = (act: () => void, ms = 0) =>
        later(() => {
          waited = ms;
          act();
        }, ms / 10);
      Object.assign(window, { setTimeout: hurried });
      new MutationObserver(() => {
        const page = document.body === null ? 'nothing' : 'the page';
        const what = document.documentElement.hidden
          ? `hides ${page}`
          : `shows it after ${waited} ms`;
        console.log(`diary: ${what}`);
      }).observe(document, { attributeFilter: ['hidden'], subtree: true });
    });
    const diary: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('diary')) diary.push(message.text());
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect
      .poll(() => diary)
      .toEqual(['diary: hides nothing', 'diary: shows it after 3000 ms']);
  });

  test('may go to the root by a link; who chooses a language keeps it for 365 days, on every path, and the root leads there', async ({
    page,
    context,
  }) => {
    const choose = (name: string) => page.getByRole('banner').getByRole('link', { name }).click();
    await page.goto('/tickets/');
    // A full load, as without the app.
    await page.evaluate(() => window.location.assign('/'));
    await page.waitForURL('/');
    await hydrated(page);
    await expect(page).toHaveURL('/');
    const before = Date.now() / 1000;
    await choose('English');
    await expect(page).toHaveURL('/en/');
    await expect.poll(() => chosen(page)).toBe('en');
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: cookieName, value: 'en', path: '/', sameSite: 'Lax' });
    expect((cookie?.expires ?? 0) - before).toBeGreaterThan(365 * 86400 - 60);
    expect((cookie?.expires ?? 0) - before).toBeLessThan(365 * 86400 + 60);
    await choose('Русский');
    await expect.poll(() => chosen(page)).toBe('ru');
    const later = await context.newPage();
    await later.goto('/');
    await hydrated(later);
    await expect(later).toHaveURL('/');
    await later.close();
  });
});

test.describe(() => {
  test.use({ language: 'en', cache: 'warm' });

  test('the language switch keeps page, query and hash, one set after arriving too', async ({
    openPage,
    page,
    visit,
  }) => {
    const other = visits[visit.language === 'ru' ? 'en' : 'ru'];
    const place = '/program/2026/local-time-applies/?from=poster&x=%D1%8F';
    await openPage(`${place}#content`);
    for (const [from, to] of [
      [visit, other],
      [other, visit],
    ] as const) {
      await page.getByRole('banner').getByRole('link', { name: from.otherLanguage }).click();
      await expect(page).toHaveURL(`${to.prefix}${place}#content`);
      await expect(page.locator('html')).toHaveAttribute('lang', to.lang);
    }
    await page.evaluate(() => (window.location.hash = 'parallel'));
    const link = page.getByRole('banner').getByRole('link', { name: visit.otherLanguage });
    await expect(link).toHaveAttribute('href', `${other.prefix}${place}#parallel`);
  });

  test(
    'each language of a list has letters of its own',
    { tag: '@rare' },
    async ({ openPage, page, visit: { prefix, otherPrefix } }) => {
      const path = '/exhibitors/2025/';
      await openPage(path);
      const letters = page.locator('main nav a[href^="#letter-"]');
      const other = page.locator('header a[data-locale]');
      await letters.last().click();
      await expect(page).toHaveURL(/#letter-\d+$/);
      await other.click();
      await expect(page).toHaveURL(otherPrefix + path);
      await letters.first().click();
      await expect(page).toHaveURL(/#letter-\d+$/);
      await other.click();
      await expect(page).toHaveURL(prefix + path);
    },
  );

  test(
    'a switch whose page fails is only logged, and works once the page is there',
    { tag: '@rare' },
    async ({ openPage, page, visit: { prefix, otherPrefix, otherLanguage }, expectProblem }) => {
      expectProblem(/could not be loaded|failed: .*page-data|ERR_FAILED/);
      const data = `**/page-data${otherPrefix}/tickets/page-data.json`;
      const heading = page.getByRole('heading', { level: 1 });
      const press = page.getByRole('banner').getByRole('link', { name: otherLanguage });
      await page.route(data, (route) => route.abort());
      await openPage('/tickets/?a=1#refund');
      const title = await page.title();
      const words = await heading.innerText();
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes(`${otherPrefix}/tickets/ could not be loaded`),
      );
      await press.click();
      await logged;
      await expect(page).toHaveURL(`${prefix}/tickets/?a=1#refund`);
      await expect(page).toHaveTitle(title);
      await expect(heading).toHaveText(words);
      expect(await chosen(page)).toBeUndefined();
      await page.unroute(data);
      await press.click();
      await expect(page).toHaveURL(`${otherPrefix}/tickets/?a=1#refund`);
      await expect(heading).not.toHaveText(words);
      await expect.poll(() => chosen(page)).toBe(otherPrefix === '' ? 'ru' : 'en');
    },
  );
});

/** The language that the visitor has chosen. */
async function chosen(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === cookieName)?.value;
}
