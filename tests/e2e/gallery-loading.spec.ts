import { expect, hydrated, test } from '../support/fair';
import { box, close, counter, gallery, picturesCome } from '../support/gallery';
import { scrollTo } from '../support/scroll';
import { watchShifts } from '../support/shifts';

test(
  'nothing shifts and nothing is too wide while row and wall load and the lightbox comes and goes',
  { tag: '@rare' },
  async ({ page, visit: { prefix } }) => {
    const shifts = await watchShifts(page);
    for (const [width, path] of [
      [360, `${prefix}/press/`],
      [1280, gallery(prefix)],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await hydrated(page);
      const first = page.locator('main a[aria-haspopup=dialog]').first();
      await scrollTo(first);
      await picturesCome(page);
      await first.click();
      await expect(counter(page, 1)).toBeVisible();
      const beyond = await box(page)
        .locator('button:visible, a:visible')
        .evaluateAll((all) =>
          all
            .filter((one) => !one.closest('[role=group]'))
            .map((one) => one.getBoundingClientRect().right - innerWidth),
        );
      expect(beyond.length, path).toBeGreaterThan(5);
      expect(Math.max(...beyond), path).toBeLessThanOrEqual(0);
      await close(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, path).toBeLessThanOrEqual(0);
      expect(await shifts(), path).toEqual([]);
    }
  },
);
