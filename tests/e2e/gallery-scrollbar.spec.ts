import { chromiumLaunch } from '../support/chromium';
import { expect, hydrated, test } from '../support/fair';
import { box, close, gallery, picturesCome, triggers } from '../support/gallery';
import { readStandIn, scrollTo } from '../support/place';

// A scrollbar that takes room, as on most desktops; Playwright hides scrollbars by default.
test.use({ launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

test(
  'beside a visible scrollbar nothing moves while the lightbox comes and goes',
  { tag: '@rare' },
  async ({ page, visit: { prefix } }) => {
    await readStandIn(page);
    await page.goto(gallery(prefix));
    await hydrated(page);
    const room = () =>
      page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
    expect(await room(), 'the scrollbar takes room').toBeGreaterThan(0);
    const trigger = triggers(page).first();
    await scrollTo(trigger);
    await picturesCome(page);
    const place = () => trigger.evaluate((link) => JSON.stringify(link.getBoundingClientRect()));
    const before = await place();
    await trigger.click();
    await expect(box(page)).toHaveAttribute('data-lightbox', 'ready');
    expect(await place()).toBe(before);
    await close(page);
    expect(await place()).toBe(before);
  },
);
