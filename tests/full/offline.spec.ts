import type { Page } from '@playwright/test';
import { expectedAt } from '../support/shownPage';
import { test } from '../support/deploys';
import { expect, hydrated } from '../support/fair';
import { again, keepFrom, label, noNetwork, noNetworkTitle } from '../support/offline';
import { startProxy } from '../support/proxy';
import { Random } from '../support/random';

// Playwright disables the browser's cache for Back and Forward, so the worker answers all of them.

const steps = 200;
const wait = { waitUntil: 'domcontentloaded' } as const;

for (const seed of [1, 2]) {
  test(`visitor ${seed} walks ${steps} steps with a copy, with and without a network`, async ({
    page,
    site,
    expectProblem,
  }) => {
    test.setTimeout(600_000);
    page.setDefaultNavigationTimeout(20_000);
    expectProblem(noNetwork);
    const random = new Random(seed);
    const trail: string[] = [];
    let isCut = false;
    const actions: Record<string, () => Promise<unknown>> = {
      link: () => followLink(page, random, isCut),
      link2: () => followLink(page, random, isCut),
      link3: () => followLink(page, random, isCut),
      back: () => page.goBack(wait),
      back2: () => page.goBack(wait),
      forward: () => page.goForward(wait),
      // A navigation of the page's own can replace the reload; the check below follows either.
      reload: () =>
        page.reload(wait).catch((error: unknown) => {
          if (!String(error).includes('ERR_ABORTED')) throw error;
        }),
      network: async () => {
        await page.evaluate(() => Object.assign(window, { isOlder: true }));
        await (isCut ? site.restore() : site.cut());
        isCut = !isCut;
      },
    };
    await page.goto(`${site.origin}/map/`);
    await hydrated(page);
    await keepFrom(page);
    await page.goto(`${site.origin}/program/`);
    for (let count = 0; count < steps; count++) {
      const name = random.pick(Object.keys(actions));
      await actions[name]?.();
      // Back from the first page leaves the site.
      if (page.url() === 'about:blank') await page.goForward(wait);
      const { pathname } = new URL(page.url());
      trail.push(`${count}: ${name}, ${isCut ? 'cut, ' : ''}${pathname}`);
      await expect
        .poll(() => whyDead(page, isCut), { message: trail.slice(-12).join('\n') })
        .toBe('');
    }
  });
}

test('a network that hangs is no network after 3 s; once it answers, “Try again” leads to the page', async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(noNetwork);
  let held = Promise.resolve();
  const slow = await startProxy(site.origin, { wait: () => held });
  await page.goto(`${slow.origin}/map/`);
  await hydrated(page);
  await keepFrom(page);
  let release = () => {};
  held = new Promise((resolve) => (release = resolve));
  await page.goto(`${slow.origin}/program/`, wait);
  await expect(page.getByText(label)).toBeVisible();
  await page.goto(`${slow.origin}/tickets/`, wait);
  await expect(page.getByRole('heading', { level: 1, name: noNetworkTitle })).toBeVisible();
  release();
  await page.getByRole('link', { name: again }).click();
  await hydrated(page);
  await expect(page).toHaveTitle(expectedAt('/tickets/')?.title ?? '');
  await page.goBack(wait);
  await hydrated(page);
  await expect(page.getByText(label)).toHaveCount(0);
  await slow.close();
});

test('without a network the tickets are still chosen and counted; with one again, the choice is there and the party too', async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_REFUSED|^failed: /);
  await page.goto(`${site.origin}/tickets/`);
  await hydrated(page);
  await site.cut();
  const form = page.locator('#ticket-types');
  await form.locator('label').filter({ hasText: /^сб/ }).click();
  await form.getByRole('button', { name: '+ Взрослых' }).click();
  await expect(form.getByRole('status')).toContainText(/Итого 1\s800\s₽/);
  await form.getByText(/^Дети, студенты/).click();
  const pensioners = form.getByRole('button', { name: '+ Пенсионеры' });
  await expect(pensioners).toHaveCount(0);

  await site.restore();
  await form.getByRole('button', { name: '− Взрослых' }).focus();
  await pensioners.click();
  await expect(form.getByRole('status')).toContainText(/Итого 2\s250\s₽/);
  await expect(form.getByRole('radio', { name: /^сб/ })).toBeChecked();
  await expect(form.getByRole('button', { name: 'Купить' })).toBeVisible();
});

/**
 * Follows a random link to a page of the site. Links of the plan only choose a stand, and without a
 * network the language stays (spec §2); works are then shown on their exhibitor's page (decision
 * 042).
 */
async function followLink(page: Page, random: Random, isCut: boolean): Promise<void> {
  const links = page.locator('a[href^="/"][href$="/"]:not(#plan *, [data-locale])');
  const link = links.nth(random.below(await links.count()));
  const address = await link.evaluate((element: HTMLAnchorElement) => {
    element.click();
    return element.href;
  });
  const ofExhibitor = address.replace(/([^/]+)\/$/, '#work-$1');
  await page.waitForURL(({ href }) => href === address || (isCut && href === ofExhibitor), wait);
}

/** Returns what is wrong with the page of the address (content, label, stars); empty if nothing. */
async function whyDead(page: Page, isCut: boolean): Promise<string> {
  const expected = expectedAt(new URL(page.url()).pathname);
  try {
    return await page.evaluate(
      ({ heading, isOffline, title }) => {
        const text = (document.querySelector('h1')?.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (text === '') return 'the page is blank';
        const isNoNetwork = new RegExp(title).test(text);
        // Pages opened before the network failed need no label.
        const isOlder = 'isOlder' in window;
        if (isNoNetwork) return isOffline || isOlder ? '' : 'there is a network';
        if (text !== heading) return `h1 is "${text}", not "${heading}"`;
        const isLabelled = document.querySelector('.kept-label') !== null;
        if (!isOlder && isLabelled !== isOffline) return `labelled: ${isLabelled}`;
        return 'running' in document.documentElement.dataset ? '' : 'the page is dead';
      },
      { heading: expected?.heading, isOffline: isCut, title: noNetworkTitle.source },
    );
  } catch (error) {
    // The page is being left: try again.
    return String(error);
  }
}
