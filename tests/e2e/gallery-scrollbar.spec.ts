import { chromiumLaunch } from '../support/chromium';
import { expect, hydrated, test } from '../support/fair';
import { scrollTo } from '../support/scroll';

// A scrollbar that takes room, as on most desktops; Playwright hides scrollbars by default.
test.use({ launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('beside a visible scrollbar nothing moves while the lightbox comes and goes', async ({
  page,
}) => {
  await page.goto('/en/past_events/2024/');
  await hydrated(page);
  const room = () => page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  expect(await room(), 'the scrollbar takes room').toBeGreaterThan(0);
  const trigger = page.locator('#photo-gallery a[aria-haspopup=dialog]').first();
  await scrollTo(trigger);
  await page.waitForLoadState('networkidle');
  const place = () => trigger.evaluate((link) => JSON.stringify(link.getBoundingClientRect()));
  const before = await place();
  await trigger.click();
  await page.locator('dialog[data-lightbox=ready]').waitFor();
  expect(await place()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  expect(await place()).toBe(before);
});
