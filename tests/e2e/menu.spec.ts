import type { Locator, Page } from '@playwright/test';
import { expect, heading, holdRequests, hydrated, test } from '../support/fair';
import { walkMenu } from '../support/menuWalk';
import type { Visit } from '../support/visits';

test.use({ language: 'en' });

const button = (page: Page, { menu }: Pick<Visit, 'menu'>) =>
  page.getByRole('banner').getByText(menu, { exact: true });
const sheet = (page: Page, { sections }: Pick<Visit, 'sections'>) =>
  page.getByRole('navigation', { name: sections });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('the menu opens, breaks no word, closes by Escape with focus on its button, and closes on arrival', async ({
  openPage,
  page,
  visit,
}) => {
  await openPage('/');
  const menu = sheet(page, visit);
  await button(page, visit).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  for (const width of [320, 360, 430, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { broken, over } = await menu.evaluate(measureWords);
    expect.soft(broken, `${width} px`).toEqual([]);
    expect.soft(over, `${width} px`).toBe(0);
    expect.soft(await page.evaluate(isCovered), `${width} px`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button(page, visit)).toBeFocused();
  await button(page, visit).click();
  await menu.getByRole('link', { name: visit.press, exact: true }).click();
  await expect(page).toHaveURL(`${visit.prefix}/press/`);
  await expect(menu).toBeHidden();
});

/** Whether the menu covers the window to its last line of pixels; runs in the page. */
function isCovered(): boolean {
  const last = document.elementFromPoint(window.innerWidth / 2, window.innerHeight - 1);
  return last !== null && last.closest('nav') !== null;
}

/** Words broken across two lines, and by how much the sheet is too wide; runs in the page. */
function measureWords(sheet: Element): { broken: string[]; over: number } {
  const broken = [...sheet.querySelectorAll('a')].flatMap((link) => {
    const text = link.firstChild as Text;
    return [...text.data.matchAll(/[^\s\u00a0\u2011-]+/g)].flatMap((word) => {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      return range.getClientRects().length > 1 ? [word[0]] : [];
    });
  });
  return { broken, over: sheet.scrollWidth - sheet.clientWidth };
}

/**
 * Presses where it is now. Playwright's own click would scroll the page for an element that sticks
 * to the window.
 */
async function pressInPlace(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} is not shown`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Whether a link of the menu leads to this page, to `#team` or to the map; the full run follows
 * more links.
 */
const near = (path: string) => (href: string) =>
  href.split('#')[0] === path || /#team$|\/map\/$/.test(href);

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('what is chosen in the menu is seen and has the focus, and the menu is closed', async ({
    page,
    visit,
  }) => {
    const from = `${visit.prefix}/volunteers/`;
    const walk = { from, way: 'touch', hasScripts: true, ...visit } as const;
    expect(await walkMenu(page, walk, near(from))).toBeGreaterThan(2);
  });

  test('the menu leaves the page where it was, and the header’s own links close it', async ({
    openPage,
    page,
    visit,
  }) => {
    await openPage('/tickets/');
    await page.mouse.wheel(0, 700);
    await expect.poll(() => scrolled(page)).toBe(700);
    await pressInPlace(page, button(page, visit));
    await expect(sheet(page, visit)).toBeVisible();
    const close = page.getByRole('banner').getByText(/^(Закрыть|Close)$/);
    await pressInPlace(page, close);
    await expect(sheet(page, visit)).toBeHidden();
    expect(await scrolled(page)).toBe(700);
    await pressInPlace(page, button(page, visit));
    await expect(sheet(page, visit)).toBeVisible();
    const tickets = page
      .getByRole('banner')
      .getByRole('link', { name: visit.tickets, exact: true });
    await tickets.last().click();
    await expect(sheet(page, visit)).toBeHidden();
    await expect.poll(() => scrolled(page)).toBe(0);
  });
});

test(
  'a menu opened before the app has started stays open, and then closes as ever',
  { tag: '@rare' },
  async ({ page, visit }) => {
    const release = await holdRequests(page, /\/app-[^/]*\.js$/);
    const path = `${visit.prefix}/tickets/`;
    await page.goto(path);
    const menu = sheet(page, visit);
    await button(page, visit).click();
    await expect(menu).toBeVisible();
    release();
    await hydrated(page);
    await expect(menu).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button(page, visit)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(menu).toBeVisible();
    await menu.locator(`a[href="${path}#refund"]`).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(`${path}#refund`);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu leads to a page, the page to another, the switch to its twin', async ({
    page,
    visit,
  }) => {
    const { prefix, otherPrefix, otherLanguage } = visit;
    const artist = '/exhibitors/2025/yolka-olkhovskaya/';
    await page.goto(`${prefix}/`);
    await button(page, visit).click();
    await sheet(page, visit).locator(`a[href="${prefix}/exhibitors/2025/"]`).click();
    await expect(page).toHaveURL(`${prefix}/exhibitors/2025/`);
    await page.locator(`main a[href="${prefix}${artist}"]`).first().click();
    await expect(heading(page)).toHaveText(/^(Ёлка Ольховская|Yolka Olkhovskaya)$/);
    await page.getByRole('banner').getByRole('link', { name: otherLanguage }).click();
    await expect(page).toHaveURL(otherPrefix + artist);
  });
});
