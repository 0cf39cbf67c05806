import { test, expect } from '../support/fair';
import { walkMenu, ways } from '../support/menuWalk';
import { visits } from '../support/visits';

/** Pages that links of the menu lead to, and pages that they lead away from. */
const pages = [
  '/',
  '/tickets/',
  '/program/',
  '/navigation/',
  '/contacts/',
  '/volunteers/',
  '/partners/',
  '/press/',
  '/convention/',
  '/exhibitors/2025/',
];

for (const { prefix, menu, sections } of visits) {
  for (const from of pages) {
    for (const way of ways) {
      for (const hasScripts of [true, false]) {
        test.describe(() => {
          test.use({
            javaScriptEnabled: hasScripts,
            hasTouch: way === 'touch',
            viewport: way === 'touch' ? { width: 390, height: 780 } : { width: 1280, height: 800 },
          });

          test(`${prefix}${from}: every link of the menu by ${way}, ${hasScripts ? 'with' : 'without'} JavaScript`, async ({
            page,
          }) => {
            test.setTimeout(600_000);
            expect(
              await walkMenu(page, { from: prefix + from, way, hasScripts, menu, sections }),
            ).toBeGreaterThan(40);
          });
        });
      }
    }
  }
}
