import { expect, test } from '../support/fair';
import { walkMenu } from '../support/menuWalk';

/** Pages to which menu links lead, and from which they lead away. */
const walks = [
  { path: '/', way: 'mouse', hasScripts: true },
  { path: '/tickets/', way: 'touch', hasScripts: true },
  { path: '/navigation/', way: 'keyboard', hasScripts: true },
  { path: '/program/', way: 'touch', hasScripts: true },
  { path: '/exhibitors/2025/', way: 'keyboard', hasScripts: true },
  { path: '/volunteers/', way: 'mouse', hasScripts: false },
  { path: '/contacts/', way: 'touch', hasScripts: false },
  { path: '/partners/', way: 'keyboard', hasScripts: false },
] as const;

for (const language of ['ru', 'en'] as const) {
  for (const { path, way, hasScripts } of walks) {
    test.describe(() => {
      test.use({
        language,
        javaScriptEnabled: hasScripts,
        hasTouch: way === 'touch',
        viewport: way === 'touch' ? { width: 390, height: 780 } : { width: 1280, height: 800 },
      });

      test(`${language}: every link of the menu on ${path} by ${way}, ${hasScripts ? 'with' : 'without'} JavaScript`, async ({
        page,
        visit,
      }) => {
        test.setTimeout(600_000);
        const from = visit.prefix + path;
        expect(await walkMenu(page, { from, way, hasScripts, ...visit })).toBeGreaterThan(30);
      });
    });
  }
}
