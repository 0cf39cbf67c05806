import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buildOf, followMenu, test, watchLoads } from '../support/deploys';
import { expect, hydrated } from '../support/fair';
import { siteFolder } from '../support/siteFolder';

test.use({ language: 'en', cache: 'warm' });

const another = { id: 'another', timestamp: 1 };

test(
  'the build says its id, which is in no script; its rules and pages are fetched a second after idle, and not over a saving connection',
  { tag: '@rare' },
  async ({ request, openPage, page, visit: { prefix } }) => {
    const { id } = (await (await request.get('/builds/latest.json')).json()) as { id: string };
    expect(id).toMatch(/^[0-9a-f]{10}$/);
    const asked = watchAsked(page, '/builds/meta/');
    const scripts = watchAsked(page, '.js');
    await page.goto(`${prefix}/tickets/`);
    expect(await buildOf(page)).toBe(id);
    const waited = () =>
      page.evaluate(() => {
        const started = performance.getEntriesByName('onInitialClientRender')[0];
        // Resource entries appear only once the answer has arrived.
        const fetched = performance
          .getEntriesByType('resource')
          .find(({ name }) => name.includes('/builds/meta/'));
        return started && fetched && fetched.startTime - started.startTime;
      });
    await expect.poll(waited).toBeGreaterThanOrEqual(1000);
    const own = scripts
      .map((address) => new URL(address).pathname)
      .filter((at) => /^\/[^/]+\.js$/.test(at));
    expect(own.length).toBeGreaterThan(2);
    for (const script of own)
      expect(readFileSync(`${siteFolder}${script}`, 'utf8')).not.toContain(id);
    await page.clock.install();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await openPage('/contacts/');
    await page.clock.runFor(5000);
    await askLast(page);
    expect(asked, 'once by the first visit').toHaveLength(1);
  },
);

test('a newer build is found within the hour; the next navigation is a full load, nothing reloads by itself', async ({
  page,
  visit: { prefix, press, contacts },
}) => {
  await openWithClock(page, `${prefix}/tickets/`);
  // Playwright's clock hides the page's own header, so the first answer says which build it is.
  const hour = async () => {
    const answered = page.waitForResponse('**/builds/latest.json');
    await page.clock.fastForward('01:00:01');
    await answered;
    await page.clock.runFor(1000);
  };
  await hour();
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: another }));
  await page.clock.fastForward('59:00');
  await page.clock.runFor(30_000);
  await followMenu(page, contacts);
  await expect(page).toHaveURL(`${prefix}/contacts/`);
  expect(await isSameDocument(page), 'before the hour, in the app').toBe(true);
  await hour();
  expect(await isSameDocument(page), 'no reload by itself').toBe(true);
  await followMenu(page, press);
  await expect(page).toHaveURL(`${prefix}/press/`);
  expect(await isSameDocument(page), 'a full load').toBe(false);
});

test(
  'a tab shown again after an hour asks at once; the same build goes on in the app, and a build file that is broken changes nothing',
  { tag: '@rare' },
  async ({ page, visit: { prefix, press } }) => {
    await openWithClock(page, `${prefix}/tickets/`);
    const asked = watchAsked(page, '/builds/latest');
    const showAgain = () =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await showAgain();
    await askLast(page);
    expect(asked).toHaveLength(0);
    // The clock moves on while timers are suspended, as in a closed laptop.
    await page.clock.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
    await showAgain();
    await expect.poll(() => asked.length).toBe(1);
    await page.route('**/builds/latest.json', (route) => route.fulfill({ body: '<html>' }));
    const answered = page.waitForResponse('**/builds/latest.json');
    await page.clock.fastForward('01:00:01');
    await answered;
    await followMenu(page, press);
    await expect(page).toHaveURL(`${prefix}/press/`);
    expect(await isSameDocument(page)).toBe(true);
  },
);

test(
  'a part of a page that cannot be loaded reloads it once, what is typed into a form kept, with no loop',
  { tag: '@rare' },
  async ({ openPage, page, visit: { prefix, press }, expectProblem }) => {
    expectProblem(/Loading chunk/);
    const loads = watchLoads(page);
    await openPage('/contacts/#contact-us');
    const message = page.locator('#contact-us [name="message"]');
    await message.fill('Where is the desk?');
    loads.count = 0;
    const reloaded = page.waitForEvent('load');
    await failChunk(page);
    await reloaded;
    await hydrated(page);
    await expect(message).toHaveValue('Where is the desk?');
    await failChunk(page);
    await followMenu(page, press);
    await expect(page).toHaveURL(`${prefix}/press/`);
    await expect(page.getByRole('heading', { level: 1, name: /^(Пресса|Press)/ })).toBeVisible();
    expect(loads.count).toBe(1);
  },
);

test(
  'a lightbox whose script has gone with its build opens at its slide after one load',
  { tag: '@rare' },
  async ({
    page,
    site,
    deploys,
    visit: { prefix, lightbox, thirdSlide },
    visitBefore,
    expectProblem,
  }) => {
    expectProblem(/404|MIME type|ChunkLoadError/);
    await visitBefore(site.origin);
    const loads = watchLoads(page);
    await page.goto(`${site.origin}${prefix}/past_events/2024/`);
    await hydrated(page);
    loads.count = 0;
    deploys.deploy('new');
    await page.locator('#photo-gallery a[aria-haspopup=dialog]').nth(2).click();
    await expect(page.getByRole('dialog', { name: lightbox }).getByText(thirdSlide)).toBeVisible();
    expect(loads.count).toBe(1);
  },
);

/** A page an hour or more of whose time a test turns. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.runFor(5000);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in window);
}

/** The requests to come whose address has a part. */
function watchAsked(page: Page, part: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes(part) && asked.push(request.url()));
  return asked;
}

/** Makes a request of its own: whatever was asked for before it has been seen by then. */
async function askLast(page: Page): Promise<void> {
  await page.evaluate(async () => void (await fetch('/robots.txt')));
}

/** Fails like webpack does when a chunk does not exist. */
async function failChunk(page: Page): Promise<void> {
  await page.evaluate(() => {
    const error = new Error('Loading chunk 12 failed.');
    error.name = 'ChunkLoadError';
    void Promise.reject(error);
  });
}
