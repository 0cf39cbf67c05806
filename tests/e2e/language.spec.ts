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

for (const path of ['/exhibitors/2025/', '/speakers/2025/', '/artists/2025/']) {
  test(`each language of ${path} has letters of its own`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const letters = page.locator('main nav a[href^="#letter-"]');
    await letters.last().click();
    await expect(page).toHaveURL(/#letter-\d+$/);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`/en${path}`);
    await letters.first().click();
    await expect(page).toHaveURL(/^[^#]+\/en\/[^#]+#letter-\d+$/);
    await page.getByRole('banner').getByRole('link', { name: 'Русский' }).click();
    await expect(page).toHaveURL(path);
  });
}

test('a hash set after arriving is kept too', async ({ page }) => {
  await page.goto('/tickets/');
  await hydrated(page);
  await page.evaluate(() => (window.location.hash = 'refund'));
  const english = page.getByRole('banner').getByRole('link', { name: 'English' });
  await expect(english).toHaveAttribute('href', '/en/tickets/#refund');
  await english.click();
  await expect(page).toHaveURL('/en/tickets/#refund');
});
