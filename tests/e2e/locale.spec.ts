import { expect, hydrated, test } from '../support/fair';
import { visits } from '../support/visits';

const cookieName = 'i18n_redirected';
const languages = ['ru-RU', 'en-US', 'de-DE'];
const cookies = [undefined, 'ru', 'en', 'xx'];
const deep = ['/en/', '/tickets/', '/en/tickets/', '/en/nope/'];

for (const language of languages) {
  test.describe(`a browser in ${language}`, () => {
    test.use({ locale: language });

    for (const cookie of cookies) {
      // A stored choice wins, then the browser's language; a language the site lacks is answered in
      // Russian.
      const chosen = cookie === 'ru' || cookie === 'en' ? cookie : undefined;
      const expected = (chosen ?? (language === 'en-US' ? 'en' : 'ru')) === 'en' ? '/en/' : '/';

      test(`with cookie ${cookie}: the root leads to ${expected}, other paths stay`, async ({
        page,
        context,
        baseURL,
        expectProblem,
      }) => {
        expectProblem(/404/);
        if (cookie !== undefined)
          await context.addCookies([{ name: cookieName, value: cookie, url: baseURL ?? '' }]);
        await page.goto('/?from=poster#content', { waitUntil: 'commit' });
        await page.waitForURL(`${expected}?from=poster#content`);
        await page.waitForLoadState('load');
        await expect(page).toHaveURL(`${expected}?from=poster#content`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const path of deep) {
          await page.goto(path);
          await hydrated(page);
          await expect(page).toHaveURL(path);
        }
        const kept = (await context.cookies()).find(({ name }) => name === cookieName)?.value;
        expect(kept, 'visiting is no choice').toBe(cookie);
      });
    }
  });
}

test('a browser that prefers a language the site has not, then English, is shown English', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'languages', { value: ['de-DE', 'de', 'en'] }),
  );
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForURL('/en/');
});

test.describe('a crawler in English', () => {
  test.use({
    locale: 'en-US',
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });

  test('is shown the root itself', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU');
  });
});

test.describe('a visitor with a browser in English', () => {
  test.use({ locale: 'en-US' });

  test('sees nothing of the Russian page, unless the English one does not come', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/was preloaded using link preload/);
    await page.route('**/en/', () => undefined);
    // Playwright cannot evaluate in this page while it navigates, so the page keeps a log itself.
    await page.addInitScript(() => {
      const seen: [number, boolean][] = [];
      const look = () => {
        seen.push([performance.now(), document.documentElement?.hidden ?? true]);
        if (performance.now() < 4500) setTimeout(look, 50);
        else console.log(`diary ${JSON.stringify(seen)}`);
      };
      look();
    });
    const diary = page.waitForEvent('console', (message) => message.text().startsWith('diary'));
    await page.goto('/', { waitUntil: 'commit' });
    const seen = JSON.parse((await diary).text().slice(6)) as [number, boolean][];
    expect(seen.filter(([at, hidden]) => !hidden && at > 300 && at < 2800)).toEqual([]);
    expect(seen.at(-1)?.[1], 'shown after three seconds').toBe(false);
  });

  test('who chooses Russian keeps it', async ({ page, context }) => {
    await page.goto('/en/');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Русский' }).click();
    await expect(page).toHaveURL('/');
    await expect
      .poll(async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`))
      .toContain(`${cookieName}=ru`);
    const later = await context.newPage();
    await later.goto('/');
    await hydrated(later);
    await expect(later).toHaveURL('/');
    await later.close();
  });

  test('may go to the root by a link', async ({ page }) => {
    await page.goto('/tickets/');
    // A full load, as without the app.
    await page.evaluate(() => window.location.assign('/'));
    await page.waitForURL('/');
    await hydrated(page);
    await expect(page).toHaveURL('/');
  });
});

test('the choice is kept for 365 days, on every path, and leads from the root', async ({
  page,
  context,
}) => {
  await page.goto('/tickets/?a=1#refund');
  await hydrated(page);
  const before = Date.now() / 1000;
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/tickets/?a=1#refund');
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: cookieName, value: 'en', path: '/', sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) - before).toBeGreaterThan(365 * 86400 - 60);
  expect((cookie?.expires ?? 0) - before).toBeLessThan(365 * 86400 + 60);
  const later = await context.newPage();
  await later.goto('/', { waitUntil: 'commit' });
  await later.waitForURL('/en/');
  await later.close();
});

for (const { prefix, cache, otherPrefix, otherLanguage } of visits) {
  test.describe(`${prefix}/ with a ${cache} cache`, () => {
    test.use({ cache });

    for (const fault of ['aborted', 404, 500] as const) {
      test(`a switch whose page is ${fault} is only logged, and works once it is there`, async ({
        page,
        context,
        expectProblem,
      }) => {
        expectProblem(/could not be loaded|failed: .*page-data|ERR_FAILED|status.* (404|500)/);
        const data = `**/page-data${otherPrefix}/tickets/page-data.json`;
        await page.route(data, (route) =>
          fault === 'aborted' ? route.abort() : route.fulfill({ status: fault, body: '' }),
        );
        await page.goto(`${prefix}/tickets/?a=1#refund`);
        await hydrated(page);
        const title = await page.title();
        const heading = await page.getByRole('heading', { level: 1 }).innerText();
        const press = page.getByRole('banner').getByRole('link', { name: otherLanguage });
        const logged = page.waitForEvent('console', (message) =>
          message.text().includes(`${otherPrefix}/tickets/ could not be loaded`),
        );
        await press.click();
        await logged;
        await expect(page).toHaveURL(`${prefix}/tickets/?a=1#refund`);
        await expect(page).toHaveTitle(title);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        expect(await context.cookies()).toEqual([]);
        await page.unroute(data);
        await press.click();
        await expect(page).toHaveURL(`${otherPrefix}/tickets/?a=1#refund`);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
        expect(await context.cookies()).toContainEqual(
          expect.objectContaining({ name: cookieName, value: otherPrefix === '' ? 'ru' : 'en' }),
        );
      });
    }

    test('a switch pressed before the app has started is remembered too', async ({
      page,
      context,
    }) => {
      await page.route('**/app-*.js', () => undefined);
      await page.goto(`${prefix}/tickets/`, { waitUntil: 'domcontentloaded' });
      await page.getByRole('banner').getByRole('link', { name: otherLanguage }).click();
      await page.waitForURL(`${otherPrefix}/tickets/`);
      expect(await context.cookies()).toContainEqual(
        expect.objectContaining({
          name: cookieName,
          value: otherPrefix === '' ? 'ru' : 'en',
          path: '/',
        }),
      );
    });
  });
}
