import { pagesToWalk } from '../support/builtPages';
import { test } from '../support/fair';
import { expectFitting, picturePages, windowWidths } from '../support/pictures';

for (const density of [1, 2]) {
  test.describe(`at density ${density}`, () => {
    test.use({ deviceScaleFactor: density });

    for (const width of windowWidths) {
      test(`every picture has what a screen ${width} px wide shows of it, and at most 2.3 times that`, async ({
        page,
        visit: { prefix },
      }) => {
        test.setTimeout(300_000);
        await page.setViewportSize({ width, height: 900 });
        await expectFitting(
          page,
          picturePages.map((path) => prefix + path),
        );
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ deviceScaleFactor: 2, viewport: { width: 390, height: 900 } });

  test('every picture of every page', async ({ page }) => {
    test.setTimeout(20 * 60_000);
    await expectFitting(page, pagesToWalk());
  });
});
