import type { Locator, Page } from '@playwright/test';
import { startPreview, type Preview } from '../../tools/preview/previewServer';
import { twoBuilds, type Deploys } from './nextBuild';
import { test as base } from './fair';
import { watchRequests } from './underWay';

/**
 * A host that can be disconnected and restored. The network itself is cut, because Playwright's
 * offline mode does not reach a worker that the browser restarts.
 */
export type Site = { origin: string; cut: () => Promise<void>; restore: () => Promise<void> };

/**
 * Tests of deploys: a site with an old and a new build, starting with the old one. Both are made
 * once for many tests, each of which leaves the files unchanged.
 */
export const test = base.extend<{ deploys: Deploys; site: Site }, { builds: Deploys }>({
  builds: [
    async ({}, use) => {
      const builds = twoBuilds();
      await use(builds);
      builds.remove();
    },
    { scope: 'worker' },
  ],
  deploys: async ({ builds }, use) => {
    builds.deploy('old');
    await use(builds);
  },
  site: async ({ deploys: { folder } }, use) => {
    let preview: Preview | undefined = await startPreview({ folder, port: 0 });
    const { origin } = preview;
    const cut = async () => {
      await preview?.close();
      preview = undefined;
    };
    const restore = async () => {
      preview = await startPreview({ folder, port: Number(new URL(origin).port) });
    };
    await use({ origin, cut, restore });
    await cut();
  },
});

/** Counts loads, and waits until no request is pending, so that no deploy interrupts a load. */
export function watchLoads(page: Page): { count: number; settle: () => Promise<void> } {
  const loads = { count: 0, settle: watchRequests(page).settle };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1;
  });
  return loads;
}

/** The id of the build that a page's response came from. */
export function buildOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const [shown] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return shown?.serverTiming.find(({ name }) => name === 'build')?.description;
  });
}

/** Follows a link of the menu, in either language. */
export async function followMenu(page: Page, name: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByText(/^(Menu|Меню)$/)
    .click();
  await page
    .getByRole('navigation', { name: /^(Sections of the site|Разделы сайта)$/ })
    .getByRole('link', { name, exact: true })
    .click();
}

/** Adds a field like those of a form, with a visitor's text in it. */
export async function addField(page: Page, value: string): Promise<void> {
  await page.evaluate((typed) => {
    document.getElementById('typed-field')?.remove();
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<label id="typed-field">Your name <input name="name"></label>',
      );
    const field = document.querySelector<HTMLInputElement>('#typed-field input');
    if (field !== null) field.value = typed;
  }, value);
}

export const typedField = (page: Page): Locator => page.getByRole('textbox', { name: 'Your name' });
