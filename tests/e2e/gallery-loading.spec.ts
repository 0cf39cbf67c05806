import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';
import { box, counter, gallery, open, triggers } from '../support/gallery';
import { scrollTo } from '../support/scroll';

test('fades and turns take 350 ms, none where motion is unwelcome', async ({ page }) => {
  const durations = () =>
    page.evaluate(() =>
      ['dialog > div > *', 'dialog > .fslightbox-full-dimension'].map(
        (part) => getComputedStyle(document.querySelector(part) as Element).transitionDuration,
      ),
    );
  await open(page);
  expect(await durations()).toContain('0.35s');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCSS('transition-duration', '0.35s');
  await page.clock.resume();
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await triggers(page).first().click();
  await expect(counter(page, 1)).toBeVisible();
  expect(
    await page.evaluate(
      () =>
        [...document.querySelectorAll('dialog, dialog *')].filter(
          (part) =>
            parseFloat(getComputedStyle(part).transitionDuration) > 0 ||
            parseFloat(getComputedStyle(part).animationDuration) > 0,
        ).length,
    ),
  ).toBe(0);
});

test('the neighbours of a slide are loaded before they are asked for', async ({
  page,
  expectProblem,
}) => {
  // The slide after the next one, which is asked for in its turn.
  expectProblem(/ERR_FAILED|^failed: .*\/static\//);
  await open(page, 4);
  await expect(page.locator('dialog img[data-loaded=true]')).toHaveCount(3);
  await page.route(/\/static\//, (route) => route.abort());
  await page.keyboard.press('ArrowRight');
  await expect(counter(page, 5)).toBeVisible();
  await expect(
    page.locator('dialog [role=group]:not([aria-hidden=true]) [data-message]'),
  ).toHaveCount(0);
});

test('a picture that is slow shows a spinner after 250 ms', async ({ page }) => {
  await page.goto(gallery);
  await hydrated(page);
  await triggers(page).first().hover();
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route(/\/static\/.*\.(jpg|webp)$/, () => undefined);
  await triggers(page).nth(8).click();
  const spinner = box(page).getByRole('progressbar', { name: 'Loading' });
  await expect(counter(page, 9)).toBeVisible();
  await page.clock.runFor(249);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(spinner).not.toHaveCount(0);
});

for (const width of [320, 1280]) {
  test(`nothing shifts at ${width} px while row and wall load and the lightbox comes and goes, nothing is too wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shifts: number[] }).shifts.push(value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/en/press/', gallery]) {
      await page.goto(path);
      await hydrated(page);
      const first = page.locator('main a[aria-haspopup=dialog]').first();
      await scrollTo(first);
      await page.waitForLoadState('networkidle');
      await first.click();
      await expect(counter(page, 1)).toBeVisible();
      const buttons = await box(page)
        .locator('button:visible, a:visible')
        .evaluateAll((all) =>
          all
            .filter((one) => !one.closest('[aria-label="All slides"]'))
            .map((one) => one.getBoundingClientRect().right - innerWidth),
        );
      expect(Math.max(...buttons)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(box(page)).toBeHidden();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(
        await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts),
        path,
      ).toEqual([]);
    }
  });
}

test('a picture that is not there says so, in the language of the page', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|Failed to load resource|^failed: .*\.(jpg|webp)$/);
  await page.goto('/past_events/2024/');
  await hydrated(page);
  await page.evaluate(() =>
    document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')),
  );
  await page.waitForLoadState('networkidle');
  await page.route(/\.(jpg|webp)$/, (route) => route.abort());
  await triggers(page).nth(1).click();
  await expect(page.locator('dialog [data-message=imageNotFound]').first()).toHaveText(
    'Изображение не найдено',
  );
});

test('the lightbox is fetched at the first hover, focus or press, not before, and is at most 22 kB', async ({
  page,
}) => {
  const { gzipSync } = await import('node:zlib');
  const sizes: number[] = [];
  page.on('response', async (answer) => {
    if (/lightbox|fslightbox/.test(answer.url()) && answer.url().endsWith('.js'))
      sizes.push(gzipSync(await answer.body()).length);
  });
  await page.goto(gallery, { waitUntil: 'networkidle' });
  await hydrated(page);
  await page.waitForTimeout(1500);
  expect(sizes).toEqual([]);
  await triggers(page).first().hover();
  await expect.poll(() => sizes.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`lightbox: ${(bytes / 1000).toFixed(1)} kB in ${sizes.length} scripts`);
  expect(bytes).toBeLessThanOrEqual(22_000);
});

for (const [how, touch] of [
  [
    'focus',
    (page: Page) =>
      triggers(page)
        .first()
        .evaluate((link) => link.focus()),
  ],
  ['press', (page: Page) => triggers(page).first().dispatchEvent('pointerdown')],
] as const) {
  test(`${how} alone fetches the lightbox`, async ({ page }) => {
    const scripts: string[] = [];
    page.on(
      'request',
      (request) => /lightbox.*\.js$/.test(request.url()) && scripts.push(request.url()),
    );
    await page.goto(gallery, { waitUntil: 'networkidle' });
    await hydrated(page);
    expect(scripts).toEqual([]);
    await touch(page);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await expect(page.locator('dialog')).toHaveCount(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [gallery, '/press/', '/exhibitors/2025/artel-glina/']) {
    test(`every picture of ${path} is a link to a large rendition, never to the original`, async ({
      page,
      request,
      expectProblem,
    }) => {
      // Around a picture that is a page of its own Chromium puts one with styles, and looks for its
      // icon.
      expectProblem(/status of 404|favicon\.ico|Applying inline style violates/);
      await page.goto(path);
      const links = await page
        .locator('a[aria-haspopup=dialog]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(path.startsWith('/exhibitors/') ? 1 : 10);
      for (const href of links) {
        const answer = await request.get(href);
        expect(answer.status(), href).toBe(200);
        expect((await answer.body()).includes('Exif'), href).toBe(false);
      }
      await page.locator('a[aria-haspopup=dialog]').first().click();
      await expect(page).toHaveURL(/\/static\/.*\.jpg$/);
    });
  }
});
