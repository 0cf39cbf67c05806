import { expect, test } from '../support/fair';

/** Where the first row of the thing itself begins at most, px (decision 024). */
const latest = 640;
const things = [
  ['/program/?kind=excursion', 'main table tbody tr'],
  ['/map/', '#plan svg[role="group"]'],
  ['/tickets/', '#ticket-types label'],
  ['/exhibitors/2025/?view=grid&type=artist', 'main section[id^="letter-"] li:not([hidden])'],
  ['/speakers/2025/', 'main section[id^="letter-"] li'],
  ['/for_participants/', '#now [data-shown="true"] a[class]'],
] as const;

test('what a page is for begins on its first screen, and a phone scrolls the map a few times', async ({
  openPage,
  page,
  visit: { prefix },
}) => {
  for (const [path, first] of things) {
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      if (width === 360) {
        await openPage(path);
      }
      const thing = page.locator(first).first();
      await expect(thing).toBeVisible();
      const { top, scrolled, long } = await thing.evaluate((element) => ({
        top: element.getBoundingClientRect().top,
        scrolled: window.scrollY,
        long: document.documentElement.scrollHeight,
      }));
      const where = `${prefix}${path} at ${width} px`;
      expect.soft(scrolled, where).toBe(0);
      expect.soft(top, where).toBeLessThanOrEqual(latest);
      expect.soft(top, where).toBeGreaterThan(100);
      if (path === '/map/' && width === 360)
        expect(long, 'five screens, with nothing opened').toBeLessThanOrEqual(5 * height);
    }
  }
});

test('a laptop shows the whole plan, or every ticket with its sum and button, without scrolling', async ({
  page,
  visit: { prefix },
}) => {
  for (const [path, last, sizes] of [
    [
      '/map/',
      '#plan svg[role="group"]',
      [
        [1440, 765],
        [1920, 950],
      ],
    ],
    [
      '/tickets/',
      '#ticket-types form > fieldset > label:last-of-type',
      [
        [1366, 650],
        [1440, 765],
      ],
    ],
    [
      '/tickets/',
      '#ticket-types button[type="submit"]',
      [
        [1024, 640],
        [1366, 650],
      ],
    ],
  ] as const)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.goto(prefix + path);
      const end = await page
        .locator(last)
        .evaluate((element) => element.getBoundingClientRect().bottom);
      expect.soft(end, `${last} at ${width} × ${height}`).toBeLessThanOrEqual(height);
    }
});
