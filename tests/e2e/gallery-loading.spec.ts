import { gzipSync } from 'node:zlib';
import { expect, hydrated, test } from '../support/fair';
import {
  box,
  close,
  counter,
  either,
  gallery,
  open,
  picturesCome,
  show,
  slide,
  stopClock,
  triggers,
  wordsIn,
} from '../support/gallery';
import { scrollTo } from '../support/scroll';
import { watchShifts } from '../support/shifts';

test('fades and turns take 350 ms, none where motion is unwelcome', async ({
  page,
  visit: { prefix },
}) => {
  await page.clock.install();
  await open(page, prefix);
  expect(
    await page.evaluate(() =>
      ['dialog > div > *', 'dialog > .fslightbox-full-dimension'].map(
        (part) => getComputedStyle(document.querySelector(part) as Element).transitionDuration,
      ),
    ),
  ).toContain('0.35s');
  await stopClock(page);
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCSS('transition-duration', '0.35s');
  await page.clock.resume();
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show(page, 1);
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
  visit: { prefix },
  expectProblem,
}) => {
  // The slide after the next one, which is asked for in its turn.
  expectProblem(/ERR_FAILED|^failed: .*\/static\//);
  await open(page, prefix, 4);
  await expect(page.locator('dialog img[data-loaded=true]')).toHaveCount(3);
  await page.route(/\/static\//, (route) => route.abort());
  await page.keyboard.press('ArrowRight');
  await expect(counter(page, 5)).toBeVisible();
  await expect(slide(page).locator('[data-message]')).toHaveCount(0);
});

test('a picture that is slow shows a spinner after 250 ms', async ({ page, visit: { prefix } }) => {
  await page.clock.install();
  await page.goto(gallery(prefix));
  await hydrated(page);
  const code = page.waitForResponse(/lightbox.*\.js$/);
  await triggers(page).first().hover();
  await code;
  await stopClock(page);
  await page.route(/\/static\/.*\.(jpg|webp)$/, () => undefined);
  await triggers(page).nth(8).click();
  const spinner = box(page).getByRole('progressbar', { name: either('loading') });
  await expect(counter(page, 9)).toBeVisible();
  await page.clock.runFor(249);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(spinner).not.toHaveCount(0);
});

test('nothing shifts and nothing is too wide while row and wall load and the lightbox comes and goes', async ({
  page,
  visit: { prefix },
}) => {
  const shifts = await watchShifts(page);
  const pages = [`${prefix}/press/`, gallery(prefix)];
  for (const [width, path] of [360, 1280].flatMap((px) => pages.map((at) => [px, at] as const))) {
    const told = `${path} at ${width} px`;
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await hydrated(page);
    const first = page.locator('main a[aria-haspopup=dialog]').first();
    await scrollTo(first);
    await picturesCome(page);
    await first.click();
    await expect(counter(page, 1)).toBeVisible();
    const beyond = await box(page)
      .locator('button:visible, a:visible')
      .evaluateAll((all) =>
        all
          .filter((one) => !one.closest('[role=group]'))
          .map((one) => one.getBoundingClientRect().right - innerWidth),
      );
    expect(beyond.length, told).toBeGreaterThan(5);
    expect(Math.max(...beyond), told).toBeLessThanOrEqual(0);
    await close(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      told,
    ).toBeLessThanOrEqual(0);
    expect(await shifts(), told).toEqual([]);
  }
});

test('a picture that is not there says so, in the language of the page', async ({
  page,
  visit: { prefix, language },
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|Failed to load resource|^failed: .*\.(jpg|webp)$/);
  await page.goto(gallery(prefix));
  await hydrated(page);
  await page.route(/\.(jpg|webp)$/, (route) => route.abort());
  await triggers(page).nth(1).click();
  await expect(page.locator('dialog [data-message=imageNotFound]').first()).toHaveText(
    wordsIn(language).imageNotFound,
  );
});

test('the lightbox is fetched at the first hover, focus or press, not before, and is at most 22 kB', async ({
  page,
  visit: { prefix },
}) => {
  let sizes: Promise<number>[] = [];
  page.on('response', (answer) => {
    if (/lightbox[^/]*\.js$/.test(answer.url()))
      sizes.push(answer.body().then((body) => gzipSync(body).length));
  });
  await page.clock.install();
  for (const [how, touch] of [
    ['hover', (first) => first.hover()],
    ['focus', (first) => first.evaluate((link: HTMLElement) => link.focus())],
    ['press', (first) => first.dispatchEvent('pointerdown')],
  ] satisfies [string, (first: ReturnType<typeof triggers>) => Promise<void>][]) {
    await page.goto(gallery(prefix));
    await hydrated(page);
    // Whatever the page would do of itself in the next seconds.
    await page.clock.runFor(10_000);
    await scrollTo(triggers(page).first());
    expect(sizes, how).toEqual([]);
    await touch(triggers(page).first());
    await expect.poll(() => sizes.length, how).toBeGreaterThan(0);
    const code = await Promise.all(sizes);
    expect(
      code.reduce((sum, size) => sum + size, 0),
      how,
    ).toBeLessThanOrEqual(22_000);
    await expect(page.locator('dialog')).toHaveCount(0);
    sizes = [];
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every picture of a gallery is a link to a large rendition, never to the original', async ({
    page,
    visit: { prefix },
    request,
    expectProblem,
  }) => {
    // Around a picture that is a page of its own Chromium puts one with styles, and looks for its
    // icon.
    expectProblem(/status of 404|favicon\.ico|Applying inline style violates/);
    for (const [path, least] of [
      [gallery(prefix), 12],
      [`${prefix}/press/`, 5],
      [`${prefix}/exhibitors/2025/artel-glina/`, 2],
    ] as const) {
      await page.goto(path);
      const links = await page
        .locator('a[aria-haspopup=dialog]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.length, path).toBeGreaterThanOrEqual(least);
      for (const href of links) {
        const answer = await request.get(href);
        expect(answer.status(), href).toBe(200);
        expect((await answer.body()).includes('Exif'), href).toBe(false);
      }
      await page.locator('a[aria-haspopup=dialog]').first().click();
      await expect(page).toHaveURL(/\/static\/.*\.jpg$/);
    }
  });
});
