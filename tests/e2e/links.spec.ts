import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';

test.use({ language: 'en', cache: 'warm' });

test('a link to a page of the site is followed without a full load, with focus and title of the new page', async ({
  page,
  visit: { prefix },
}) => {
  await page.goto(`${prefix}/exhibitors/2025/`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: /Ёлка Ольховская|Yolka Olkhovskaya/ }).click();
  await expect(page).toHaveURL(`${prefix}/exhibitors/2025/yolka-olkhovskaya/`);
  await expect(page).toHaveTitle(/^(Ёлка Ольховская|Yolka Olkhovskaya) — /);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(`${prefix}/exhibitors/2025/`);
});

// Except the menu's control, which becomes a button once the app runs.
test('links that the app draws are those of the HTML', async ({ page, visit: { prefix } }) => {
  const path = `${prefix}/exhibitors/2025/yolka-olkhovskaya/`;
  await page.goto(`${prefix}/exhibitors/2025/`);
  await hydrated(page);
  await page.getByRole('link', { name: /Ёлка Ольховская|Yolka Olkhovskaya/ }).click();
  await expect(page).toHaveURL(path);
  await expect(
    page.getByRole('heading', { level: 1, name: /Ёлка Ольховская|Yolka Olkhovskaya/ }),
  ).toBeVisible();
  const [drawn, built] = await page.evaluate(async () => {
    const html = await (await fetch(location.pathname)).text();
    const tags = (of: Document) =>
      [...of.querySelectorAll('#gatsby-focus-wrapper a:not([href^="#menu_"])')].map(
        (link) => (link.cloneNode() as Element).outerHTML,
      );
    return [tags(document), tags(new DOMParser().parseFromString(html, 'text/html'))] as const;
  });
  expect(built.length).toBeGreaterThan(50);
  expect(drawn).toEqual(built);
});

test('a link to the current page only emits a click', async ({
  page,
  visit: { prefix, tickets },
}) => {
  await page.goto(`${prefix}/tickets/#refund`);
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: tickets }).click();
  await expect(page).toHaveURL(`${prefix}/tickets/#refund`);
});

test('of two links, the one pressed last wins, whichever page comes first', async ({
  page,
  visit: { prefix, press, contacts },
}) => {
  const slow = await holdPage(page, `${prefix}/press/`);
  await page.goto(`${prefix}/tickets/`);
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: press }).first().click();
  await footer.getByRole('link', { name: contacts }).first().click();
  await expect(page).toHaveURL(`${prefix}/contacts/`);
  await slow.comes();
  await expect(page).toHaveURL(`${prefix}/contacts/`);
  await page.goBack();
  await expect(page).toHaveURL(`${prefix}/tickets/`);
  await footer.getByRole('link', { name: press }).first().click();
  await expect(page).toHaveURL(`${prefix}/press/`);
});

test('the language switch, pressed after a link, wins, and a link after the switch', async ({
  page,
  visit: { prefix, press, otherLanguage, otherPrefix },
}) => {
  const slow = await holdPage(page, `${prefix}/press/`);
  const slowSwitch = await holdPage(page, `${prefix}/contacts/`);
  await page.goto(`${prefix}/tickets/`);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: press }).first().click();
  await page.getByRole('banner').getByRole('link', { name: otherLanguage }).click();
  await expect(page).toHaveURL(`${otherPrefix}/tickets/`);
  await slow.comes();
  await expect(page).toHaveURL(`${otherPrefix}/tickets/`);

  await page.goto(`${otherPrefix}/contacts/`);
  await hydrated(page);
  const chosen = await page.context().cookies();
  await page.locator('header a[data-locale]').click();
  await page.getByRole('contentinfo').locator(`a[href="${otherPrefix}/press/"]`).first().click();
  await expect(page).toHaveURL(`${otherPrefix}/press/`);
  await slowSwitch.comes();
  await expect(page).toHaveURL(`${otherPrefix}/press/`);
  expect(await page.context().cookies()).toEqual(chosen);
});

test('Back, pressed after a link, wins', async ({ page, visit: { prefix, press, contacts } }) => {
  const slow = await holdPage(page, `${prefix}/press/`);
  await page.goto(`${prefix}/tickets/`);
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: contacts }).first().click();
  await expect(page).toHaveURL(`${prefix}/contacts/`);
  await footer.getByRole('link', { name: press }).first().click();
  await page.goBack();
  await expect(page).toHaveURL(`${prefix}/tickets/`);
  await slow.comes();
  await expect(page).toHaveURL(`${prefix}/tickets/`);
});

test('a link pressed twice while its page is on the way opens it once', async ({
  page,
  visit: { prefix, press },
}) => {
  const slow = await holdPage(page, `${prefix}/press/`);
  await page.goto(`${prefix}/tickets/`);
  await hydrated(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: press }).first();
  await link.click();
  await link.click();
  await slow.comes();
  await expect(page).toHaveURL(`${prefix}/press/`);
  await page.goBack();
  await expect(page).toHaveURL(`${prefix}/tickets/`);
});

test('a click that asks for a tab of its own is left to the browser', async ({
  page,
  visit: { prefix, tickets },
}) => {
  await page.goto(`${prefix}/tickets/`);
  await hydrated(page);
  // The last listener records what became of a click and stops the browser from opening a tab,
  // since showing it is Chromium's business.
  await page.evaluate(() => {
    for (const type of ['click', 'auxclick']) {
      window.addEventListener(type, (event) => {
        document.title = event.defaultPrevented ? 'taken' : 'left';
        event.preventDefault();
      });
    }
  });
  const link = page.getByRole('banner').getByRole('link', { name: tickets });
  const asked = [
    { modifiers: ['Control'] },
    { modifiers: ['Shift'] },
    { button: 'middle' },
  ] satisfies Parameters<typeof link.click>[0][];
  for (const options of asked) {
    await page.evaluate(() => void (document.title = 'unheard'));
    await link.click(options);
    await expect(page).toHaveTitle('left');
  }
  await link.click();
  await expect(page).toHaveTitle('taken');
});

for (const way of ['by its address', 'by a filter']) {
  test(`a link to the list leads from its galleries, chosen ${way}, to the whole list, and Back to the galleries`, async ({
    page,
    visit: { prefix },
  }) => {
    const list = `${prefix}/exhibitors/2025/`;
    const galleries = `${list}?type=gallery`;
    await page.goto(way === 'by a filter' ? list : galleries);
    await hydrated(page);
    const rows = page.locator('main li[data-type]:visible');
    const crumb = page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^(Участники|Exhibitors)$/ });
    if (way === 'by a filter')
      await page
        .getByRole('link', { name: /^(Галереи|Galleries)/ })
        .first()
        .click();
    await expect(page).toHaveURL(galleries);
    await expect(rows.and(page.locator('[data-type="artist"]'))).toHaveCount(0);
    await crumb.click();
    await expect(page).toHaveURL(list);
    await expect(rows.and(page.locator('[data-type="artist"]'))).not.toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(galleries);
    await expect(rows.and(page.locator('[data-type="artist"]'))).toHaveCount(0);
  });
}

test('an outside link opens a new tab with nofollow and noopener', async ({
  page,
  visit: { prefix },
}) => {
  await page.goto(`${prefix}/exhibitors/2025/yolka-olkhovskaya/`);
  const link = page.getByRole('link', { name: 'olkhovskaya.example', exact: true });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'nofollow noopener');
});

test("the stand's ticket leads to the map in the page's language", async ({
  page,
  visit: { prefix },
}) => {
  await page.goto(`${prefix}/exhibitors/2025/yolka-olkhovskaya/`);
  await expect(page.getByRole('link', { name: /C07/ }).first()).toHaveAttribute(
    'href',
    `${prefix}/map/?stand=C07`,
  );
});

/** Holds a page's data back until it is told that they come; by then the app has seen them. */
async function holdPage(page: Page, path: string): Promise<{ comes: () => Promise<void> }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/page-data${path}page-data.json*`, async (route) => {
    await held;
    await route.continue();
  });
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
