import { expect, test } from '../support/fair';
import { walkMenu } from '../support/menuWalk';

/** Pages to which menu links lead, and from which they lead away; each in one language. */
const walks = [
  { language: 'ru', path: '/', way: 'mouse', hasScripts: true },
  { language: 'en', path: '/tickets/', way: 'touch', hasScripts: true },
  { language: 'ru', path: '/navigation/', way: 'keyboard', hasScripts: true },
  { language: 'ru', path: '/program/', way: 'touch', hasScripts: true },
  { language: 'en', path: '/exhibitors/2025/', way: 'keyboard', hasScripts: true },
  { language: 'en', path: '/volunteers/', way: 'mouse', hasScripts: false },
  { language: 'ru', path: '/contacts/', way: 'touch', hasScripts: false },
  { language: 'en', path: '/partners/', way: 'keyboard', hasScripts: false },
] as const;

for (const { language, path, way, hasScripts } of walks) {
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
