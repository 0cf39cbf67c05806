import { expect, heading, hydrated, test } from '../support/fair';

test('a path without a page answers 404 in its language and names the path, whatever is in it; button and language switch lead home', async ({
  page,
  expectProblem,
  visit: { prefix, lang, notFound, otherLanguage, otherPrefix },
}) => {
  expectProblem(/404/);
  for (const [path, named] of [
    [`${prefix}/галерея/`, `${prefix}/галерея/`],
    [`${prefix}/%3Cimg%20src=x%20onerror=alert(1)%3E/a/b/c/d/`, `${prefix}/`],
  ] as const) {
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(404);
    await hydrated(page);
    await expect.soft(heading(page), path).toHaveText(notFound);
    await expect.soft(page.getByText(`${notFound}: ${named}`), path).toBeVisible();
    await expect.soft(page.locator('html'), path).toHaveAttribute('lang', lang);
    await expect.soft(page, path).toHaveTitle(new RegExp(`^${notFound} — [^/]+$`));
    await expect
      .soft(page.locator('meta[name=robots]'), path)
      .toHaveAttribute('content', 'noindex');
    await expect
      .soft(page.getByRole('navigation', { name: /Путь|Breadcrumbs/ }), path)
      .toContainText('400');
    await expect.soft(page.locator('main img'), path).toHaveCount(0);
  }
  await expect(page.getByRole('banner').getByRole('link', { name: otherLanguage })).toHaveAttribute(
    'href',
    `${otherPrefix}/`,
  );
  await page
    .getByRole('main')
    .getByRole('link', { name: /Вернуться|Return/ })
    .click();
  await expect(page).toHaveURL(`${prefix}/`);
});

test('a path without a page offers the search, with the words of the path in its field', async ({
  openPage,
  page,
  expectProblem,
}) => {
  expectProblem(/404/);
  await openPage('/exhibitors/2025/kobalt.html');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Поискать на сайте|Search the site/ })
    .click();
  await expect(page.getByRole('searchbox')).toHaveValue('kobalt');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Кобальт|Cobalt|Kobalt/ })
      .first(),
  ).toBeVisible();
});

test(
  'a path that is no valid encoding gets the page whole, which the app leaves as it came',
  { tag: '@rare' },
  async ({ page, expectProblem, visit: { prefix, lang, menu, sections, press, notFound } }) => {
    expectProblem(/status 404: .*%E0%A4%A|responded with a status of 404|URIError/);
    const isRefused = page.waitForEvent('pageerror');
    const response = await page.goto(`${prefix}/%E0%A4%A`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(heading(page)).toHaveText(notFound);
    await expect(page.getByText(`${notFound}: ${prefix}/%E0%A4%A`)).toBeVisible();
    // The first click starts the app, if it has not started by itself; its router throws.
    await page.getByRole('banner').getByText(menu, { exact: true }).click();
    await isRefused;
    await page
      .getByRole('navigation', { name: sections })
      .getByRole('link', { name: press, exact: true })
      .click();
    await expect(page).toHaveURL(`${prefix}/press/`);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the line that names the address says where it stands', async ({
    page,
    expectProblem,
    visit: { prefix, notFound },
  }) => {
    expectProblem(/404/);
    await page.goto(`${prefix}/nope/`);
    await expect(
      page.getByText(
        `${notFound}: ${prefix === '' ? 'адрес в строке браузера' : 'the address in your browser'}`,
      ),
    ).toBeVisible();
  });
});

test(
  'a hash that is no valid encoding names no place and breaks nothing',
  { tag: '@rare' },
  async ({ openPage, page, visit: { prefix } }) => {
    await openPage('/tickets/?a=1#%E0%A4%A');
    await expect(page).toHaveURL(`${prefix}/tickets/?a=1`);
    await expect(heading(page)).toBeVisible();
    await page.getByRole('contentinfo').locator(`a[href="${prefix}/press/"]`).first().click();
    await expect(page).toHaveURL(`${prefix}/press/`);
  },
);
