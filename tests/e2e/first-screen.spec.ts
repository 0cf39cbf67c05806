import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';
import type { Visit } from '../support/visits';

/** Where the first row of the thing itself begins at most, px (decision 024). */
const latest = 640;
const things = [
  ['/program/', 'main table tbody tr'],
  ['/program/?kind=excursion', 'main table tbody tr'],
  ['/map/', '#plan svg[role="group"]'],
  ['/tickets/', '#ticket-types tbody tr'],
  ['/exhibitors/2025/', 'main section[id^="letter-"] li'],
  ['/exhibitors/2025/?view=grid&type=artist', 'main section[id^="letter-"] li:not([hidden])'],
  ['/speakers/2025/', 'main section[id^="letter-"] li'],
] as const;
const windows = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

type Things = readonly (readonly [path: string, first: string])[];

async function expectOnFirstScreen(
  page: Page,
  { prefix }: Visit,
  things: Things,
  isReady: () => Promise<void>,
): Promise<void> {
  for (const [path, first] of things) {
    for (const size of windows) {
      await page.setViewportSize(size);
      if (size === windows[0]) {
        await page.goto(prefix + path);
        await isReady();
      }
      const thing = page.locator(first).first();
      await expect(thing).toBeVisible();
      const { top, scrolled } = await thing.evaluate((element) => ({
        top: element.getBoundingClientRect().top,
        scrolled: window.scrollY,
      }));
      const where = `${prefix}${path} at ${size.width} px`;
      expect.soft(scrolled, where).toBe(0);
      expect.soft(top, where).toBeLessThanOrEqual(latest);
      expect.soft(top, where).toBeGreaterThan(100);
    }
  }
}

test('what a page is for begins on its first screen, and a phone scrolls the map a few times', async ({
  page,
  visit,
}) => {
  await expectOnFirstScreen(page, visit, things, () => hydrated(page));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${visit.prefix}/map/`);
  await hydrated(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, 'with nothing opened').toBeLessThanOrEqual(3500);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what a page is for begins on its first screen without JavaScript', async ({
    page,
    visit,
  }) => {
    const plain = things.filter(([path]) =>
      /^\/(program|exhibitors\/2025|speakers\/2025)\/$/.test(path),
    );
    expect(plain).toHaveLength(3);
    await expectOnFirstScreen(page, visit, plain, () => Promise.resolve());
  });
});
