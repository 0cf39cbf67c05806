import { expect, hydrated, test } from '../support/fair';
import { counter, gallery, triggers } from '../support/gallery';

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('a tap opens, a double tap zooms, a finger turns', async ({ page }) => {
    await page.goto(gallery);
    await hydrated(page);
    await triggers(page).nth(1).tap();
    await expect(counter(page, 2)).toBeVisible();
    const picture = page.locator(
      'dialog [role=group]:not([aria-hidden=true]) img[data-loaded=true]',
    );
    await picture.waitFor();
    const content = page.locator('dialog [role=group]:not([aria-hidden=true]) > div').first();
    const scale = () =>
      content.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
    const place = await picture.boundingBox();
    const [x, y] = [
      (place?.x ?? 0) + (place?.width ?? 0) / 2,
      (place?.y ?? 0) + (place?.height ?? 0) / 2,
    ];
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect.poll(scale).toBe(2);
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect.poll(scale).toBe(1);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }],
      });
    await touch('touchStart', 300);
    for (const at of [280, 250, 220, 200]) await touch('touchMove', at);
    await touch('touchEnd', 200);
    await expect(counter(page, 3)).toBeVisible();
  });

  for (const [locale, path, dialogName, closeName, nextName] of [
    ['English', gallery, 'Pictures, enlarged', 'Close', 'Next'],
    ['Russian', '/past_events/2024/', 'Снимки крупно', 'Закрыть', 'Вперёд'],
  ] as const) {
    test(`a tap where hidden controls are only brings them back: ${locale}`, async ({ page }) => {
      await page.clock.install();
      await page.goto(path);
      await hydrated(page);
      await triggers(page).nth(1).tap();
      const dialog = page.getByRole('dialog', { name: dialogName });
      await expect(dialog).toHaveAttribute('data-lightbox', 'ready');
      const picture = page.locator(
        'dialog [role=group]:not([aria-hidden=true]) img[data-loaded=true]',
      );
      await picture.waitFor();
      const middleOf = (box: { x: number; y: number; width: number; height: number } | null) =>
        [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
      const close = middleOf(
        await dialog.getByRole('button', { name: closeName, exact: true }).boundingBox(),
      );
      const next = middleOf(
        await dialog.getByRole('button', { name: nextName, exact: true }).boundingBox(),
      );
      const shown = await picture.boundingBox();
      const beside = [200, (shown?.y ?? 0) - 20] as const;
      await page.clock.pauseAt(Date.now() + 60_000);
      for (const [x, y] of [close, next, beside]) {
        await page.clock.runFor(4000);
        await expect(dialog).toHaveAttribute('data-idle');
        await page.touchscreen.tap(x, y);
        await expect(dialog).not.toHaveAttribute('data-idle');
        await page.clock.runFor(1000);
        await expect(dialog).not.toHaveAttribute('data-idle');
        await expect(dialog).toHaveAttribute('data-lightbox', 'ready');
        await expect(dialog.getByText(/^2 (of|из) \d+$/)).toBeVisible();
      }
      // A tap on the picture wakes them for good, too.
      await page.clock.runFor(4000);
      await expect(dialog).toHaveAttribute('data-idle');
      await page.touchscreen.tap(...middleOf(shown));
      await page.clock.runFor(1000);
      await expect(dialog).not.toHaveAttribute('data-idle');
      // Seen, they work.
      await page.touchscreen.tap(...next);
      await page.clock.runFor(1000);
      await expect(dialog.getByText(/^3 (of|из) \d+$/)).toBeVisible();
      await page.touchscreen.tap(...close);
      await page.clock.runFor(1000);
      await expect(page.locator('dialog')).toHaveCount(0);
    });
  }

  test('a zoomed picture can’t be drawn out of sight by a finger', async ({ page }) => {
    await page.goto(gallery);
    await hydrated(page);
    await triggers(page).nth(1).tap();
    const picture = page.locator(
      'dialog [role=group]:not([aria-hidden=true]) img[data-loaded=true]',
    );
    await picture.waitFor();
    const place = await picture.boundingBox();
    const [x, y] = [
      (place?.x ?? 0) + (place?.width ?? 0) / 2,
      (place?.y ?? 0) + (place?.height ?? 0) / 2,
    ];
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect
      .poll(async () => (await picture.boundingBox())?.width)
      .toBeCloseTo(2 * (place?.width ?? 0), 0);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }],
      });
    for (let stroke = 0; stroke < 4; stroke += 1) {
      await touch('touchStart', 80);
      for (const at of [120, 200, 300, 380]) await touch('touchMove', at);
      await touch('touchEnd', 380);
    }
    expect((await picture.boundingBox())?.x).toBeCloseTo(0, 0);
    await expect(counter(page, 2)).toBeVisible();
  });

  test('a finger drawn down closes', async ({ page }) => {
    await page.goto(gallery);
    await hydrated(page);
    await triggers(page).nth(1).tap();
    await page
      .locator('dialog [role=group]:not([aria-hidden=true]) img[data-loaded=true]')
      .waitFor();
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: 190, y }],
      });
    await touch('touchStart', 300);
    for (const y of [320, 380, 440, 510]) await touch('touchMove', y);
    await touch('touchEnd', 510);
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(gallery);
  });
});
