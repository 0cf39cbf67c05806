import { test } from '../support/fair';
import { expectFitting } from '../support/pictures';

test.use({ language: 'en' });

// [density, width]: a desktop and a phone. tests/full/pictures.spec.ts has all others.
for (const [density, width] of [
  [1, 1280],
  [2, 390],
] as const) {
  test.describe(`at density ${density}`, () => {
    test.use({ deviceScaleFactor: density, viewport: { width, height: 900 } });

    test(`every picture has what a screen ${width} px wide shows of it, and at most twice that`, async ({
      page,
      visit: { prefix },
    }) => {
      await expectFitting(page, prefix);
    });
  });
}
