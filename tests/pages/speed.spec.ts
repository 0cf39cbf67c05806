import { pagesByTemplate } from '../support/builtPages';
import { readPage } from '../support/builtHtml';
import { executedBy } from '../support/executedScripts';
import { expect, test } from '../support/fair';

test('untouched visits to the heaviest pages and one of text execute few scripts', async ({
  browser,
  baseURL,
}) => {
  const first = (template: string) =>
    pagesByTemplate('public').find((path) =>
      readPage(path, 'public').includes(`component---src-templates-${template}-`),
    ) ?? [];
  const paths = ['/', '/program/', '/tickets/', first('past-event'), first('text-page')].flat();
  for (const path of paths) {
    const { bytes, count, isText } = await executedBy(browser, (baseURL ?? '') + path);
    console.log(`${path}: ${(bytes / 1000).toFixed(1)} kB in ${count} scripts`);
    expect.soft(count, path).toBeGreaterThan(3);
    expect.soft(bytes, path).toBeLessThanOrEqual(isText ? 105_000 : 115_000);
  }
});
