import { expect, hydrated, test } from '../support/fair';
import { expectSwitched } from '../support/languageSwitch';

test.use({ language: 'en' });

test('the language switch keeps page, query and hash, one set after arriving too', async ({
  page,
  visit,
}) => {
  await expectSwitched(page, visit, '/program/2026/local-time-applies/');
  const { prefix, otherPrefix, otherLanguage } = visit;
  await page.goto(`${prefix}/tickets/`);
  await hydrated(page);
  await page.evaluate(() => (window.location.hash = 'refund'));
  const other = page.getByRole('banner').getByRole('link', { name: otherLanguage });
  await expect(other).toHaveAttribute('href', `${otherPrefix}/tickets/#refund`);
  await other.click();
  await expect(page).toHaveURL(`${otherPrefix}/tickets/#refund`);
});

test(
  'each language of a list has letters of its own',
  { tag: '@rare' },
  async ({ page, visit: { prefix, otherPrefix } }) => {
    const path = '/exhibitors/2025/';
    await page.goto(prefix + path);
    await hydrated(page);
    const letters = page.locator('main nav a[href^="#letter-"]');
    const other = page.locator('header a[data-locale]');
    await letters.last().click();
    await expect(page).toHaveURL(/#letter-\d+$/);
    await other.click();
    await expect(page).toHaveURL(otherPrefix + path);
    await letters.first().click();
    await expect(page).toHaveURL(/#letter-\d+$/);
    await other.click();
    await expect(page).toHaveURL(prefix + path);
  },
);
