import { pagesByTemplate } from '../../support/builtPages';
import { executedBy } from '../../support/executedScripts';
import { expect, test } from '../../support/fair';

for (const [language, prefix] of [
  ['Russian', ''],
  ['English', '/en'],
] as const) {
  test(`an untouched visit to a page of any template executes few scripts, in ${language}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(10 * 60_000);
    for (const path of pagesByTemplate('public').map((page) => prefix + page)) {
      const { bytes, count, isText } = await executedBy(browser, (baseURL ?? '') + path);
      console.log(`${path}: ${(bytes / 1000).toFixed(1)} kB in ${count} scripts`);
      expect.soft(count, path).toBeGreaterThan(3);
      expect.soft(bytes, path).toBeLessThanOrEqual(isText ? 105_000 : 115_000);
    }
  });
}
