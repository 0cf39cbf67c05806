import { chromium } from '@playwright/test';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromiumLaunch } from '../support/chromium';
import { timedPages, untruths, type yearOfFair } from '../support/yearOfFair';

/** What the HTML of a build says, without scripts, that is not so at the moment of the build. */
export async function untruthsOfBuild(
  folder: string,
  [at, phase]: (typeof yearOfFair)[number],
): Promise<string[]> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await context.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
      return existsSync(file) && statSync(file).isFile()
        ? route.fulfill({ path: file })
        : route.fulfill({ status: 404, body: '' });
    });
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
