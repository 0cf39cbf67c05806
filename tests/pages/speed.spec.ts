import type { Browser } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { pagesByTemplate } from '../support/builtPages';
import { readPage } from '../support/builtHtml';
import { expect, hydrated, test } from '../support/fair';
import { watchRequests } from '../support/underWay';

test('untouched visits to pages execute few scripts', async ({ browser, baseURL }) => {
  test.setTimeout(20 * 60_000);
  const all = pagesByTemplate('public');
  const first = (template: string) =>
    all.find((path) =>
      readPage(path, 'public').includes(`component---src-templates-${template}-`),
    ) ?? [];
  // The heaviest pages and one of text; in the full run, every template in both languages.
  const paths =
    process.env['FAIR_FULL'] === undefined
      ? ['/', '/program/', '/tickets/', first('past-event'), first('text-page')].flat()
      : all.flatMap((path) => [path, `/en${path}`]);
  for (const path of paths) {
    const { bytes, count, isText } = await executedBy(browser, (baseURL ?? '') + path);
    console.log(`${path}: ${(bytes / 1000).toFixed(1)} kB in ${count} scripts`);
    expect.soft(count, path).toBeGreaterThan(3);
    expect.soft(bytes, path).toBeLessThanOrEqual(isText ? 105_000 : 115_000);
  }
});

/** How long after the network is idle scripts still count, ms. */
const after = 5000;

/**
 * What an untouched first visit executes, without the ticket provider: bytes and scripts. `npm
 * test` builds with a provider, whose start is one script more (0.8 kB) than in a build without
 * one.
 */
async function executedBy(
  browser: Browser,
  address: string,
): Promise<{ bytes: number; count: number; isText: boolean }> {
  const context = await browser.newContext({ locale: 'ru-RU' });
  const page = await context.newPage();
  const requests = watchRequests(page);
  await page.clock.install();
  await page.coverage.startJSCoverage({ reportAnonymousScripts: true });
  await page.goto(address);
  await hydrated(page);
  let before;
  do {
    await requests.settle();
    before = requests.asked();
    await page.clock.runFor(after);
    await requests.settle();
  } while (requests.asked() > before);
  const executed = (await page.coverage.stopJSCoverage()).filter(
    ({ url }) => !/^$|^pptr:|\/ticket-office\//.test(url),
  );
  await context.close();
  return {
    bytes: executed.reduce((sum, { source = '' }) => sum + gzipSync(source).length, 0),
    count: executed.length,
    isText: executed.some(({ url }) => url.includes('/component---src-templates-text-page-')),
  };
}
