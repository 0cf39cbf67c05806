import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';
import {
  box,
  control,
  counter,
  gallery,
  picture,
  scale,
  stopClock,
  triggers,
} from '../support/gallery';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

/** The page of pictures with the second one opened by a tap. */
async function tapOpen(page: Page, prefix: string): Promise<void> {
  await page.goto(gallery(prefix));
  await hydrated(page);
  await triggers(page).nth(1).tap();
  await expect(counter(page, 2)).toBeVisible();
  await expect(box(page)).toHaveAttribute('data-lightbox', 'ready');
  await picture(page).waitFor();
}

async function middleOf(part: Locator): Promise<readonly [number, number]> {
  const place = await part.boundingBox();
  if (!place) throw new Error('nothing is shown');
  return [place.x + place.width / 2, place.y + place.height / 2];
}

type Place = { x: number; y: number };

/** Draws a finger over the page, from its first place to its last. */
async function draw(page: Page, places: Place[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  // Sent at once, so that a busy machine makes no pauses between them.
  await Promise.all([
    ...places.map((place, at) => send(at === 0 ? 'touchStart' : 'touchMove', [place])),
    send('touchEnd', []),
  ]);
}

test('a tap opens, a double tap zooms, a finger moves the zoomed picture within sight, turns and, drawn down, closes', async ({
  page,
  visit: { prefix },
}) => {
  await tapOpen(page, prefix);
  const [x, y] = await middleOf(picture(page));
  const across = (places: number[]) => places.map((at) => ({ x: at, y }));
  // On a busy machine two taps can be so far apart that they are two single ones; then once more.
  const tapTwice = (until: number) =>
    expect(async () => {
      await Promise.all([draw(page, [{ x, y }]), draw(page, [{ x, y }])]);
      await expect.poll(() => scale(page), { timeout: 2000 }).toBe(until);
    }).toPass();
  await tapTwice(2);
  for (let stroke = 0; stroke < 4; stroke += 1) await draw(page, across([80, 120, 200, 300, 380]));
  await expect.poll(async () => (await picture(page).boundingBox())?.x).toBeCloseTo(0, 0);
  await expect(counter(page, 2)).toBeVisible();
  await tapTwice(1);
  await draw(page, across([300, 280, 250, 220, 200]));
  await expect(counter(page, 3)).toBeVisible();
  await draw(
    page,
    [300, 320, 380, 440, 510].map((at) => ({ x: 190, y: at })),
  );
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(gallery(prefix));
});

test(
  'a tap where hidden controls are only brings them back',
  { tag: '@rare' },
  async ({ page, visit: { prefix } }) => {
    await page.clock.install();
    await tapOpen(page, prefix);
    const close = await middleOf(control(page, 'close'));
    await stopClock(page);
    await page.clock.runFor(4000);
    await expect(box(page)).toHaveAttribute('data-idle');
    await page.touchscreen.tap(...close);
    await expect(box(page)).not.toHaveAttribute('data-idle');
    await page.clock.runFor(1000);
    await expect(box(page)).not.toHaveAttribute('data-idle');
    await expect(box(page)).toHaveAttribute('data-lightbox', 'ready');
    // Seen, they work.
    await page.touchscreen.tap(...close);
    await page.clock.runFor(1000);
    await expect(page.locator('dialog')).toHaveCount(0);
  },
);
