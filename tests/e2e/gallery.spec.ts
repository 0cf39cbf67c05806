import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { expect, hydrated, test } from '../support/fair';
import {
  box,
  close,
  control,
  counter,
  gallery,
  open,
  picture,
  picturesCome,
  show,
  slide,
  triggers,
} from '../support/gallery';
import { scrollTo } from '../support/place';
import { watchShifts } from '../support/shifts';
import { overflowAt } from '../support/shownPage';

test.use({ language: 'en' });

/**
 * Goes Back, which closes the lightbox, and Forward before it is gone. While the page is busy (ms),
 * Forward and the lightbox's end come together.
 */
async function forwardWhileClosing(page: Page, busy: number): Promise<void> {
  await box(page).evaluate(
    (dialog, forTime) =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          if (dialog.dataset['lightbox'] !== 'closing') return;
          observer.disconnect();
          setTimeout(() => {
            history.forward();
            const end = performance.now() + forTime;
            while (performance.now() < end);
            resolve();
          }, 20);
        }).observe(dialog, { attributeFilter: ['data-lightbox'] });
        history.back();
      }),
    busy,
  );
}

test('a press opens, arrows turn round, the address follows, Tab goes through the controls, focus returns to the last slide seen', async ({
  page,
  visit: { prefix },
}) => {
  await open(page, prefix, 2);
  const scroll = await page.evaluate(() => scrollY);
  await expect(page).toHaveURL(/#photo-gallery\/2$/);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page, 3)).toBeVisible();
  await expect(page).toHaveURL(/#photo-gallery\/3$/);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
  const count = await triggers(page).count();
  await expect(counter(page, count)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(counter(page, 1)).toBeVisible();
  await expect(box(page).getByRole('status')).toContainText(
    new RegExp(`^(Slide 1 of|Слайд 1 из) ${count}`),
  );
  const stops = new Set<string>();
  for (let press = 0; press < 16; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() =>
      document.activeElement?.closest('dialog') ? document.activeElement.outerHTML : 'outside',
    );
    stops.add(stop);
  }
  expect(stops.size).toBeGreaterThan(7);
  expect(stops).not.toContain('outside');
  await page.keyboard.press('Backspace');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(triggers(page).first()).toBeFocused();
  await expect(page).toHaveURL(gallery(prefix));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll);
});

test('Back closes and stays on the page, Forward opens again; a dialog that the browser closes by itself is gone whole', async ({
  page,
  visit: { prefix },
}) => {
  await open(page, prefix, 4);
  await expect(page).toHaveURL(/#photo-gallery\/4$/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#photo-gallery\/5$/);
  await page.goBack();
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(gallery(prefix));
  await page.goForward();
  await expect(counter(page, 5)).toBeVisible();
  await expect(box(page)).toHaveAttribute('data-lightbox', 'ready');

  for (const busy of [0, 700]) {
    await forwardWhileClosing(page, busy);
    await expect(box(page)).toHaveAttribute('data-lightbox', 'ready');
    await expect(counter(page, 5)).toBeVisible();
    await expect(page).toHaveURL(/#photo-gallery\/5$/);
  }

  await box(page).evaluate((dialog: HTMLDialogElement) => dialog.close());
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(gallery(prefix));
  await expect(triggers(page).nth(4)).toBeFocused();
  const scroll = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scroll);
});

test('an address with a slide opens it; closed, it is not carried into the other language', async ({
  page,
  visit: { prefix, otherPrefix },
}) => {
  await page.goto(`${gallery(prefix)}#photo-gallery/3`);
  await expect(counter(page, 3)).toBeVisible();
  const scroll = await page.evaluate(() => scrollY);
  await control(page, 'close').click();
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(gallery(prefix));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll);
  await expect(page.locator('header a[data-locale]')).toHaveAttribute('href', gallery(otherPrefix));
});

test('the lightbox is fetched at the first hover, not before, and is at most 22 kB; the neighbours of a slide are loaded before they are asked for; nothing moves where motion is unwelcome', async ({
  page,
  visit: { prefix },
  expectProblem,
}) => {
  // The slide after the next one, which is asked for in its turn.
  expectProblem(/ERR_FAILED|^failed: .*\/static\//);
  const code: Promise<number>[] = [];
  page.on('response', (answer) => {
    if (/lightbox[^/]*\.js$/.test(answer.url()))
      code.push(answer.body().then((body) => gzipSync(body).length));
  });
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(gallery(prefix));
  await hydrated(page);
  // Whatever the page would do of itself in the next seconds.
  await page.clock.runFor(10_000);
  expect(code).toEqual([]);
  await triggers(page).nth(3).hover();
  await expect.poll(() => code.length).toBeGreaterThan(0);
  await expect(page.locator('dialog')).toHaveCount(0);
  await show(page, 4);
  const sizes = await Promise.all(code);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(22_000);
  await expect(page.locator('dialog img[data-loaded=true]')).toHaveCount(3);
  await page.route(/\/static\//, (route) => route.abort());
  await page.keyboard.press('ArrowRight');
  await expect(counter(page, 5)).toBeVisible();
  await picture(page).waitFor();
  await expect(slide(page).locator('[data-message]')).toHaveCount(0);
  const moving = await page.locator('dialog, dialog *').evaluateAll((parts) =>
    parts
      .map((part) => getComputedStyle(part))
      .filter((style) => parseFloat(style.transitionDuration) + parseFloat(style.animationDuration))
      .map((style) => `${style.transition} ${style.animation}`),
  );
  expect(moving).toEqual([]);
  await close(page);
});

test(
  'nothing shifts and nothing is too wide while row and wall load and the lightbox comes and goes',
  { tag: '@rare' },
  async ({ page, visit: { prefix } }) => {
    const shifts = await watchShifts(page);
    for (const [width, path] of [
      [360, `${prefix}/press/`],
      [1280, gallery(prefix)],
    ] as const) {
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
      expect(beyond.length, path).toBeGreaterThan(5);
      expect(Math.max(...beyond), path).toBeLessThanOrEqual(0);
      await close(page);
      expect(await overflowAt(page), path).toBeLessThanOrEqual(0);
      expect(await shifts(), path).toEqual([]);
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every picture is a link to a large rendition, never to the original', async ({
    page,
    visit: { prefix },
    request,
    expectProblem,
  }) => {
    // Around a picture that is a page of its own Chromium puts one with styles, and looks for its
    // icon.
    expectProblem(/status of 404|favicon\.ico|Applying inline style violates/);
    await page.goto(gallery(prefix));
    const links = await triggers(page).evaluateAll((all: HTMLAnchorElement[]) =>
      all.map((link) => link.href),
    );
    expect(links.length).toBeGreaterThanOrEqual(12);
    for (const href of links) expect(href).toMatch(/\/static\/.*\.jpg$/);
    expect((await (await request.get(links[0] ?? '')).body()).includes('Exif')).toBe(false);
    await triggers(page).first().click();
    await expect(page).toHaveURL(links[0] ?? '');
  });
});
