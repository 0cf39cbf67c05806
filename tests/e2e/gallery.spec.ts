import { expect, hydrated, test } from '../support/fair';
import { box, counter, gallery, open, triggers } from '../support/gallery';
import { navigate } from '../support/navigate';
import { scrollTo } from '../support/scroll';

test('a press opens, arrows turn round, the address follows, focus returns to the last slide seen', async ({
  page,
}) => {
  await open(page, 2);
  const scroll = await page.evaluate(() => scrollY);
  await expect(page).toHaveURL(/#photo-gallery\/2$/);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page, 3)).toBeVisible();
  await expect(page).toHaveURL(/#photo-gallery\/3$/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const count = await triggers(page).count();
  await expect(counter(page, count)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(counter(page, 1)).toBeVisible();
  await expect(box(page).getByRole('status')).toContainText(`Slide 1 of ${count}`);
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(triggers(page).first()).toBeFocused();
  await expect(page).toHaveURL(gallery);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll);
});

for (const key of ['Escape', 'Delete', 'Backspace']) {
  test(`${key} closes: faded after 350 ms, destroyed after 500`, async ({ page }) => {
    await open(page);
    await expect(box(page)).toHaveAttribute('data-lightbox', 'ready');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 10_000);
    await page.keyboard.press(key);
    await expect(page.locator('dialog')).toHaveAttribute('data-lightbox', 'closing');
    await page.clock.runFor(499);
    await expect(page.locator('dialog')).toHaveCount(1);
    await page.clock.runFor(2);
    await expect(page.locator('dialog')).toHaveCount(0);
  });
}

test('Back closes and stays on the page, Forward opens again', async ({ page }) => {
  await open(page, 4);
  await expect(page).toHaveURL(/#photo-gallery\/4$/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#photo-gallery\/5$/);
  await page.goBack();
  await expect(box(page)).toBeHidden();
  await expect(page).toHaveURL(gallery);
  await page.goForward();
  await expect(counter(page, 5)).toBeVisible();
});

test('Forward while Back is still closing opens again, and leaves the history as it was', async ({
  page,
}) => {
  await open(page, 4);
  await expect(page).toHaveURL(/#photo-gallery\/4$/);
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => history.back());
  await expect(page.locator('dialog')).toHaveAttribute('data-lightbox', 'closing');
  await page.evaluate(() => history.forward());
  await expect(page.locator('dialog')).toHaveAttribute('data-lightbox', 'ready');
  await expect(counter(page, 4)).toBeVisible();
  await expect(page).toHaveURL(/#photo-gallery\/4$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(triggers(page).nth(3)).toBeFocused();
});

test('a dialog that the browser closes by itself is gone whole: address, focus, scrolling', async ({
  page,
}) => {
  await open(page, 2);
  await expect(page).toHaveURL(/#photo-gallery\/2$/);
  await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.close());
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(gallery);
  await expect(triggers(page).nth(1)).toBeFocused();
  const scroll = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scroll);
});

test('a slide that has been closed is not carried into the other language', async ({ page }) => {
  await page.goto(`${gallery}#photo-gallery/3`);
  await expect(counter(page, 3)).toBeVisible();
  const scroll = await page.evaluate(() => scrollY);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Русский' })).toHaveAttribute(
    'href',
    '/past_events/2024/',
  );
});

test('an address with a slide opens it; one that names none opens nothing', async ({ page }) => {
  await page.goto(`${gallery}#photo-gallery/3`);
  await expect(counter(page, 3)).toBeVisible();
  await box(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(box(page)).toBeHidden();
  await expect(page).toHaveURL(gallery);
  await page.goto(`${gallery}#photo-gallery/999`);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('another page cleans everything up', async ({ page }) => {
  await page.goto('/en/');
  await hydrated(page);
  await navigate(page, gallery);
  await expect(triggers(page).first()).toBeVisible();
  await triggers(page).first().click();
  await expect(counter(page, 1)).toBeVisible();
  await navigate(page, '/en/convention/');
  await expect(page).toHaveURL('/en/convention/');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [
          document.documentElement.className,
          document.documentElement.getAttribute('data-scroll'),
        ].join(),
      ),
    )
    .toBe(',');
});

test('the address is written 300 ms after the slide', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page, 2)).toBeVisible();
  await page.clock.runFor(299);
  expect(new URL(page.url()).hash).toBe('#photo-gallery/1');
  await page.clock.runFor(2);
  expect(new URL(page.url()).hash).toBe('#photo-gallery/2');
});

test('focus stays inside, the page behind is inert and does not shift', async ({ page }) => {
  await page.goto(gallery);
  await hydrated(page);
  await scrollTo(triggers(page).first());
  await page.waitForLoadState('networkidle');
  const place = () =>
    triggers(page)
      .first()
      .evaluate((trigger) => JSON.stringify(trigger.getBoundingClientRect()));
  const before = await place();
  await triggers(page).first().press('Enter');
  await expect(counter(page, 1)).toBeVisible();
  expect(await place()).toBe(before);
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press(press % 3 === 2 ? 'Shift+Tab' : 'Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect.poll(place).toBe(before);
});

test('works of an exhibitor open too', async ({ page }) => {
  await page.goto('/en/exhibitors/2025/artel-glina/');
  await hydrated(page);
  const work = page.locator('#works a[aria-haspopup=dialog]').first();
  await work.click();
  await expect(counter(page, 1)).toBeVisible();
  await expect(page).toHaveURL(/#works\/1$/);
});
