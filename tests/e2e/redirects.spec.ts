import { readFileSync } from 'node:fs';
import { expect, hydrated, test } from '../support/fair';
import { visits } from '../support/visits';

const moved = [
  ['/programme/', 301, '/program/'],
  ['/programme', 301, '/program/'],
  ['/schedule/', 301, '/program/#schedule'],
  ['/buy/', 302, '/tickets/'],
  ['/participants/2025/yolka-olkhovskaya/', 301, '/exhibitors/2025/yolka-olkhovskaya/'],
  ['/news/2019/some/', 301, '/press/'],
] as const;

for (const prefix of ['', '/en']) {
  for (const [from, status, to] of moved) {
    test(`${prefix}${from} answers ${status} to ${prefix}${to}`, async ({ request }) => {
      const response = await request.get(prefix + from, { maxRedirects: 0 });
      expect(response.status()).toBe(status);
      expect(response.headers()['location']).toBe(prefix + to);
    });
  }

  test(`${prefix}/lottery/ is gone: 410, with the error screen`, async ({ page, expectProblem }) => {
    expectProblem(/410|404/);
    const response = await page.goto(`${prefix}/lottery/`);
    expect(response?.status()).toBe(410);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(prefix === '' ? 'Страница не найдена' : 'Page not found');
  });
}

/** Opens a page of which one menu link leads elsewhere, as a link in an old text would; once the list of pages has come. */
async function openWithLink(page: Parameters<typeof hydrated>[0], { prefix, menu, sections, press }: (typeof visits)[number], to: string): Promise<void> {
  await page.route(`**/page-data${prefix}/convention/page-data.json`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('"to":"/press/"', `"to":"${to}"`) });
  });
  const meta = page.waitForResponse(/\/builds\/meta\//);
  await page.goto(`${prefix}/convention/`);
  await hydrated(page);
  await meta;
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByText(menu, { exact: true }).click();
  await page.getByRole('navigation', { name: sections }).getByRole('link', { name: press, exact: true }).click();
}

for (const visit of visits) {
  test.describe(`${visit.prefix}/ with a ${visit.cache} cache`, () => {
    test.use({ cache: visit.cache });

    test('a link to a moved path is followed in the app, query kept', async ({ page, expectProblem }) => {
      expectProblem(/404.*|status 404: .*buy/);
      await openWithLink(page, visit, '/buy/?from=text');
      await expect(page).toHaveURL(`${visit.prefix}/tickets/?from=text`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });

    test('a link to a path that only the host knows is a full load', async ({ page, expectProblem }) => {
      expectProblem(/404|410/);
      await openWithLink(page, visit, '/lottery/');
      await expect(page).toHaveURL(`${visit.prefix}/lottery/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(visit.notFound);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    });
  });
}

test('every rule stands in _redirects in both languages, and nothing grows with the pages', () => {
  const lines = readFileSync('public/_redirects', 'utf8').split('\n').filter((line) => line.startsWith('/'));
  expect(lines).toContain('/en/participants/*  /en/exhibitors/:splat  301');
  expect(lines).toContain('/lottery/  /404.html  410');
  expect(lines.length).toBe(2 * 6 + 4);
});
