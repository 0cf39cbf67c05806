import type { Browser } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { hydrated } from './fair';
import { watchRequests } from './underWay';

/** How long after the network is idle scripts still count, ms. */
const after = 5000;

/** What an untouched first visit executes, without the ticket provider: bytes and scripts. */
export async function executedBy(
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
