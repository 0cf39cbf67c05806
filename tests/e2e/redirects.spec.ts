import { expect, heading, hydrated, test } from '../support/fair';
import { moved } from '../support/moved';
import { changePageData } from '../support/pageData';
import type { Visit } from '../support/visits';

test.use({ language: 'en' });

test('every address that has moved leads to a page in one hop, for good or for a while', async ({
  request,
}) => {
  const ask = (path: string) => request.get(path, { maxRedirects: 0 });
  for (const prefix of ['', '/en']) {
    for (const [from, status, to] of moved) {
      const response = await ask(prefix + from);
      expect
        .soft([response.status(), response.headers()['location']], prefix + from)
        .toEqual([status, prefix + to]);
      // One redirect, not a chain.
      const target = prefix + to.replace(/#.*/, '');
      expect.soft((await ask(target)).status(), target).toBe(200);
    }
  }
});

test('a page that is gone is answered 410 in its language, and does not say 404', async ({
  page,
  expectProblem,
  visit: { prefix, lang, gone },
}) => {
  expectProblem(/410|404/);
  const path = `${prefix}/lottery/`;
  const response = await page.goto(path);
  expect(response?.status()).toBe(410);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page).toHaveTitle(new RegExp(`^${gone} — [^/]+$`));
  await expect(heading(page)).toHaveText(gone);
  await expect(main).toContainText(/(Ошибка|Error) 410/);
  await expect(main).not.toContainText(/(Ошибка|Error) 404/);
  await expect(page.getByText(`${gone}: ${path}`)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('navigation', { name: /Путь|Breadcrumbs/ })).toContainText('410');
  await main
    .getByRole('link', { name: /^(Вернуться на главную|Return to the main page)$/ })
    .click();
  await expect(page).toHaveURL(`${prefix}/`);
});

test('a link to a moved path is followed in the app, query kept; to one that only the host knows it is a full load', async ({
  page,
  expectProblem,
  visit,
}) => {
  expectProblem(/404|410/);
  const isSame = () => page.evaluate(() => 'sameDocument' in window);
  const change = await openWithLink(page, visit, '/buy/?from=text');
  await expect(page).toHaveURL(`${visit.prefix}/tickets/?from=text`);
  await expect(heading(page)).toBeVisible();
  expect(await isSame()).toBe(true);
  await change.dispose();
  await openWithLink(page, visit, '/lottery/');
  await expect(page).toHaveURL(`${visit.prefix}/lottery/`);
  await expect(heading(page)).toHaveText(visit.gone);
  expect(await isSame()).toBe(false);
});

/**
 * Opens a page in which one menu link leads elsewhere, like a link in an old text; waits for the
 * list of pages.
 */
async function openWithLink(
  page: Parameters<typeof hydrated>[0],
  { prefix, menu, sections, press }: Visit,
  to: string,
): ReturnType<typeof changePageData> {
  const change = await changePageData(page, `${prefix}/convention/`, (data) =>
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
  return change;
}
