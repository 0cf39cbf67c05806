import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium';
import { timedPages, untruths, type yearOfFair } from '../support/yearOfFair';
import { serveFiles } from './serveFiles';

/** What the HTML of a build says, without scripts, that is wrong at the time of the build. */
export async function untruthsOfBuild(
  folder: string,
  [at, phase]: (typeof yearOfFair)[number],
): Promise<string[]> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await serveFiles(context, folder);
    const page = await context.newPage();
    const found: string[] = [];
    for (const prefix of ['', '/en']) {
      for (const own of timedPages) {
        await page.goto(`http://fair.test${prefix}${own}`);
        found.push(...(await untruths(page, { at, phase, isOpen: undefined, path: own })));
      }
    }
    return found;
  } finally {
    await browser.close();
  }
}
