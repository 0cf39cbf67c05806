import { expectNoComplaints } from '../support/complaints';
import { expect, hydrated, test } from '../support/fair';
import { changePageData } from '../support/pageData';
import { visits } from '../support/visits';

const screens = [
  {
    prefix: '',
    cache: 'cold',
    lang: 'ru-RU',
    title: 'Страница не доступна',
    code: 'Ошибка 500',
    home: 'Вернуться на главную',
    reload: 'Загрузить снова',
  },
  {
    prefix: '/en',
    cache: 'warm',
    lang: 'en-US',
    title: 'Page not available',
    code: 'Error 500',
    home: 'Return to the main page',
    reload: 'Load it again',
  },
] as const;

for (const { prefix, cache, lang, title, code, home, reload } of screens) {
  test.describe(`${prefix}/ with a ${cache} cache`, () => {
    test.use({ cache });

    test(`${prefix}/500/ is a page: noindex, breadcrumbs, return`, async ({ page }) => {
      const response = await page.goto(`${prefix}/500/`);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(code)).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('navigation', { name: /Путь|Breadcrumbs/ })).toContainText('500');
      await page.getByRole('main').getByRole('link', { name: home }).click();
      await expect(page).toHaveURL(`${prefix}/`);
    });

    test(`page-data answered with 500 shows the screen in ${lang}, whole`, async ({
      page,
      expectProblem,
    }) => {
      expectProblem(/status 500|status of 500/);
      await page.route(`**/page-data${prefix}/press/page-data.json*`, (route) =>
        route.fulfill({ status: 500, body: '' }),
      );
      await page.goto(`${prefix}/tickets/`);
      await hydrated(page);
      const footer = await page.getByRole('contentinfo').innerText();
      await page.getByRole('contentinfo').locator(`a[href="${prefix}/press/"]`).first().click();
      await expect(page).toHaveURL(`${prefix}/press/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page).toHaveTitle(new RegExp(`^${title} — `));
      expect(await page.getByRole('contentinfo').innerText()).toBe(footer);
      await page.getByRole('main').getByRole('link', { name: home }).click();
      await expect(page).toHaveURL(`${prefix}/`);
    });

    test(`a first page whose data are answered with 500 stays as its HTML, and its links work in ${lang}`, async ({
      page,
      expectProblem,
    }) => {
      expectProblem(/status 500|status of 500/);
      const data = `**/page-data${prefix}/convention/page-data.json*`;
      await page.route(data, (route) => route.fulfill({ status: 500, body: '' }));
      const isAnswered = page.waitForResponse(/component---src-pages-500/);
      await page.goto(`${prefix}/convention/`);
      const heading = page.getByRole('heading', { level: 1 });
      const words = (await heading.textContent()) ?? '';
      await isAnswered;
      await page.waitForLoadState('networkidle');
      await expect(heading).toHaveText(words);
      expect(words).not.toBe(title);
      await page.getByRole('contentinfo').locator(`a[href="${prefix}/press/"]`).first().click();
      await hydrated(page);
      await expect(page).toHaveURL(`${prefix}/press/`);
    });

    test(`a page that cannot be rendered shows the screen in ${lang}, and loads again`, async ({
      page,
      expectProblem,
    }) => {
      expectProblem(/page|React error #423/);
      const damaged = await changePageData(page, `${prefix}/convention/`, (data) => {
        const json = JSON.parse(data) as { result: { data: { page: unknown } } };
        json.result.data.page = null;
        return JSON.stringify(json);
      });
      await page.goto(`${prefix}/convention/?a=1`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await damaged.dispose();
      await page.getByRole('link', { name: reload }).click();
      await hydrated(page);
      await expect(page).toHaveURL(`${prefix}/convention/?a=1`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    });

    test(`a fatal error of our own script shows the screen in ${lang}, and Back leaves it`, async ({
      page,
      expectProblem,
    }) => {
      expectProblem(/exception: Error: broken on purpose/);
      await page.route('**/own-script.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'throw new Error("broken on purpose")',
        }),
      );
      await page.goto(`${prefix}/tickets/`);
      await hydrated(page);
      await addScript(page, '/own-script.js');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.getByRole('link', { name: home }).click();
      await expect(page).toHaveURL(`${prefix}/`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the 500 and the 404 in ${colorScheme}, and both fit 320 px`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/404/);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/500/', '/en/500/', '/nope/', '/en/nope/']) {
      await page.goto(path);
      await hydrated(page);
      await expectNoComplaints(page, { on: path });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        path,
      ).toBeLessThanOrEqual(0);
    }
  });
}

for (const { prefix, cache, unavailable, notFound } of visits) {
  test.describe(`${prefix}/ with a ${cache} cache`, () => {
    test.use({ cache });

    test('an unhandled rejection of our own shows it too', async ({ page, expectProblem }) => {
      expectProblem(/broken on purpose/);
      await page.route('**/own-script.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'Promise.reject(new Error("broken on purpose"))',
        }),
      );
      await page.goto(`${prefix}/tickets/`);
      await hydrated(page);
      await addScript(page, '/own-script.js');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(unavailable);
    });

    test('where not even the screen can be loaded, the static page is', async ({
      page,
      expectProblem,
    }) => {
      expectProblem(/.*/);
      await page.goto(`${prefix}/tickets/`);
      await hydrated(page);
      await page.route('**/own-script.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'throw new Error("broken on purpose")',
        }),
      );
      await page.route(
        /localhost:\d+\/(?!own-script|app-|framework-|webpack-)[^/]+\.js$/,
        (route) => route.abort(),
      );
      await addScript(page, '/own-script.js');
      await expect(page).toHaveURL(`${prefix}/500/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(unavailable);
    });

    for (const [what, body] of [
      ['throws', 'throw new Error("bad widget")'],
      ['rejects', 'Promise.reject(new Error("bad widget")); Promise.reject("no error at all")'],
      ['throws later', 'setTimeout(() => { throw new TypeError("bad widget") }, 10)'],
    ] as const) {
      test(`a script of others that ${what} never shows the screen`, async ({
        page,
        expectProblem,
      }) => {
        expectProblem(/bad widget|Script error|no error at all/);
        // The site's policy would block this script; it is removed to test the worst case.
        await page.route(`**${prefix}/tickets/`, async (route) => {
          const response = await route.fetch();
          const headers = { ...response.headers() };
          delete headers['content-security-policy'];
          await route.fulfill({ response, headers });
        });
        await page.route('http://localhost:1/widget.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body }),
        );
        await page.goto(`${prefix}/tickets/`);
        await hydrated(page);
        await addScript(page, 'http://localhost:1/widget.js');
        await page.waitForTimeout(500);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(unavailable);
      });
    }

    test('the path of a 404 is shown as words, whatever is in it', async ({
      page,
      expectProblem,
    }) => {
      expectProblem(/404/);
      await page.goto(`${prefix}/%3Cimg%20src=x%20onerror=alert(1)%3E/a/b/c/d/`);
      await hydrated(page);
      await expect(page.getByText(`${notFound}: ${prefix}/`)).toBeVisible();
      await expect(page.locator('main img')).toHaveCount(0);
    });
  });
}

async function addScript(page: Parameters<typeof hydrated>[0], src: string): Promise<void> {
  await page.evaluate((address) => {
    const script = document.createElement('script');
    script.src = address;
    document.head.append(script);
  }, src);
}
