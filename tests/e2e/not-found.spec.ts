import { expect, hydrated, test } from '../support/fair';
import { visits } from '../support/visits';

const cases = [
  {
    path: '/nope/',
    lang: 'ru-RU',
    title: 'Страница не найдена',
    words: 'Страница не найдена: /nope/',
  },
  {
    path: '/nope',
    lang: 'ru-RU',
    title: 'Страница не найдена',
    words: 'Страница не найдена: /nope',
  },
  {
    path: '/exhibitors/2025/nobody/x/',
    lang: 'ru-RU',
    title: 'Страница не найдена',
    words: '/exhibitors/2025/nobody/x/',
  },
  { path: '/en/nope/', lang: 'en-US', title: 'Page not found', words: 'Page not found: /en/nope/' },
  {
    path: '/галерея/',
    lang: 'ru-RU',
    title: 'Страница не найдена',
    words: 'Страница не найдена: /галерея/',
  },
  {
    path: '/en/галерея/',
    lang: 'en-US',
    title: 'Page not found',
    words: 'Page not found: /en/галерея/',
  },
  {
    path: '/%65n/nope/',
    lang: 'en-US',
    title: 'Page not found',
    words: 'Page not found: /en/nope/',
  },
  {
    path: '/en/exhibitors/2025/zzz/',
    lang: 'en-US',
    title: 'Page not found',
    words: 'Page not found: /en/exhibitors/2025/zzz/',
  },
];

for (const { path, lang, title, words } of cases) {
  test(`${path} answers 404 in its language and names the path`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle(new RegExp(`^${title} — [^/]+$`));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('navigation', { name: /Путь|Breadcrumbs/ })).toContainText('400');
  });
}

for (const { prefix, cache, otherPrefix, otherLanguage } of visits) {
  test.describe(`${prefix}/ with a ${cache} cache`, () => {
    test.use({ cache });

    test('the return button and the language switch lead home', async ({ page, expectProblem }) => {
      expectProblem(/404/);
      await page.goto(`${prefix}/nope/`);
      await hydrated(page);
      await expect(
        page.getByRole('banner').getByRole('link', { name: otherLanguage }),
      ).toHaveAttribute('href', `${otherPrefix}/`);
      await page
        .getByRole('main')
        .getByRole('link', { name: /Вернуться|Return/ })
        .click();
      await expect(page).toHaveURL(`${prefix}/`);
    });
  });
}

for (const { prefix, lang, menu, sections, press, notFound } of visits) {
  test(`${prefix}/%E0%A4%A, no valid encoding, gets the page whole, and nothing is thrown`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/status 404: .*%E0%A4%A|responded with a status of 404/);
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    const response = await page.goto(`${prefix}/%E0%A4%A`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound);
    // The first click would start the app.
    await page.getByRole('banner').getByText(menu, { exact: true }).click();
    await page
      .getByRole('navigation', { name: sections })
      .getByRole('link', { name: press, exact: true })
      .click();
    await expect(page).toHaveURL(`${prefix}/press/`);
    expect(thrown).toEqual([]);
  });

  test(`${prefix}/tickets/#%E0%A4%A, a hash that names no place, breaks nothing`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/tickets/?a=1#%E0%A4%A`);
    await hydrated(page);
    await expect(page).toHaveURL(`${prefix}/tickets/?a=1`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Nor where it comes to the open page, twice.
    for (let times = 0; times < 2; times += 1) {
      await page.evaluate(() => window.location.assign('#%E0%A4%A'));
      await expect(page).toHaveURL(`${prefix}/tickets/?a=1`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.getByRole('contentinfo').locator(`a[href="${prefix}/press/"]`).first().click();
    await expect(page).toHaveURL(`${prefix}/press/`);
  });

  test.describe(`${prefix}/ without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('the page speaks the language of the path, and of no other', async ({
      page,
      expectProblem,
    }) => {
      expectProblem(/404/);
      await page.goto(`${prefix}/nope/`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page).toHaveTitle(new RegExp(`^${notFound} — [^/]+$`));
      await expect(page.getByRole('main').getByRole('heading')).toHaveText([notFound]);
    });
  });
}
