import { complaints } from '../support/complaints';
import { expect, test } from '../support/fair';

test.use({ language: 'en' });

test('axe finds nothing in the lightbox, in the open menu, dark too, and on the 404; with double text the menu is as narrow as the window and the bar takes a fifth of it; the skip link leads to the content', async ({
  openPage,
  page,
  visit: { menu, lightbox },
  expectProblem,
}) => {
  expectProblem(/404/);
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage('/past_events/2024/');
  await page.locator('#photo-gallery a[aria-haspopup=dialog]').first().click();
  const box = page.getByRole('dialog', { name: lightbox });
  await expect(box).toHaveAttribute('data-lightbox', 'ready');
  // Its controls would hide from one who does nothing, while axe looks.
  await box.evaluate((dialog) => {
    setInterval(() => dialog.dispatchEvent(new Event('pointermove')), 100);
  });
  expect.soft(await complaints(page), 'the lightbox').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);

  await page.getByRole('banner').getByText(menu, { exact: true }).click();
  const sections = page.getByRole('banner').getByRole('navigation');
  await expect(sections).toBeVisible();
  const { overflow, bar } = await sections.evaluate((menu) => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    const over = menu.scrollWidth - menu.clientWidth;
    const height = menu.closest('header')?.clientHeight;
    style.fontSize = '';
    return { overflow: over, bar: height };
  });
  expect.soft(overflow, 'with double text').toBeLessThanOrEqual(0);
  expect.soft(bar, 'the bar with double text').toBeLessThanOrEqual(640 / 5);
  expect.soft(await complaints(page), 'the menu').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await complaints(page, ['color-contrast', 'link-in-text-block']);
  expect.soft(inDark, 'the menu in the dark').toEqual([]);

  await page.emulateMedia({ colorScheme: 'light' });
  await openPage('/nope/');
  expect.soft(await complaints(page), 'the 404').toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^(К содержанию|Skip to content)$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
