import { expectNoComplaints } from '../support/complaints';
import { expect, hydrated, test } from '../support/fair';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the 500 and the 404 in ${colorScheme}, and both fit 320 px`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/404|500/);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/500/', '/en/500/', '/nope/', '/en/nope/']) {
      await page.goto(path);
      await hydrated(page);
      await expectNoComplaints(page, { on: path });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        path,
      ).toBeLessThanOrEqual(0);
    }
  });
}
