import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';
import { walkMenu, ways } from '../support/menuWalk';
import { visits } from '../support/visits';

test('the menu opens, closes by Escape with focus on its button, and closes on arrival', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const button = page.getByRole('banner').getByText('Меню', { exact: true });
  const menu = page.getByRole('navigation', { name: 'Разделы сайта' });
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'Пресса', exact: true }).click();
  await expect(page).toHaveURL('/press/');
  await expect(menu).toBeHidden();
});

/**
 * Presses where the words are now. Playwright's own click would scroll the page for an element that
 * sticks to the window.
 */
async function pressInPlace(page: Page, words: string): Promise<void> {
  const box = await page.getByRole('banner').getByText(words, { exact: true }).boundingBox();
  if (box === null) throw new Error(`${words} is not shown`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Links of this page and a few others; the audit follows all of them, from ten pages. */
const near = (path: string) => (href: string) =>
  href.split('#')[0] === path || /#(excursions|team|media)$|\/map\/$/.test(href);

for (const { prefix, menu, sections, tickets } of visits) {
  for (const hasScripts of [true, false]) {
    test.describe(`${prefix}/ ${hasScripts ? 'with' : 'without'} JavaScript`, () => {
      test.use({
        javaScriptEnabled: hasScripts,
        hasTouch: true,
        viewport: { width: 390, height: 780 },
      });

      test('what is chosen in the menu is seen and has the focus, and the menu is closed', async ({
        page,
      }) => {
        for (const [index, from] of ['/volunteers/', '/tickets/', '/'].entries()) {
          const way = ways[index] ?? 'mouse';
          const path = prefix + from;
          expect(
            await walkMenu(page, { from: path, way, hasScripts, menu, sections }, near(path)),
          ).toBeGreaterThan(4);
        }
      });

      test('the header’s own links close the open menu', async ({ page }) => {
        const path = `${prefix}/tickets/`;
        await page.goto(`${path}#refund`);
        if (hasScripts) await hydrated(page);
        await page.getByRole('banner').getByText(menu, { exact: true }).click();
        await expect(page.getByRole('navigation', { name: sections })).toBeVisible();
        await page
          .getByRole('banner')
          .getByRole('link', { name: tickets, exact: true })
          .last()
          .click();
        await expect(page.getByRole('navigation', { name: sections })).toBeHidden();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      });

      test('opening and closing the menu leaves the page where it was', async ({ page }) => {
        await page.goto(`${prefix}/tickets/`);
        if (hasScripts) await hydrated(page);
        await page.mouse.wheel(0, 700);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
        await pressInPlace(page, menu);
        await expect(page.getByRole('navigation', { name: sections })).toBeVisible();
        await pressInPlace(page, prefix === '' ? 'Закрыть' : 'Close');
        await expect(page.getByRole('navigation', { name: sections })).toBeHidden();
        expect(await page.evaluate(() => window.scrollY)).toBe(700);
      });
    });
  }
}

test('a menu opened before the app has started stays open, and then closes as ever', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/app-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/tickets/');
  const menu = page.getByRole('navigation', { name: 'Разделы сайта' });
  await page.getByRole('banner').getByText('Меню', { exact: true }).click();
  await expect(menu).toBeVisible();
  release();
  await hydrated(page);
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL('/tickets/');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  const button = page.getByRole('banner').getByText('Меню', { exact: true });
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Возврат билетов' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/tickets/#refund');
});

test('a place inside a folded answer is unfolded by a link to it', async ({ page }) => {
  // The content has no such anchor yet, but editors may link to any.
  await page.goto('/volunteers/');
  await hydrated(page);
  await page.evaluate(() => {
    const place = document.getElementById('gallery') as HTMLElement;
    const fold = document.createElement('details');
    place.replaceWith(fold);
    fold.append(place);
  });
  await page.getByRole('banner').getByText('Меню', { exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Разделы сайта' })
    .getByRole('link', { name: 'Галерея волонтёров' })
    .click();
  await expect(page.locator('#gallery')).toBeInViewport();
});

for (const { prefix, menu, sections } of visits) {
  test(`${prefix}/: no word of the menu is broken, from 320 px up`, async ({ page }) => {
    await page.goto(`${prefix}/`);
    await hydrated(page);
    await page.getByRole('banner').getByText(menu, { exact: true }).click();
    const sheet = page.getByRole('navigation', { name: sections });
    for (const width of [320, 340, 360, 375, 390, 412, 430, 480, 540, 640, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sheet.evaluate(brokenWords), `${width} px`).toEqual([]);
      expect(await sheet.evaluate((box) => box.scrollWidth - box.clientWidth), `${width} px`).toBe(
        0,
      );
    }
  });
}

/** Words broken across two lines; runs in the page. */
function brokenWords(sheet: Element): string[] {
  return [...sheet.querySelectorAll('a')].flatMap((link) => {
    const text = link.firstChild as Text;
    return [...text.data.matchAll(/[^\s\u00a0\u2011-]+/g)].flatMap((word) => {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      return range.getClientRects().length > 1 ? [word[0]] : [];
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, leads to a page, and the page reads', async ({ page }) => {
    await page.goto('/en/');
    await page.getByRole('banner').getByText('Menu', { exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Sections of the site' })
      .getByRole('link', { name: 'Exhibitors', exact: true })
      .click();
    await expect(page).toHaveURL('/en/exhibitors/2025/');
    await page.getByRole('link', { name: /Yolka Olkhovskaya/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yolka Olkhovskaya');
    await page.getByRole('banner').getByRole('link', { name: 'Русский' }).click();
    await expect(page).toHaveURL('/exhibitors/2025/yolka-olkhovskaya/');
  });

  test('answers unfold', async ({ page }) => {
    await page.goto('/tickets/');
    const question = page.locator('main details').first();
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
  });
});
