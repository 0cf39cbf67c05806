import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { Server } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';
import { twoBuilds } from './nextBuild';
import { startPreview } from '../../tools/preview/previewServer';
import { visits } from '../support/visits';
import { siteFolder } from '../support/siteFolder';

const another = { id: 'another', timestamp: 1 };

test('the build says its id, its rules and its pages; the id is in no script', async ({
  request,
  page,
}) => {
  const latest = (await (await request.get('/builds/latest.json')).json()) as {
    id: string;
    timestamp: number;
  };
  expect(latest.id).toMatch(/^[0-9a-f]{20}$/);
  expect(latest.timestamp).toBeGreaterThan(1.7e12);
  const meta = (await (await request.get(`/builds/meta/${latest.id}.json`)).json()) as {
    rules: unknown[];
    prerendered: string[];
  };
  expect(meta.rules).toContainEqual({ from: '/buy/', to: '/tickets/' });
  expect(meta.prerendered).toEqual(
    expect.arrayContaining(['/', '/tickets/', '/exhibitors/2025/yolka-olkhovskaya/']),
  );
  console.log(
    `builds/meta: ${meta.prerendered.length} pages, ${gzipSync(JSON.stringify(meta)).length} bytes compressed`,
  );
  const scripts: string[] = [];
  page.on(
    'response',
    (response) => response.url().endsWith('.js') && scripts.push(new URL(response.url()).pathname),
  );
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('meta[name=build]')).toHaveAttribute('content', latest.id);
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts)
    expect(readFileSync(`${siteFolder}${script}`, 'utf8')).not.toContain(latest.id);
});

for (const { prefix, cache, press, contacts, lightbox, thirdSlide } of visits) {
  test.describe(`${prefix}/ with a ${cache} cache`, () => {
    test.use({ cache });

    test('the list of pages is fetched a second after idle, and not over a slow or saving connection', async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on(
        'request',
        (request) => request.url().includes('/builds/meta/') && asked.push(request.url()),
      );
      await page.goto(`${prefix}/tickets/`);
      await expect.poll(() => asked.length).toBe(1);
      const waited = () =>
        page.evaluate(() => {
          const started = performance.getEntriesByName('onInitialClientRender')[0];
          // Resource entries appear only once the answer has arrived.
          const fetched = performance
            .getEntriesByType('resource')
            .find(({ name }) => name.includes('/builds/meta/'));
          return started && fetched && fetched.startTime - started.startTime;
        });
      await expect.poll(waited).toBeDefined();
      expect(await waited()).toBeGreaterThanOrEqual(1000);
      for (const connection of [
        { saveData: true },
        { effectiveType: 'slow-2g' },
        { effectiveType: '2g' },
      ]) {
        await page.addInitScript(
          (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
          connection,
        );
        await page.goto(`${prefix}/contacts/`);
        await hydrated(page);
        await page.waitForTimeout(2500);
      }
      expect(asked).toHaveLength(1);
    });

    test('a newer build is found within the hour; the next navigation is a full load, nothing reloads by itself', async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto(`${prefix}/tickets/`);
      await page.clock.runFor(5000);
      await hydrated(page);
      await mark(page);
      await page.route('**/builds/latest.json', (route) => route.fulfill({ json: another }));
      await page.clock.fastForward('59:00');
      await page.clock.runFor(30_000);
      await followMenu(page, contacts);
      await expect(page).toHaveURL(`${prefix}/contacts/`);
      expect(await isSameDocument(page), 'before the hour, in the app').toBe(true);
      const answered = page.waitForResponse('**/builds/latest.json');
      await page.clock.fastForward('01:00');
      await answered;
      await page.clock.runFor(1000);
      expect(await isSameDocument(page), 'no reload by itself').toBe(true);
      await followMenu(page, press);
      await expect(page).toHaveURL(`${prefix}/press/`);
      expect(await isSameDocument(page), 'a full load').toBe(false);
    });

    test('a tab shown again after an hour asks at once', async ({ page }) => {
      await page.clock.install();
      await page.goto(`${prefix}/tickets/`);
      await page.clock.runFor(5000);
      await hydrated(page);
      const asked: string[] = [];
      page.on(
        'request',
        (request) => request.url().includes('/builds/latest') && asked.push(request.url()),
      );
      const showAgain = () =>
        page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await showAgain();
      expect(asked).toHaveLength(0);
      // The clock moves on while timers are suspended, as in a closed laptop.
      await page.clock.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
      await showAgain();
      await expect.poll(() => asked.length).toBe(1);
    });

    test('the same build goes on in the app, and a build file that is broken changes nothing', async ({
      page,
      expectProblem,
    }) => {
      expectProblem(/500/);
      await page.clock.install();
      await page.goto(`${prefix}/tickets/`);
      await page.clock.runFor(5000);
      await hydrated(page);
      await mark(page);
      await page.clock.fastForward('01:00:01');
      for (const body of ['{', '[]', 'null', '<html>']) {
        await page.route('**/builds/latest.json', (route) => route.fulfill({ body }));
        await page.clock.fastForward('01:00:01');
      }
      await page.route('**/builds/latest.json', (route) => route.fulfill({ status: 500 }));
      await page.clock.fastForward('01:00:01');
      await followMenu(page, press);
      await expect(page).toHaveURL(`${prefix}/press/`);
      expect(await isSameDocument(page)).toBe(true);
    });

    test('a part of a page that cannot be loaded reloads it once, typed values kept, with no loop', async ({
      page,
      expectProblem,
    }) => {
      expectProblem(/Loading chunk/);
      const loads: string[] = [];
      page.on('framenavigated', (frame) => frame === page.mainFrame() && loads.push(frame.url()));
      await page.goto(`${prefix}/press/`);
      await hydrated(page);
      await addField(page, 'Anna');
      loads.length = 0;
      await failChunk(page);
      await expect.poll(() => loads.length).toBe(1);
      await hydrated(page);
      // Forms appear a little later than the page.
      await page.waitForTimeout(500);
      await addField(page);
      await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Anna');
      await failChunk(page);
      await page.waitForTimeout(1500);
      expect(loads).toHaveLength(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('a lightbox whose script has gone with its build opens at its slide after one load, typed values kept', async ({
      page,
      visitBefore,
      expectProblem,
    }) => {
      expectProblem(/404|MIME type|ChunkLoadError/);
      const builds = twoBuilds();
      const preview = await startPreview({ folder: builds.folder, port: 0 });
      try {
        await visitBefore(preview.origin);
        let loads = 0;
        page.on(
          'request',
          (request) =>
            (loads +=
              request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0),
        );
        await page.goto(`${preview.origin}${prefix}/past_events/2024/`, {
          waitUntil: 'networkidle',
        });
        await hydrated(page);
        await addField(page, 'Anna');
        loads = 0;
        builds.deploy('new');
        await page.locator('#photo-gallery a[aria-haspopup=dialog]').nth(2).click();
        await expect(
          page.getByRole('dialog', { name: lightbox }).getByText(thirdSlide),
        ).toBeVisible();
        expect(loads).toBe(1);
        await page.keyboard.press('Escape');
        await addField(page);
        await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Anna');
      } finally {
        await preview.close();
        builds.remove();
      }
    });
  });
}

test('a file asked for just before a deploy is served whole', async () => {
  const builds = twoBuilds();
  const preview = await startPreview({ folder: builds.folder, port: 0 });
  const { id } = (await (await fetch(`${preview.origin}/builds/latest.json`)).json()) as {
    id: string;
  };
  const address = `${preview.origin}/builds/meta/${id}.json`;
  const emit: (this: Server, event: string, ...args: unknown[]) => boolean = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]) {
    const isHeard = emit.call(this, event, ...args);
    if (event === 'request') builds.deploy('new');
    return isHeard;
  };
  try {
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toHaveProperty('prerendered');
    expect((await fetch(address)).status, 'the old build has gone').toBe(404);
  } finally {
    Server.prototype.emit = emit;
    await preview.close();
    builds.remove();
  }
});

test('two builds swapped under an open page 20 times: at most one load a step, nothing typed lost, no error', async ({
  page,
  expectProblem,
}) => {
  test.setTimeout(180_000);
  // The browser logs the missing scripts and data of the other build; visitors must not notice.
  expectProblem(/404|ERR_ABORTED|MIME type|ChunkLoadError/);
  const builds = twoBuilds();
  const preview = await startPreview({ folder: builds.folder, port: 0 });
  try {
    let loads = 0;
    let most = 0;
    page.on(
      'request',
      (request) =>
        (loads += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0),
    );
    let all = 0;
    await page.goto(`${preview.origin}/en/`);
    await hydrated(page);
    const names = {
      en: ['Press', 'Contacts', 'Exhibitors', 'Speakers'],
      ru: ['Пресса', 'Партнёры', 'Участники', 'Спикеры'],
    };
    for (let step = 0; step < 20; step += 1) {
      await addField(page, `typed ${step}`);
      loads = 0;
      builds.deploy(step % 2 === 0 ? 'new' : 'old');
      await page.waitForTimeout(300);
      expect(loads, 'a deploy by itself loads nothing').toBe(0);
      await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue(`typed ${step}`);
      const before = page.url();
      // Halfway through, the visitor switches to Russian, which is a navigation like any other.
      if (step === 10)
        await page.getByRole('banner').getByRole('link', { name: 'Русский' }).click();
      else await followMenu(page, names[step < 10 ? 'en' : 'ru'][step % 4] ?? '');
      await expect(page).not.toHaveURL(before);
      // If it is a full load, waits until everything has arrived, because the next deploy must come
      // after it.
      await page.waitForLoadState('networkidle');
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
        /not (available|found)|недоступна|не найдена/,
      );
      most = Math.max(most, loads);
      all += loads;
    }
    console.log(`20 deploys under an open page: at most ${most} load a step`);
    expect(most).toBeLessThanOrEqual(1);
    expect(all, 'the other build has been met').toBeGreaterThan(5);
  } finally {
    await preview.close();
    builds.remove();
  }
});

async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in window);
}

async function followMenu(page: Page, name: string): Promise<void> {
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
async function addField(page: Page, value = ''): Promise<void> {
  await page.evaluate((typed) => {
    document.getElementById('typed-field')?.remove();
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<label id="typed-field">Your name <input name="name"></label>',
      );
    const field = document.querySelector<HTMLInputElement>('#typed-field input');
    if (field !== null && typed !== '') field.value = typed;
  }, value);
}

/** Fails like webpack does when a chunk does not exist. */
async function failChunk(page: Page): Promise<void> {
  await page.evaluate(() => {
    const error = new Error('Loading chunk 12 failed.');
    error.name = 'ChunkLoadError';
    void Promise.reject(error);
  });
}
