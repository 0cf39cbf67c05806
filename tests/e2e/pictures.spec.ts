import { expect, hydrated, test } from '../support/fair';
import { measurePictures, misfits, picturePages } from '../support/pictures';

/** By density. The audit does all widths at both (tests/audit/pictures.spec.ts). */
const widths = { 1: [768, 1280, 1920], 2: [360, 1000, 1280, 1920] };

for (const density of [1, 2] as const) {
  test.describe(`at density ${density}`, () => {
    test.use({ deviceScaleFactor: density });

    for (const width of widths[density]) {
      test(`every picture has what a screen ${width} px wide shows of it, and at most twice that`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        for (const path of picturePages) {
          await page.goto('about:blank');
          await page.goto(path);
          await hydrated(page);
          const pictures = await measurePictures(page);
          expect.soft(pictures.length, path).toBeGreaterThan(0);
          expect.soft(misfits(pictures), path).toEqual([]);
        }
      });
    }
  });
}
