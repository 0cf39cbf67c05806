import { expect, hydrated, test } from '../support/fair';
import { visits } from '../support/visits';

for (const { prefix, cache, tickets } of visits) {
  test.describe(`${prefix}/ with a ${cache} cache`, () => {
    test.use({ cache });

    test('a link to a page of the site is followed without a full load, with focus and title of the new page', async ({ page }) => {
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

    test('a link to the current page only emits a click', async ({ page }) => {
      await page.goto(`${prefix}/tickets/?kept=1`);
      await hydrated(page);
      await page.getByRole('banner').getByRole('link', { name: tickets }).click();
      await expect(page).toHaveURL(`${prefix}/tickets/?kept=1`);
    });

    test('an outside link opens a new tab with nofollow and noopener', async ({ page }) => {
      await page.goto(`${prefix}/exhibitors/2025/yolka-olkhovskaya/`);
      const link = page.getByRole('link', { name: 'olkhovskaya.example', exact: true });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'nofollow noopener');
    });

    test("the stand's ticket leads to the map in the page's language", async ({ page }) => {
      await page.goto(`${prefix}/exhibitors/2025/yolka-olkhovskaya/`);
      await expect(page.getByRole('link', { name: /C07/ }).first()).toHaveAttribute('href', `${prefix}/map/?stand=C07`);
    });
  });
}
