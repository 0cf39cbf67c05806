import { samplePages } from '../support/builtPages';
import { expect, hydrated, test } from '../support/fair';

const russian = samplePages.filter((path) => !path.startsWith('/en/'));

for (const path of russian) {
  test(`the language switch keeps page, query and hash on ${path}`, async ({ page }) => {
    await page.goto(`${path}?from=poster&x=%D1%8F#content`);
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`/en${path}?from=poster&x=%D1%8F#content`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await page.getByRole('banner').getByRole('link', { name: 'Русский' }).click();
    await expect(page).toHaveURL(`${path}?from=poster&x=%D1%8F#content`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU');
  });
}

test('a hash set after arriving is kept too', async ({ page }) => {
  await page.goto('/tickets/');
  await hydrated(page);
  await page.evaluate(() => (window.location.hash = 'refund'));
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/tickets/#refund');
});
