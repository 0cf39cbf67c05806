import { expect, hydrated, test } from '../support/fair';
import {
  box,
  close,
  control,
  counter,
  gallery,
  open,
  picturesCome,
  show,
  stopClock,
  triggers,
} from '../support/gallery';
import { navigate } from '../support/navigate';
import { scrollTo } from '../support/scroll';
import { readStandIn } from '../support/place';

test.use({ language: 'en', cache: 'warm' });

test('a press opens, arrows turn round, the address follows, focus returns to the last slide seen', async ({
  page,
  visit: { prefix },
}) => {
  await open(page, prefix, 2);
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
  await expect(box(page).getByRole('status')).toContainText(
    new RegExp(`^(Slide 1 of|Слайд 1 из) ${count}`),
  );
  await close(page);
  await expect(triggers(page).first()).toBeFocused();
  await expect(page).toHaveURL(gallery(prefix));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll);
});

test('Escape, Delete and Backspace close: faded after 350 ms, destroyed after 500', async ({
  page,
  visit: { prefix },
}) => {
  await page.clock.install();
  await page.goto(gallery(prefix));
  await hydrated(page);
  await stopClock(page);
  for (const key of ['Escape', 'Delete', 'Backspace']) {
    await show(page, 1);
    await page.keyboard.press(key);
    await expect(box(page), key).toHaveAttribute('data-lightbox', 'closing');
    await page.clock.runFor(499);
    await expect(box(page), key).toHaveCount(1);
    await page.clock.runFor(2);
    await expect(box(page), key).toHaveCount(0);
  }
});

test('Back closes and stays on the page, Forward opens again, even while Back is still closing', async ({
  page,
  visit: { prefix },
}) => {
  await page.clock.install();
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

  const entries = await page.evaluate(() => history.length);
  await stopClock(page);
  // Goes a step in the history, and gives the router the frame that it waits for.
  const go = async (steps: 1 | -1) => {
    await page.evaluate((by) => {
      const gone = new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
      });
      history.go(by);
      return gone.then(() => undefined);
    }, steps);
    await page.clock.runFor(50);
  };
  await go(-1);
  await expect(page).toHaveURL(gallery(prefix));
  await expect(box(page)).toHaveAttribute('data-lightbox', 'closing');
  await go(1);
  await expect(page).toHaveURL(/#photo-gallery\/5$/);
  // By now the page knows: its links to the other language say so.
  await expect(page.locator('header a[data-locale]')).toHaveAttribute('href', /#photo-gallery\/5$/);
  await page.clock.runFor(501);
  await expect(box(page)).toHaveAttribute('data-lightbox', 'ready');
  await expect(counter(page, 5)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/#photo-gallery\/5$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.clock.resume();
  await close(page);
  await expect(triggers(page).nth(4)).toBeFocused();
});

test('a dialog that the browser closes by itself is gone whole: address, focus, scrolling', async ({
  page,
  visit: { prefix },
}) => {
  await open(page, prefix, 2);
  await expect(page).toHaveURL(/#photo-gallery\/2$/);
  await box(page).evaluate((dialog: HTMLDialogElement) => dialog.close());
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(gallery(prefix));
  await expect(triggers(page).nth(1)).toBeFocused();
  const scroll = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scroll);
});

test('an address with a slide opens it; closed, it is not carried into the other language; one that names none opens nothing', async ({
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
  await page.goto(`${gallery(prefix)}#photo-gallery/999`);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('dialog')).toHaveCount(0);
  // The next press, not the address, opens it.
  await show(page, 1);
});

test('another page cleans everything up', async ({ page, visit: { prefix } }) => {
  await page.goto(`${prefix}/`);
  await hydrated(page);
  await navigate(page, gallery(prefix));
  await show(page, 1);
  await expect(page).toHaveURL(/#photo-gallery\/1$/);
  await navigate(page, `${prefix}/convention/`);
  await expect(page).toHaveURL(`${prefix}/convention/`);
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll');
  expect(await page.evaluate(() => document.documentElement.className)).toBe('');
});

test('the address is written 300 ms after the slide', async ({ page, visit: { prefix } }) => {
  await page.clock.install();
  await open(page, prefix);
  await expect(page).toHaveURL(/#photo-gallery\/1$/);
  await stopClock(page);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page, 2)).toBeVisible();
  await page.clock.runFor(299);
  expect(new URL(page.url()).hash).toBe('#photo-gallery/1');
  await page.clock.runFor(2);
  await expect(page).toHaveURL(/#photo-gallery\/2$/);
});

test('focus stays inside, the page behind is inert and does not shift', async ({
  page,
  visit: { prefix },
}) => {
  await readStandIn(page);
  await page.goto(gallery(prefix));
  await hydrated(page);
  await scrollTo(triggers(page).first());
  await picturesCome(page);
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
  await close(page);
  expect(await place()).toBe(before);
});

test('works of an exhibitor open too', async ({ page, visit: { prefix } }) => {
  await page.goto(`${prefix}/exhibitors/2025/artel-glina/`);
  await hydrated(page);
  await page.locator('#works a[aria-haspopup=dialog]').first().click();
  await expect(counter(page, 1)).toBeVisible();
  await expect(page).toHaveURL(/#works\/1$/);
});
