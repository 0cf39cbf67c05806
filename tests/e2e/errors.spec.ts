import type { Page } from '@playwright/test';
import { expect, heading, hydrated, test } from '../support/fair';
import { changePageData } from '../support/pageData';

test.use({ language: 'en', cache: 'warm' });

const home = /^(Вернуться на главную|Return to the main page)$/;
const inFooter = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();
/** Adds a script to the page, of the site or of others. */
async function addScript(page: Page, src: string, body: string): Promise<void> {
  await page.route(
    ({ href }) => href.endsWith(src),
    (route) => route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.evaluate((address) => {
    const script = document.createElement('script');
    script.src = address;
    document.head.append(script);
  }, src);
}

test(
  'page-data answered with 500 shows the screen in the language of the page, whole',
  { tag: '@rare' },
  async ({ openPage, page, expectProblem, visit: { prefix, lang, unavailable } }) => {
    expectProblem(/status 500|status of 500/);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.route(`**/page-data${prefix}/press/page-data.json*`, (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await openPage('/tickets/');
    const footer = await page.getByRole('contentinfo').innerText();
    await inFooter(page, `${prefix}/press/`).click();
    await expect(page).toHaveURL(`${prefix}/press/`);
    await expect(heading(page)).toHaveText(unavailable);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle(new RegExp(`^${unavailable} — `));
    expect(await page.getByRole('contentinfo').innerText()).toBe(footer);
    // The arcade above it leaves the way out in sight.
    await expect(page.getByRole('main').getByRole('link', { name: home })).toBeInViewport({
      ratio: 1,
    });
    await page.getByRole('main').getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(`${prefix}/`);
  },
);

test(
  'a first page whose data are answered with 500 gives way to the screen, and loads again',
  { tag: '@rare' },
  async ({ page, expectProblem, visit: { prefix, unavailable } }) => {
    expectProblem(/status 500|status of 500|React error #4\d\d/);
    const data = `**/page-data${prefix}/convention/page-data.json*`;
    await page.route(data, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(`${prefix}/convention/`);
    await expect(heading(page)).toHaveText(unavailable);
    await page.unroute(data);
    await page.getByRole('link', { name: /^(Загрузить снова|Load it again)$/ }).click();
    await expect(heading(page)).not.toHaveText(unavailable);
    await hydrated(page);
    await expect(page).toHaveURL(`${prefix}/convention/`);
    await expect(heading(page)).not.toHaveText(unavailable);
  },
);

test('a page that cannot be rendered shows the screen, and loads again', async ({
  page,
  expectProblem,
  visit: { prefix, unavailable },
}) => {
  expectProblem(/page|React error #423/);
  const damaged = await changePageData(page, `${prefix}/convention/`, (data) => {
    const json = JSON.parse(data) as { result: { data: { page: unknown } } };
    json.result.data.page = null;
    return JSON.stringify(json);
  });
  await page.goto(`${prefix}/convention/?a=1`);
  await expect(heading(page)).toHaveText(unavailable);
  await expect(page).toHaveTitle(unavailable);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await damaged.dispose();
  await page.getByRole('link', { name: /^(Загрузить снова|Load it again)$/ }).click();
  await hydrated(page);
  await expect(page).toHaveURL(`${prefix}/convention/?a=1`);
  await expect(heading(page)).not.toHaveText(unavailable);
});

test(
  'a fatal error or a rejection of our own script shows the screen, and its link leaves it',
  { tag: '@rare' },
  async ({ openPage, page, expectProblem, visit: { prefix, unavailable } }) => {
    expectProblem(/broken on purpose/);
    await openPage('/tickets/');
    await addScript(page, '/own-script.js', 'throw new Error("broken on purpose")');
    await expect(heading(page)).toHaveText(unavailable);
    await page.getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(`${prefix}/`);
    await expect(heading(page)).not.toHaveText(unavailable);
    await hydrated(page);
    await addScript(page, '/own-task.js', 'Promise.reject(new Error("broken on purpose"))');
    await expect(heading(page)).toHaveText(unavailable);
  },
);

test(
  'where not even the screen can be loaded, the static page is',
  { tag: '@rare' },
  async ({ openPage, page, expectProblem, visit: { prefix, lang, unavailable } }) => {
    expectProblem(/.*/);
    await openPage('/tickets/');
    await page.route(/localhost:\d+\/(?!app-|framework-|webpack-)[^/]+\.js$/, (route) =>
      route.abort(),
    );
    await addScript(page, '/own-script.js', 'throw new Error("broken on purpose")');
    await expect(page).toHaveURL(`${prefix}/500/`);
    await expect(heading(page)).toHaveText(unavailable);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('navigation', { name: /Путь|Breadcrumbs/ })).toContainText('500');
  },
);
