import { complaints } from '../support/complaints';
import { expect, hydrated, test } from '../support/fair';

test.use({ language: 'en' });

test('axe finds nothing in the open menu, in the lightbox and on the 404, light and dark; the menu is as narrow as the window', async ({
  page,
  visit: { prefix, menu, lightbox },
  expectProblem,
}) => {
  expectProblem(/404/);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${prefix}/past_events/2024/`);
  await hydrated(page);
  const expectNothing = async (on: string) => {
    for (const [colorScheme, rules] of [
      ['light', undefined],
      // The colour scheme changes nothing but colours.
      ['dark', ['color-contrast', 'link-in-text-block']],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await complaints(page, rules && [...rules]), `${on}, ${colorScheme}`).toEqual([]);
    }
  };
  await page.locator('#photo-gallery a[aria-haspopup=dialog]').first().click();
  const box = page.getByRole('dialog', { name: lightbox });
  await expect(box).toHaveAttribute('data-lightbox', 'ready');
  // Its controls would hide from one who does nothing, while axe looks.
  await box.evaluate((dialog) => {
    setInterval(() => dialog.dispatchEvent(new Event('pointermove')), 100);
  });
  await expectNothing('the lightbox');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);

  await page.getByRole('banner').getByText(menu, { exact: true }).click();
  const sections = page.getByRole('banner').getByRole('navigation');
  await expect(sections).toBeVisible();
  for (const textSize of ['100%', '200%']) {
    const overflow = await sections.evaluate(
      ({ scrollWidth, clientWidth, ownerDocument }, size) => {
        ownerDocument.documentElement.style.fontSize = size;
        return scrollWidth - clientWidth;
      },
      textSize,
    );
    expect.soft(overflow, textSize).toBeLessThanOrEqual(0);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await expectNothing('the menu');

  await page.goto(`${prefix}/nope/`);
  await hydrated(page);
  await expectNothing('the 404');
});

test('the skip link is first and leads to the content', async ({ page, visit: { prefix } }) => {
  await page.goto(`${prefix}/tickets/`);
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^(К содержанию|Skip to content)$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
