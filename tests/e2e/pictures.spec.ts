import { test } from '../support/fair';
import { expectFitting, picturePages } from '../support/pictures';

test.use({ language: 'en' });

// Each page on a desktop or on a phone, by turns; tests/full/pictures.spec.ts has all others.
for (const [turn, density, width] of [
  [0, 1, 1280],
  [1, 2, 390],
] as const) {
  test.describe(`at density ${density}`, () => {
    test.use({ deviceScaleFactor: density, viewport: { width, height: 900 } });

    test(
      `every picture has what a screen ${width} px wide shows of it, and at most 2.3 times that`,
      { tag: '@rare' },
      async ({ page, visit: { prefix } }) => {
        const pages = picturePages.filter((_, index) => index % 2 === turn);
        await expectFitting(
          page,
          pages.map((path) => prefix + path),
        );
      },
    );
  });
}
