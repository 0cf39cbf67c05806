import AxeBuilder from '@axe-core/playwright';
import { chromium, type Page } from '@playwright/test';
import { createRequire } from 'node:module';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { KeptCopy } from '../../src/domain/keptCopy';
import type * as Withdrawn from '../../src/services/offline/withdrawnWorker';
import { startPreview, type Preview } from '../../tools/preview/previewServer';
import { chromiumLaunch } from '../support/chromium';
import { expect, hydrated, test as base } from '../support/fair';
import { twoBuilds, type Deploys } from './nextBuild';

const languages = [
  {
    prefix: '',
    keep: 'Сохранить для ярмарки',
    kept: /^Сохранено в \d\d:\d\d, (\d+) кБ\./,
    label: /Это копия, сохранённая в \d\d:\d\d по Москве/,
    labelName: 'Сохранённая копия',
    remove: 'Удалить копию',
    again: 'Попробовать ещё раз',
    noNetwork: 'Нет сети',
    incomplete: /Пришло не всё/,
    full: /не хватило места/,
    map: 'Карта',
    otherKept: /Сохранены английские страницы/,
  },
  {
    prefix: '/en',
    keep: 'Keep for the venue',
    kept: /^Kept at \d\d:\d\d, (\d+) kB\./,
    label: /This is a copy kept at \d\d:\d\d, Moscow time/,
    labelName: 'Kept copy',
    remove: 'Remove the copy',
    again: 'Try again',
    noNetwork: 'No network',
    incomplete: /Not everything arrived/,
    full: /no room left/,
    map: 'Map',
    otherKept: /The Russian pages are kept/,
  },
] as const;

/** Without a network the browser says so of each request that fails, as of the newest build. */
const noNetwork = /^failed: |ERR_CONNECTION_REFUSED|ERR_FAILED/;

/**
 * A host that can be out of reach and come back. The network itself is cut, because what a browser
 * is told about it does not reach a worker that it starts anew.
 */
type Site = { origin: string; cut: () => Promise<void>; restore: () => Promise<void> };

const test = base.extend<{ deploys: Deploys; site: Site }>({
  deploys: async ({}, use) => {
    const deploys = twoBuilds();
    await use(deploys);
    deploys.remove();
  },
  site: async ({ deploys }, use) => {
    const { folder } = deploys;
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

const keptPaths = ['/program/', '/map/', '/my/', '/for_visitors/'].filter((page) =>
  existsSync(`public${page}index.html`),
);

for (const words of languages) {
  const { prefix } = words;
  const pages = keptPaths.map((page) => prefix + page);

  test(`${prefix}/: kept, the network cut: every kept page opens with its label, others say there is no network`, async ({
    page,
    site,
    expectProblem,
  }) => {
    test.setTimeout(240_000);
    expectProblem(noNetwork);
    await open(page, `${site.origin}${prefix}/program/`);
    expect(await held(page), 'nothing is registered by itself').toEqual(nothing);
    await (await offer(page, words)).click();
    const kept = page.getByText(words.kept);
    await expect(kept).toBeVisible();
    await expect(page.getByRole('button', { name: words.remove })).toBeFocused();
    const size = Number(words.kept.exec((await kept.textContent()) ?? '')?.[1]);
    console.log(`Kept for the venue at ${prefix}/: ${size} kB`);
    expect(size).toBeLessThanOrEqual(500);
    expect(size).toBeGreaterThan(100);
    const { workers, copies } = await held(page);
    expect([workers, copies.length]).toEqual([1, 1]);
    expect(copies[0]?.pages).toEqual(pages);

    await site.cut();
    for (const address of pages) {
      await open(page, site.origin + address);
      await expect(page.getByRole('complementary', { name: words.labelName })).toHaveText(
        words.label,
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: words.again })).toBeInViewport();
    }
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    // Links of a kept page: to another one, to one that is not kept, and on from there.
    await open(page, `${site.origin}${prefix}/program/`);
    await page.getByRole('contentinfo').getByRole('link', { name: words.map }).first().click();
    await expect(page).toHaveURL(`${site.origin}${prefix}/map/`);
    await expect(page.getByText(words.label)).toBeVisible();
    const address = `${site.origin}${prefix}/tickets/?a=1#refund`;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: words.noNetwork })).toBeVisible();
    await expect(page.getByRole('link', { name: words.again })).toHaveAttribute(
      'href',
      address.replace('#refund', ''),
    );
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(
      pages.length + 1, // And the home page among the breadcrumbs.
    );
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: words.map }).click();
    await hydrated(page);
    await page.getByRole('searchbox').fill('a');
    // The other language is not kept.
    await page.goto(`${site.origin}${prefix === '' ? '/en' : ''}/map/`);
    await expect(page.getByRole('heading', { level: 1, name: words.noNetwork })).toBeVisible();

    await site.restore();
    await page.goto(`${site.origin}${prefix}/map/`);
    await hydrated(page);
    await expect(page.getByText(words.label)).toHaveCount(0);
    await page.locator('[data-offered]').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: words.remove }).click();
    await expect(page.getByRole('button', { name: words.keep })).toBeFocused();
    expect(await held(page)).toEqual(nothing);
  });

  test(`${prefix}/: a file that is missing, and no room: nothing is kept, and it says so`, async ({
    page,
    context,
    site,
    deploys,
    expectProblem,
  }) => {
    expectProblem(/404|status 404/);
    const script = scriptOf(deploys, 'component---src-pages-map-');
    await open(page, `${site.origin}${prefix}/program/`);
    renameSync(script, `${script}.away`);
    await (await offer(page, words)).click();
    await expect(page.getByText(words.incomplete)).toBeVisible();
    expect(await held(page)).toEqual(nothing);
    renameSync(`${script}.away`, script);

    const session = await context.newCDPSession(page);
    const quota = (quotaSize?: number) =>
      session.send('Storage.overrideQuotaForOrigin', {
        origin: site.origin,
        ...(quotaSize !== undefined && { quotaSize }),
      });
    await quota(100_000);
    await page.getByRole('button', { name: words.again }).click();
    await expect(page.getByText(words.full)).toBeVisible();
    expect(await held(page)).toEqual(nothing);
    await quota();
    await page.getByRole('button', { name: words.again }).click();
    await expect(page.getByText(words.kept)).toBeVisible();
  });
}

test('the other language takes the place of the first, and is told before', async ({
  page,
  site,
}) => {
  const [russian, english] = languages;
  await keep(page, site, russian);
  await open(page, `${site.origin}/en/map/`);
  await page.locator('[data-offered]').scrollIntoViewIfNeeded();
  await expect(page.getByText(english.otherKept)).toBeVisible();
  await (await offer(page, english)).click();
  await expect(page.getByText(english.kept)).toBeVisible();
  expect((await held(page)).copies.map(({ locale }) => locale)).toEqual(['en']);
});

test('killed and opened again without a network: kept pages with their label', async ({ site }) => {
  // Two browsers start, one after the other.
  test.setTimeout(240_000);
  const profile = mkdtempSync(path.join(tmpdir(), 'fair-profile-'));
  const launch = () =>
    chromium.launchPersistentContext(profile, { ...chromiumLaunch(), locale: 'ru-RU' });
  try {
    const [russian] = languages;
    const first = await launch();
    await keep(await first.newPage(), site, russian);
    await first.close();
    await site.cut();
    const second = await launch();
    const page = await second.newPage();
    const exceptions: string[] = [];
    page.on('pageerror', ({ message }) => exceptions.push(message));
    for (const address of keptPaths) {
      await open(page, site.origin + address);
      await expect(page.getByText(russian.label)).toBeVisible();
    }
    expect(exceptions).toEqual([]);
    await second.close();
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});

test('the next build renews the copy whole; one that lacks a file leaves it as it was', async ({
  page,
  context,
  site,
  deploys,
  expectProblem,
}) => {
  expectProblem(noNetwork);
  expectProblem(/404/);
  test.setTimeout(240_000);
  const [russian] = languages;
  await keep(page, site, russian);
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
  const asked = context.waitForEvent('response', (answer) => answer.url().endsWith('/sw.js'));
  await showLater();
  await asked;
  await page.waitForTimeout(1500);
  expect(await held(page)).toEqual({ ...whole, copies: [old] });
  await site.cut();
  await open(page, `${site.origin}/map/`);
  await expect(page.getByText(russian.label)).toBeVisible();
  await expect(page.locator('meta[name=build]')).toHaveAttribute('content', old?.build ?? '');

  renameSync(`${missing}.away`, missing);
  await site.restore();
  // A visit looks, too; the page is of the network, so of the new build.
  await open(page, `${site.origin}/map/`);
  await expect(page.getByText(russian.label)).toHaveCount(0);
  const build = (await page.locator('meta[name=build]').getAttribute('content')) ?? '';
  expect(build).not.toBe(old?.build);
  await expect.poll(async () => (await held(page)).copies[0]?.build).toBe(build);
  await site.cut();
  for (const address of keptPaths) {
    await open(page, site.origin + address);
    await expect(page.locator('meta[name=build]')).toHaveAttribute('content', build);
    await expect(page.getByText(russian.label)).toBeVisible();
  }
});

test('offline: off takes copy and worker away, and loads the page anew', async ({
  page,
  site,
  deploys,
}) => {
  const [russian] = languages;
  await keep(page, site, russian);
  // A later visit. Chromium holds a new worker back for minutes where the one before it has only
  // just finished its work.
  await open(page, `${site.origin}/map/`);
  // As the build writes it; a module of src can't be imported here by name.
  const { withdrawnWorker } = createRequire(import.meta.url)(
    '../../src/services/offline/withdrawnWorker',
  ) as typeof Withdrawn;
  writeFileSync(
    path.join(deploys.folder, 'sw.js'),
    `(${withdrawnWorker.toString()})(self, 'kept-');`,
  );
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.waitForFunction(() => !('sameDocument' in window));
  await hydrated(page);
  expect(await held(page)).toEqual(nothing);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

/** A script of the build that is served, by how its name begins. */
function scriptOf({ folder }: Deploys, start: string): string {
  const name = readdirSync(folder).find((file) => file.startsWith(start) && file.endsWith('.js'));
  return path.join(folder, name ?? '');
}

type Words = (typeof languages)[number];

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** The button of the offer, which is worked out when it comes near the window. */
async function offer(page: Page, words: Words) {
  await page.locator('[data-offered]').scrollIntoViewIfNeeded();
  return page.getByRole('button', { name: words.keep });
}

async function keep(page: Page, { origin }: Site, words: Words): Promise<void> {
  await open(page, `${origin}${words.prefix}/map/`);
  await (await offer(page, words)).click();
  await expect(page.getByText(words.kept)).toBeVisible();
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
