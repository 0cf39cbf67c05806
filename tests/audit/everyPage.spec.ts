import AxeBuilder from '@axe-core/playwright';
import { builtPages } from '../support/builtPages';
import { expect, hydrated, test } from '../support/fair';
import { watchShifts } from '../support/shifts';

const widths = [320, 768, 1440];
const schemes = ['light', 'dark'] as const;

for (const path of builtPages()) {
  test(`${path}: axe, width and shifts at ${widths.join(', ')} px, light and dark`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    for (const width of widths) {
      for (const colorScheme of schemes) {
        const view = `${width} px, ${colorScheme}`;
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.goto(path, { waitUntil: 'networkidle' });
        await hydrated(page);
        expect
          .soft(
            (await new AxeBuilder({ page }).analyze()).violations.flatMap(({ id, nodes }) =>
              nodes.map(({ html }) => `${id}: ${html}`),
            ),
            view,
          )
          .toEqual([]);
        expect
          .soft(
            await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
            view,
          )
          .toBeLessThanOrEqual(0);
        expect.soft(await shifts(), view).toEqual([]);
      }
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.setViewportSize({ width: 320, height: 640 });
    expect
      .soft(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        'double text size',
      )
      .toBeLessThanOrEqual(0);
  });
}
