import { expect, test } from '../support/fair';

test('an answer still being changed when the test ends does not fail it', async ({ page }) => {
  const asked = new Promise<void>((resolve) => {
    void page.route(/\.js$/, async (route) => {
      const response = await route.fetch();
      resolve();
      await new Promise((close) => page.once('close', close));
      await route.fulfill({ body: await response.text() });
    });
  });
  await page.goto('/contacts/', { waitUntil: 'commit' });
  await asked;
  await expect(page.locator('h1')).toBeVisible();
});
