import { chromium, type Page } from '@playwright/test';
import { createRequire } from 'node:module';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { KeptCopy } from '../../src/domain/keptCopy';
import type * as Withdrawn from '../../src/services/offline/withdrawnWorker';
import { chromiumLaunch } from '../support/chromium';
import { expectNoComplaints } from '../support/complaints';
import { test } from '../support/deploys';
import { expect, hydrated } from '../support/fair';
import { siteFolder } from '../support/siteFolder';
import type { Deploys } from '../support/nextBuild';

test.use({ language: 'en' });

const keep = /^(Сохранить для ярмарки|Keep for the venue)$/;
const kept = /^(?:Сохранено в|Kept at) \d\d:\d\d, (\d+) (?:кБ|kB)\./;
const label =
  /Это копия, сохранённая в \d\d:\d\d по Москве|This is a copy kept at \d\d:\d\d, Moscow time/;
const again = /^(Попробовать ещё раз|Try again)$/;
const remove = /^(Удалить копию|Remove the copy)$/;
const noNetworkTitle = /^(Нет сети|No network)$/;
const map = /карта|map/i;

/** Without a network the browser says so of each request that fails, as of the newest build. */
const noNetwork = /^failed: |ERR_CONNECTION_REFUSED|ERR_FAILED/;

const keptPaths = ['/program/', '/map/', '/my/', '/for_visitors/'].filter((page) =>
  existsSync(`${siteFolder}${page}index.html`),
);

test('kept, the network cut: every kept page opens with its label, others say there is no network', async ({
  page,
  site,
  visit: { prefix, otherPrefix },
  expectProblem,
}) => {
  test.setTimeout(240_000);
  expectProblem(noNetwork);
  await open(page, `${site.origin}${prefix}/program/`);
  expect(await held(page), 'nothing is registered by itself').toEqual(nothing);
  await (await offer(page)).click();
  const said = page.getByText(kept);
  await expect(said).toBeVisible();
  await expect(page.getByRole('button', { name: remove })).toBeFocused();
  const size = Number(kept.exec((await said.textContent()) ?? '')?.[1]);
  console.log(`Kept for the venue at ${prefix}/: ${size} kB`);
  expect(size).toBeLessThanOrEqual(500);
  expect(size).toBeGreaterThan(100);
  const { workers, copies } = await held(page);
  expect([workers, copies.length]).toEqual([1, 1]);
  expect(copies[0]?.pages).toEqual(keptPaths.map((path) => prefix + path));

  await site.cut();
  for (const address of keptPaths) {
    await open(page, site.origin + prefix + address);
    await expect(
      page.getByRole('complementary', { name: /^(Сохранённая копия|Kept copy)$/ }),
    ).toHaveText(label);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: again })).toBeInViewport();
  }
  await expectNoComplaints(page);

  // Links of a kept page: to another one, to one that is not kept, and on from there.
  await open(page, `${site.origin}${prefix}/program/`);
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
    keptPaths.length + 1, // And the home page among the breadcrumbs.
  );
  await expectNoComplaints(page);
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
});

test('a file that is missing, and no room: nothing is kept, and it says so', async ({
  page,
  context,
  site,
  deploys,
  visit: { prefix },
  expectProblem,
}) => {
  expectProblem(/404|status 404/);
  const script = scriptOf(deploys, 'component---src-pages-map-');
  await open(page, `${site.origin}${prefix}/program/`);
  renameSync(script, `${script}.away`);
  await (await offer(page)).click();
  await expect(page.getByText(/Пришло не всё|Not everything arrived/)).toBeVisible();
  expect(await held(page)).toEqual(nothing);
  renameSync(`${script}.away`, script);

  const session = await context.newCDPSession(page);
  const quota = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', {
      origin: site.origin,
      ...(quotaSize !== undefined && { quotaSize }),
    });
  await quota(100_000);
  await page.getByRole('button', { name: again }).click();
  await expect(page.getByText(/не хватило места|no room left/)).toBeVisible();
  expect(await held(page)).toEqual(nothing);
  await quota();
  await page.getByRole('button', { name: again }).click();
  await expect(page.getByText(kept)).toBeVisible();
});

test('the other language takes the place of the first, and is told before', async ({
  page,
  site,
  visit: { prefix, otherPrefix },
}) => {
  await keepCopy(page, site.origin + prefix);
  await open(page, `${site.origin}${otherPrefix}/map/`);
  await page.locator('[data-offered]').scrollIntoViewIfNeeded();
  await expect(
    page.getByText(/Сохранены английские страницы|The Russian pages are kept/),
  ).toBeVisible();
  await (await offer(page)).click();
  await expect(page.getByText(kept)).toBeVisible();
  expect((await held(page)).copies.map(({ pages }) => pages[0])).toEqual([
    `${otherPrefix}/program/`,
  ]);
});

test('killed and opened again without a network: kept pages with their label', async ({
  site,
  visit: { prefix },
}) => {
  // Two browsers start, one after the other.
  test.setTimeout(240_000);
  const profile = mkdtempSync(path.join(tmpdir(), 'fair-profile-'));
  const launch = () =>
    chromium.launchPersistentContext(profile, { ...chromiumLaunch(), locale: 'ru-RU' });
  try {
    const first = await launch();
    await keepCopy(await first.newPage(), site.origin + prefix);
    await first.close();
    await site.cut();
    const second = await launch();
    const page = await second.newPage();
    const exceptions: string[] = [];
    page.on('pageerror', ({ message }) => exceptions.push(message));
    for (const address of keptPaths) {
      await open(page, site.origin + prefix + address);
      await expect(page.getByText(label)).toBeVisible();
    }
    expect(exceptions).toEqual([]);
    await second.close();
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});

test('the next build renews the copy whole; one that lacks a file leaves it as it was', async ({
  page,
  site,
  deploys,
  visit: { prefix },
  expectProblem,
}) => {
  expectProblem(noNetwork);
  expectProblem(/404/);
  test.setTimeout(240_000);
  await keepCopy(page, site.origin + prefix);
  const whole = await held(page);
  const [old] = whole.copies;
  // A tab that is shown again after a quarter of an hour looks for a newer build.
  const showLater = async () => {
    await page.clock.install({ time: Date.now() + 16 * 60_000 });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };

  deploys.deploy('new');
  const missing = scriptOf(deploys, 'component---src-pages-map-');
  renameSync(missing, `${missing}.away`);
  const givenUp = await page.evaluateHandle(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const gone = new Promise((resolve) =>
      registration?.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener(
          'statechange',
          () => installing.state === 'redundant' && resolve(undefined),
        );
      }),
    );
    return { gone };
  });
  await showLater();
  await givenUp.evaluate(({ gone }) => gone);
  expect(await held(page)).toEqual({ ...whole, copies: [old] });
  await site.cut();
  await open(page, `${site.origin}${prefix}/map/`);
  await expect(page.getByText(label)).toBeVisible();
  await expect(page.locator('meta[name=build]')).toHaveAttribute('content', old?.build ?? '');

  renameSync(`${missing}.away`, missing);
  await site.restore();
  // A visit looks, too; the page is of the network, so of the new build.
  await open(page, `${site.origin}${prefix}/map/`);
  await expect(page.getByText(label)).toHaveCount(0);
  const build = (await page.locator('meta[name=build]').getAttribute('content')) ?? '';
  expect(build).not.toBe(old?.build);
  await expect.poll(async () => (await held(page)).copies[0]?.build).toBe(build);
  await site.cut();
  for (const address of keptPaths) {
    await open(page, site.origin + prefix + address);
    await expect(page.locator('meta[name=build]')).toHaveAttribute('content', build);
    await expect(page.getByText(label)).toBeVisible();
  }
});

test('offline: off takes copy and worker away, and loads the page anew', async ({
  page,
  site,
  deploys,
  visit: { prefix },
}) => {
  await keepCopy(page, site.origin + prefix);
  // A later visit. Chromium holds a new worker back for minutes where the one before it has only
  // just finished its work.
  await open(page, `${site.origin}${prefix}/map/`);
  // As the build writes it; a module of src can't be imported here by name.
  const { withdrawnWorker } = createRequire(import.meta.url)(
    '../../src/services/offline/withdrawnWorker',
  ) as typeof Withdrawn;
  const worker = path.join(deploys.folder, 'sw.js');
  const whole = readFileSync(worker);
  writeFileSync(worker, `(${withdrawnWorker.toString()})(self, 'kept-');`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.waitForFunction(() => !('sameDocument' in window));
  await hydrated(page);
  expect(await held(page)).toEqual(nothing);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  writeFileSync(worker, whole);
});

/** A script of the build that is served, by how its name begins. */
function scriptOf({ folder }: Deploys, start: string): string {
  const name = readdirSync(folder).find((file) => file.startsWith(start) && file.endsWith('.js'));
  return path.join(folder, name ?? '');
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** The button of the offer, which is worked out when it comes near the window. */
async function offer(page: Page) {
  await page.locator('[data-offered]').scrollIntoViewIfNeeded();
  return page.getByRole('button', { name: keep });
}

async function keepCopy(page: Page, home: string): Promise<void> {
  await open(page, `${home}/map/`);
  await (await offer(page)).click();
  await expect(page.getByText(kept)).toBeVisible();
}

/** Workers of the site, names of its caches, and the copies that are whole, the newest first. */
type Held = { workers: number; caches: string[]; copies: KeptCopy[] };

const nothing: Held = { workers: 0, caches: [], copies: [] };

async function held(page: Page): Promise<Held> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const marks = await Promise.all(
      names.map(async (name) => (await caches.open(name)).match('/kept.json')),
    );
    const copies = await Promise.all(
      marks.flatMap((mark) => (mark ? [mark.json() as Promise<KeptCopy>] : [])),
    );
    return {
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: names,
      copies: copies.sort((a, b) => b.at - a.at),
    };
  });
}
