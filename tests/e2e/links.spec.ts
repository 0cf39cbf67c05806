import type { Page } from '@playwright/test';
import { expect, holdRequests, hydrated, test } from '../support/fair';

test.use({ language: 'en', cache: 'warm' });

// Except the menu's control, which becomes a button once the app runs.
test('a link to a page of the site is followed without a full load, with the title of the new page and the links of its HTML', async ({
  openPage,
  page,
  visit: { prefix },
}) => {
  await openPage('/exhibitors/2025/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: /Ёлка Ольховская|Yolka Olkhovskaya/ }).click();
  await expect(page).toHaveURL(`${prefix}/exhibitors/2025/yolka-olkhovskaya/`);
  await expect(page).toHaveTitle(/^(Ёлка Ольховская|Yolka Olkhovskaya) — /);
  const name = /^(Ёлка Ольховская|Yolka Olkhovskaya)$/;
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // To screen readers, in the page's language: Gatsby itself says "Navigated to …" in both.
  await expect(page.locator('[aria-live=assertive]:visible')).toHaveText(name);
  await expect(page.getByRole('link', { name: /C07/ }).first()).toHaveAttribute(
    'href',
    `${prefix}/map/#stand-C07`,
  );
  const [drawn, built] = await page.evaluate(async () => {
    const html = await (await fetch(location.pathname)).text();
    // Its styles are not this page's, so this page's policy refuses them.
    const plain = html.replace(/<style[^]*?<\/style>/g, '');
    const tags = (of: Document) =>
      [...of.querySelectorAll('#gatsby-focus-wrapper a:not([href^="#menu_"])')].map(
        (link) => (link.cloneNode() as Element).outerHTML,
      );
    return [tags(document), tags(new DOMParser().parseFromString(plain, 'text/html'))] as const;
  });
  expect(built.length).toBeGreaterThan(50);
  expect(drawn).toEqual(built);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(`${prefix}/exhibitors/2025/`);
});

test(
  'while a page is on its way, what is pressed last wins: another link, Back, the language switch',
  { tag: '@rare' },
  async ({ openPage, page, visit: { prefix, press, contacts, otherLanguage, otherPrefix } }) => {
    const slow = await holdPage(page, `${prefix}/press/`);
    await openPage('/tickets/');
    const inFooter = (name: string) =>
      page.getByRole('contentinfo').getByRole('link', { name }).first();
    await inFooter(press).click();
    await inFooter(contacts).click();
    await expect(page).toHaveURL(`${prefix}/contacts/`);
    await inFooter(press).click();
    await page.goBack();
    await expect(page).toHaveURL(`${prefix}/tickets/`);
    await inFooter(press).click();
    await page.getByRole('banner').getByRole('link', { name: otherLanguage }).click();
    await expect(page).toHaveURL(`${otherPrefix}/tickets/`);
    await slow.comes();
    await expect(page).toHaveURL(`${otherPrefix}/tickets/`);
    await page.goBack();
    await expect(page).toHaveURL(`${prefix}/tickets/`);
    await inFooter(press).click();
    await expect(page).toHaveURL(`${prefix}/press/`);
  },
);

test(
  'a link pressed after the language switch wins over it',
  { tag: '@rare' },
  async ({ openPage, page, visit: { prefix, press, otherLanguage, otherPrefix } }) => {
    const slow = await holdPage(page, `${otherPrefix}/tickets/`);
    await openPage('/tickets/');
    const chosen = await page.context().cookies();
    await page.getByRole('banner').getByRole('link', { name: otherLanguage }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: press }).first().click();
    await expect(page).toHaveURL(`${prefix}/press/`);
    await slow.comes();
    await expect(page).toHaveURL(`${prefix}/press/`);
    expect(await page.context().cookies()).toEqual(chosen);
  },
);

test('a link to the current page does not leave what its query shows; the same place again is no step of the history', async ({
  openPage,
  page,
  visit: { prefix },
}) => {
  const list = `${prefix}/exhibitors/2025/`;
  await page.goto(list);
  await hydrated(page);
  const artists = page.locator('main li[data-type="artist"]:visible');
  await page
    .getByRole('link', { name: /^(Галереи|Galleries)/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${list}?type=gallery`);
  await expect(artists).toHaveCount(0);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^(Участники|Exhibitors)$/ })
    .click();
  await expect(page).toHaveURL(`${list}?type=gallery`);
  await expect(artists).toHaveCount(0);

  await openPage('/convention/');
  const place = `${prefix}/convention/#contract-offer`;
  const link = page.locator(`main a[href="${place}"]`).first();
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  for (let press = 0; press < 3; press += 1) {
    await link.click();
    await expect(page).toHaveURL(place);
    await expect(page.locator('#contract-offer')).toBeInViewport();
  }
  expect((await steps()) - before).toBe(1);
});

/** Holds a page's data back until it is told that they come; by then the app has seen them. */
async function holdPage(page: Page, path: string): Promise<{ comes: () => Promise<void> }> {
  const release = await holdRequests(page, `**/page-data${path}page-data.json*`);
  return {
    comes: async () => {
      release();
      await page.evaluate(async (asked) => {
        await window.___loader?.loadPage(asked);
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }, path);
    },
  };
}
