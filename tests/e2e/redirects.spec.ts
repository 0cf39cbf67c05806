import { readFileSync } from 'node:fs';
import { attributeValues, readPage } from '../support/builtHtml';
import { builtPages } from '../support/builtPages';
import { expect, hydrated, test } from '../support/fair';
import { moved } from '../support/moved';
import { changePageData } from '../support/pageData';
import { visits } from '../support/visits';
import { siteFolder } from '../support/siteFolder';

for (const prefix of ['', '/en']) {
  for (const [from, status, to] of moved) {
    test(`${prefix}${from} answers ${status} to ${prefix}${to}`, async ({ request }) => {
      const response = await request.get(prefix + from, { maxRedirects: 0 });
      expect(response.status()).toBe(status);
      expect(response.headers()['location']).toBe(prefix + to);
      // One redirect, not a chain.
      expect(
        (await request.get(prefix + to.replace(/#.*/, ''), { maxRedirects: 0 })).status(),
      ).toBe(200);
    });
  }
}

test('every work has a short address, which answers 301 to its place on a page', async ({
  request,
}) => {
  const places = builtPages().flatMap((page) => {
    const [, prefix = '', rest] = /^(\/en)?\/exhibitors\/(\d{4}\/[^/]+)\/$/.exec(page) ?? [];
    return rest === undefined
      ? []
      : attributeValues(readPage(page), 'id')
          .filter((id) => id.startsWith('work-'))
          .map((id) => [`${prefix}/w/${rest}/${id.slice('work-'.length)}/`, `${page}#${id}`]);
  });
  expect(places.length).toBeGreaterThan(800);
  for (const [from = '', to] of places) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']], from).toEqual([301, to]);
  }
});

const gone = [
  {
    prefix: '',
    lang: 'ru-RU',
    title: 'Страница удалена',
    code: 'Ошибка 410',
    notFound: 'Ошибка 404',
    home: 'Вернуться на главную',
  },
  {
    prefix: '/en',
    lang: 'en-US',
    title: 'Page gone',
    code: 'Error 410',
    notFound: 'Error 404',
    home: 'Return to the main page',
  },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'a page that is gone' : 'a page that is gone, without JavaScript',
    () => {
      test.use({ javaScriptEnabled });

      for (const { prefix, lang, title, code, notFound, home } of gone) {
        test(`${prefix}/lottery/ is answered 410 in its language, and does not say 404`, async ({
          page,
          expectProblem,
        }) => {
          expectProblem(/410|404/);
          const response = await page.goto(`${prefix}/lottery/`);
          expect(response?.status()).toBe(410);
          if (javaScriptEnabled) await hydrated(page);
          await expect(page.locator('html')).toHaveAttribute('lang', lang);
          await expect(page).toHaveTitle(new RegExp(`^${title} — [^/]+$`));
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
          await expect(page.getByRole('main')).toContainText(code);
          await expect(page.getByRole('main')).not.toContainText(notFound);
          if (javaScriptEnabled)
            await expect(page.getByText(`${title}: ${prefix}/lottery/`)).toBeVisible();
          await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
          await expect(page.getByRole('navigation', { name: /Путь|Breadcrumbs/ })).toContainText(
            '410',
          );
          await page.getByRole('main').getByRole('link', { name: home }).click();
          await expect(page).toHaveURL(`${prefix}/`);
        });
      }
    },
  );
}

/**
 * Opens a page in which one menu link leads elsewhere, like a link in an old text; waits for the
 * list of pages.
 */
async function openWithLink(
  page: Parameters<typeof hydrated>[0],
  { prefix, menu, sections, press }: (typeof visits)[number],
  to: string,
): Promise<void> {
  await changePageData(page, `${prefix}/convention/`, (data) =>
    data.replaceAll('"to":"/press/"', `"to":"${to}"`),
  );
  const meta = page.waitForResponse(/\/builds\/meta\//);
  await page.goto(`${prefix}/convention/`);
  await hydrated(page);
  await meta;
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByText(menu, { exact: true }).click();
  await page
    .getByRole('navigation', { name: sections })
    .getByRole('link', { name: press, exact: true })
    .click();
}

for (const visit of visits) {
  test.describe(`${visit.prefix}/ with a ${visit.cache} cache`, () => {
    test.use({ cache: visit.cache });

    test('a link to a moved path is followed in the app, query kept', async ({
      page,
      expectProblem,
    }) => {
      expectProblem(/404.*|status 404: .*buy/);
      await openWithLink(page, visit, '/buy/?from=text');
      await expect(page).toHaveURL(`${visit.prefix}/tickets/?from=text`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });

    test('a link to a path that only the host knows is a full load', async ({
      page,
      expectProblem,
    }) => {
      expectProblem(/404|410/);
      await openWithLink(page, visit, '/lottery/');
      await expect(page).toHaveURL(`${visit.prefix}/lottery/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(visit.gone);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    });
  });
}

test('every rule stands in _redirects in both languages, and nothing grows with the pages', () => {
  const lines = readFileSync(`${siteFolder}/_redirects`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  expect(lines).toContain('/en/participants/2025/:slug/  /en/exhibitors/2025/:slug/  301');
  expect(lines).toContain('/lottery/  /410.html  410');
  expect(lines).toContain('/en/lottery/  /en/410.html  410');
  // Five rules of editors, the expansion of the sixth, five lists, one for all works; the host's
  // own rules are those of the old pages and the English 404.
  expect(lines.length).toBe(2 * (5 + 5 + 5 + 1) + 4 + 1);
  // After all others that match English paths.
  expect(lines.filter((line) => line.startsWith('/en/')).at(-1)).toBe('/en/*  /en/404.html  404');
});
