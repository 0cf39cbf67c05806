import { expect, hydrated, test } from '../support/fair';

test('the menu opens, closes by Escape with focus on its button, and closes on arrival', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, leads to a page, and the page reads', async ({ page }) => {
    await page.goto('/en/');
    await page.getByRole('banner').getByText('Menu', { exact: true }).click();
    await page.getByRole('navigation', { name: 'Sections of the site' }).getByRole('link', { name: 'Exhibitors', exact: true }).click();
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
