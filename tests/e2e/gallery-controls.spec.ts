import { expect, test } from '../support/fair';
import {
  box,
  control,
  counter,
  either,
  open,
  picture,
  stopClock,
  triggers,
  wordsIn,
} from '../support/gallery';

test('controls hide after 3500 ms without a sign and come back; the slideshow turns every 3000 ms until it is stopped', async ({
  page,
  visit: { prefix },
}) => {
  await page.clock.install();
  await open(page, prefix);
  await picture(page).waitFor();
  await stopClock(page);
  await page.mouse.move(300, 300);
  await page.clock.runFor(3499);
  await expect(box(page)).not.toHaveAttribute('data-idle');
  await page.clock.runFor(2);
  await expect(box(page)).toHaveAttribute('data-idle');
  await page.mouse.move(310, 300);
  await expect(box(page)).not.toHaveAttribute('data-idle');

  await control(page, 'slideshowStart').click();
  await page.clock.runFor(2999);
  await expect(counter(page, 1)).toBeVisible();
  await page.clock.runFor(2);
  await expect(counter(page, 2)).toBeVisible();
  await control(page, 'slideshowStop').click();
  await page.clock.runFor(9000);
  await expect(counter(page, 2)).toBeVisible();
  // The button that a mouse has pressed has the focus, but goes with the others.
  await expect(box(page)).toHaveAttribute('data-idle');
  await expect(box(page).locator('> div:last-of-type > div').first()).toHaveCSS('opacity', '0');

  await page.mouse.move(320, 300);
  await expect(box(page)).not.toHaveAttribute('data-idle');
  await control(page, 'close').click();
  await page.clock.runFor(501);
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('controls are named in the language of the page, a slide tells its largest pixels and is downloaded by a plain name; the strip shows another, if there is room; full screen keeps the lightbox in front, closing leaves it', async ({
  page,
  visit: { prefix, language, lightbox },
}) => {
  await open(page, prefix);
  await expect(page.getByRole('dialog', { name: lightbox })).toBeVisible();
  const names = await page
    .locator('dialog > div:last-of-type')
    .locator('button, a')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
    );
  const words = wordsIn(language);
  expect(names).toEqual(
    expect.arrayContaining([words.close, words.zoomIn, words.zoomOut, words.previous, words.next]),
  );
  expect(
    names.filter((name) => name === '' || /[А-Яа-я]/.test(name) !== (language === 'ru')),
  ).toEqual([]);

  await picture(page).waitFor();
  const href = (await triggers(page).first().getAttribute('href')) ?? '';
  // What is downloaded is narrower than the widest that is shown.
  const widest = await picture(page).evaluate(async (image) => {
    const offered = image.parentElement?.querySelector('source')?.srcset.split(',') ?? [];
    const shown = new Image();
    shown.src = offered.at(-1)?.trim().split(' ')[0] ?? '';
    await shown.decode();
    return [shown.naturalWidth, shown.naturalHeight].map(String);
  });
  await expect(picture(page)).toHaveAttribute('width', widest[0] ?? '');
  await expect(picture(page)).toHaveAttribute('height', widest[1] ?? '');
  const download = box(page).getByRole('link', { name: either('download') });
  await expect(download).toHaveAttribute('download', 'photo-gallery-1.jpg');
  await expect(download).toHaveAttribute('href', href);

  const strip = box(page).getByRole('group', { name: either('thumbnails') });
  await strip.getByRole('button').nth(4).click();
  await expect(counter(page, 5)).toBeVisible();
  await page.setViewportSize({ width: 578, height: 800 });
  await expect(strip).toHaveCount(0);
  await expect(box(page)).toHaveAttribute('data-compact');

  await control(page, 'fullscreenEnter').click();
  await expect(control(page, 'fullscreenLeave')).toBeVisible();
  expect(
    await page.evaluate(
      () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog') !== null,
    ),
  ).toBe(true);
  await control(page, 'close').click();
  await expect(page.locator('dialog')).toHaveCount(0);
  // The browser leaves full screen in its own time.
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
});
