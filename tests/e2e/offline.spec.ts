import type { Page } from '@playwright/test';
import { createRequire } from 'node:module';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Exhibitor } from '../../src/exhibitors/schema';
import type * as Bundled from '../../src/site/finish/builds';
import { readContent, writtenSessions } from '../support/builtContent';
import { expectNoComplaints } from '../support/complaints';
import { buildOf, test } from '../support/deploys';
import { expect, heading, hydrated, phone } from '../support/fair';
import {
  again,
  held,
  keep,
  keepFrom,
  kept,
  label,
  noNetwork,
  noNetworkTitle,
  nothing,
} from '../support/offline';
import { siteFolder } from '../support/siteFolder';

test.use({ language: 'en', viewport: phone });

const remove = /^(Удалить копию|Remove the copy)$/;
const map = /карта|map/i;

const storedPaths = ['/', '/program/', '/map/', '/my/', '/for_visitors/'].filter((page) =>
  existsSync(`${siteFolder}${page}index.html`),
);

test(
  'kept, the network cut: every kept page opens with its label, others say there is no network',
  { tag: '@rare' },
  async ({ page, context, site, visit: { prefix, otherPrefix }, expectProblem }) => {
    test.setTimeout(240_000);
    expectProblem(noNetwork);
    await open(page, `${site.origin}${prefix}/program/`);
    expect(await held(page), 'nothing is registered by itself').toEqual(nothing);
    const said = await keepFrom(page);
    await expect(page.getByRole('button', { name: remove })).toBeFocused();
    const size = Number(kept.exec((await said.textContent()) ?? '')?.[1]);
    console.log(`Kept for the venue at ${prefix}/: ${size} kB`);
    expect(size).toBeLessThanOrEqual(2500);
    expect(size).toBeGreaterThan(100);
    const { workers, copies } = await held(page);
    expect([workers, copies.length]).toEqual([1, 1]);
    expect(copies[0]?.pages.slice(0, storedPaths.length)).toEqual(
      storedPaths.map((path) => prefix + path),
    );

    await site.cut();
    // As the browser does after a while; what the worker has in memory is lost.
    const browser = await context.newCDPSession(page);
    await browser.send('ServiceWorker.enable');
    await browser.send('ServiceWorker.stopAllWorkers');
    for (const address of storedPaths) {
      await open(page, site.origin + prefix + address);
      await expect(
        page.getByRole('complementary', { name: /^(Сохранённая копия|Kept copy)$/ }),
      ).toHaveText(label);
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('link', { name: again })).toBeInViewport();
    }
    await expectNoComplaints(page);

    // Links of a kept page: to another one, to one that is not kept, and on from there.
    await page.getByRole('contentinfo').getByRole('link', { name: map }).first().click();
    await expect(page).toHaveURL(`${site.origin}${prefix}/map/`);
    await expect(page.getByText(label)).toBeVisible();
    const address = `${site.origin}${prefix}/tickets/?a=1#refund`;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: noNetworkTitle })).toBeVisible();
    await expect(page.getByRole('link', { name: again })).toHaveAttribute(
      'href',
      address.replace('#refund', ''),
    );
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(
      storedPaths.length, // The home page among the breadcrumbs.
    );
    // What is pressed first starts a page's scripts.
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(address);
    await page.getByRole('main').getByRole('link', { name: map }).click();
    await hydrated(page);
    await page.getByRole('searchbox').fill('a');
    // The other language is not kept.
    await page.goto(`${site.origin}${otherPrefix}/map/`);
    await expect(page.getByRole('heading', { level: 1, name: noNetworkTitle })).toBeVisible();

    await site.restore();
    await page.goto(`${site.origin}${prefix}/map/`);
    await hydrated(page);
    await expect(page.getByText(label)).toHaveCount(0);
    await page.locator('[data-offered]').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: remove }).click();
    await expect(page.getByRole('button', { name: keep })).toBeFocused();
    expect(await held(page)).toEqual(nothing);
  },
);

test('sessions and exhibitors are kept to their last words, and Back and Forward find them', async ({
  page,
  site,
  visit: { prefix, language },
  expectProblem,
}) => {
  expectProblem(noNetwork);
  const sessions = writtenSessions().filter(({ year }) => year === 2026);
  const exhibitors = ['yolka-olkhovskaya'];
  const pages = [
    ...[20]
      .flatMap((index) => sessions[index] ?? [])
      .map(({ slug, summary }) => ({
        path: `/program/2026/${slug}/`,
        text: summary[language],
      })),
    ...exhibitors.map((slug) => ({
      path: `/exhibitors/2025/${slug}/`,
      text: readContent<Exhibitor>(`2025/exhibitors/${slug}/index.yaml`)?.text[language] ?? '',
    })),
  ];
  await open(page, `${site.origin}${prefix}/program/`);
  await open(page, `${site.origin}${prefix}/map/`);
  await keepFrom(page);
  await site.cut();
  let before = `${prefix}/program/`;
  const expectPage = async (path: string, text = '') => {
    await hydrated(page);
    await expect(page).toHaveURL(site.origin + path);
    await expect(page.getByText(label)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(lastSentence(text));
  };
  // The browser still has it in its own cache.
  await page.goBack();
  await expectPage(before);
  for (const { path, text } of pages) {
    await open(page, site.origin + prefix + path);
    await expectPage(prefix + path, text);
    await page.goBack();
    await expectPage(before);
    await page.goForward();
    await expectPage(prefix + path, text);
    before = prefix + path;
  }
  const star = page.getByRole('main').getByRole('button', { pressed: false }).first();
  await star.click();
  await expect(page.getByRole('main').getByRole('button', { pressed: true }).first()).toBeVisible();

  // A work's own page is not kept; its exhibitor's has it. So does a code on the wall lead there.
  const work = 'kobalt/utro-bez-zheltogo/';
  for (const address of [`${prefix}/exhibitors/2025/${work}`, `/w/2025/${work}`]) {
    await open(page, site.origin + address);
    await expect(page).toHaveURL(
      `${site.origin}${prefix}/exhibitors/2025/kobalt/#work-utro-bez-zheltogo`,
    );
    await expect(page.getByText(label)).toBeVisible();
    await expect(page.locator('figure:target')).toBeInViewport();
  }

  // What was starred at a past fair is kept, too.
  const list = { version: 1, stars: [{ key: 'stand/2024/darya-lunyova' }] };
  await page.evaluate((stars) => localStorage.setItem('my-fair', stars), JSON.stringify(list));
  await open(page, `${site.origin}${prefix}/my/`);
  await expect(page.getByRole('link', { name: /^(Дарья Лунёва|Darya Lunyova)$/ })).toBeVisible();
  await expect(page.getByText(label)).toBeVisible();
});

test(
  'the next build renews the copy whole; offline: off takes copy and worker away, and loads the page anew',
  { tag: '@rare' },
  async ({ page, site, deploys, visit: { prefix }, expectProblem }) => {
    expectProblem(noNetwork);
    expectProblem(/404/);
    await open(page, `${site.origin}${prefix}/map/`);
    await keepFrom(page);
    const [old] = (await held(page)).copies;
    deploys.deploy('new');
    // A visit looks for a newer build; the page is of the network, so of that build.
    await open(page, `${site.origin}${prefix}/map/`);
    const build = await buildOf(page);
    expect(build).not.toBe(old?.build);
    await expect.poll(async () => (await held(page)).copies[0]?.build).toBe(build);
    await site.cut();
    await open(page, `${site.origin}${prefix}/program/`);
    expect(await buildOf(page)).toBe(build);
    await expect(page.getByText(label)).toBeVisible();

    await site.restore();
    await open(page, `${site.origin}${prefix}/map/`);
    // A module of src can't be imported here by name.
    const { bundledScript } = createRequire(import.meta.url)(
      '../../src/site/finish/builds',
    ) as typeof Bundled;
    const worker = path.join(deploys.folder, 'sw.js');
    const whole = readFileSync(worker);
    writeFileSync(worker, bundledScript('withdrawnWorker'));
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.waitForFunction(() => !('sameDocument' in window));
    await hydrated(page);
    expect(await held(page)).toEqual(nothing);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    writeFileSync(worker, whole);
  },
);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Returns the last sentence as the page shows it, without the white space of the file. */
function lastSentence(text: string): string | RegExp {
  const [last = ''] = text
    .trim()
    .split(/(?<=[.!?…])\s+/)
    .slice(-1);
  // Short words hold on to the next one.
  return new RegExp(last.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s'));
}
