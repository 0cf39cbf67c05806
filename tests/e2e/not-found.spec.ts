import { expect, hydrated, test } from '../support/fair';
import { visits } from '../support/visits';

const cases = [
  { path: '/nope/', lang: 'ru-RU', title: 'Страница не найдена', words: 'Страница не найдена: /nope/' },
  { path: '/nope', lang: 'ru-RU', title: 'Страница не найдена', words: 'Страница не найдена: /nope' },
  { path: '/exhibitors/2025/nobody/x/', lang: 'ru-RU', title: 'Страница не найдена', words: '/exhibitors/2025/nobody/x/' },
  { path: '/en/nope/', lang: 'en-US', title: 'Page not found', words: 'Page not found: /en/nope/' },
  { path: '/en/exhibitors/2025/zzz/', lang: 'en-US', title: 'Page not found', words: 'Page not found: /en/exhibitors/2025/zzz/' },
];

for (const { path, lang, title, words } of cases) {
  test(`${path} answers 404 in its language and names the path`, async ({ page, expectProblem }) => {
    expectProblem(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.locator('main section[lang]')).toHaveCount(1);
    await expect(page.locator('main section[lang]')).toHaveAttribute('lang', lang);
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
      await expect(page.getByRole('banner').getByRole('link', { name: otherLanguage })).toHaveAttribute('href', `${otherPrefix}/`);
      await page.getByRole('main').getByRole('link', { name: /Вернуться|Return/ }).click();
      await expect(page).toHaveURL(`${prefix}/`);
    });
  });
}

test('a path that is no valid encoding still gets the page', async ({ request }) => {
  const response = await request.get('/%E0%A4%A');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Страница не найдена');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page speaks both languages', async ({ page, expectProblem }) => {
    expectProblem(/404/);
    await page.goto('/en/nope/');
    await expect(page.locator('section[lang=ru-RU]')).toContainText('Страница не найдена');
    await expect(page.locator('section[lang=en-US]')).toContainText('Page not found');
  });
});
