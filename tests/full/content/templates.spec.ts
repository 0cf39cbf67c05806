import { pagesByTemplate } from '../../support/builtPages';
import { complaints, shortenLists } from '../../support/complaints';
import { expect, test } from '../../support/fair';
import { watchShifts } from '../../support/shifts';
import { openPage, overflowAt, scrollThrough } from '../../support/shownPage';
import { startSlowly } from '../../support/slowly';

const paths = pagesByTemplate('public').flatMap((path) => [path, `/en${path}`]);

for (const width of [320, 768, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on a page of any template, nothing is too wide and nothing shifts at ${width} px, ${colorScheme}`, async ({
      page,
    }) => {
      test.setTimeout(15 * 60_000);
      const shifts = await watchShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      for (const path of paths) {
        await openPage(page, path);
        await scrollThrough(page);
        expect.soft(await shifts(), path).toEqual([]);
        for (const size of ['100%', '200%'])
          expect.soft(await overflowAt(page, size), `${path} at ${size}`).toBeLessThanOrEqual(0);
        await shortenLists(page);
        expect.soft(await complaints(page), path).toEqual([]);
        if (width > 320) continue;
        await page.setViewportSize({ width: 390, height: 844 });
        const onPhone = await complaints(page, ['target-size']);
        expect.soft(onPhone, `${path} at 390 px`).toEqual([]);
        await page.setViewportSize({ width, height: 900 });
      }
    });
  }
}

for (const width of [360, 1440]) {
  test(`nothing shifts while a page of any template arrives piece by piece at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(15 * 60_000);
    const slow = await startSlowly(baseURL ?? '', page);
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
    // In a wall of works, a row stands on one line, which moves down with its tallest work.
    for (const path of paths.filter((path) => !path.includes('/works/'))) {
      await page.goto(slow.origin + path);
      expect.soft(await shifts(), path).toEqual([]);
      // Browsers delay painting if the page before is of the same site.
      await page.goto('about:blank');
    }
    await slow.close();
  });
}
