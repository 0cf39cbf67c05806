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

    test('links that the app draws are those of the HTML', async ({ page }) => {
      const path = `${prefix}/exhibitors/2025/yolka-olkhovskaya/`;
      await page.goto(`${prefix}/exhibitors/2025/`);
      await hydrated(page);
      await page.getByRole('link', { name: /Ёлка Ольховская|Yolka Olkhovskaya/ }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: /Ёлка Ольховская|Yolka Olkhovskaya/ })).toBeVisible();
      const [drawn, built] = await page.evaluate(async () => {
        const html = await (await fetch(location.pathname)).text();
        const tags = (of: Document) => [...of.querySelectorAll('#gatsby-focus-wrapper a')].map((link) => (link.cloneNode() as Element).outerHTML);
        return [tags(document), tags(new DOMParser().parseFromString(html, 'text/html'))] as const;
      });
      expect(built.length).toBeGreaterThan(50);
      expect(drawn).toEqual(built);
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
