import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fair';
import {
  box,
  control,
  counter,
  either,
  open,
  picture,
  scale,
  slide,
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

const boxOf = async (part: Locator) => {
  const place = await part.boundingBox();
  if (!place) throw new Error('nothing is shown');
  return place;
};

test(
  'a mouse zooms by steps and by two presses, moves the zoomed picture to the edges of its stage, and turns by a drag or the wheel to a slide that is whole',
  { tag: '@rare' },
  async ({ page, visit: { prefix } }) => {
    await open(page, prefix, 2);
    await picture(page).waitFor();
    const stage = await boxOf(slide(page));
    const whole = await boxOf(picture(page));
    const drag = async (x: number, y: number) => {
      await page.mouse.move(640, 300);
      await page.mouse.down();
      await page.mouse.move(640 + x, 300 + y, { steps: 6 });
      await page.mouse.up();
    };
    await picture(page).dblclick();
    await expect.poll(() => scale(page)).toBe(2);
    await picture(page).dblclick();
    await expect.poll(() => scale(page)).toBe(1);

    await control(page, 'zoomIn').click();
    expect(await scale(page)).toBeCloseTo(1.12, 5);
    for (let press = 0; press < 16; press += 1) await control(page, 'zoomIn').press('Enter');
    expect(await scale(page)).toBeCloseTo(3, 5);
    await expect(control(page, 'zoomIn')).toHaveAttribute('aria-disabled', 'true');
    for (let stroke = 0; stroke < 4; stroke += 1) await drag(500, 250);
    const right = await boxOf(picture(page));
    expect(right.x).toBeCloseTo(stage.x, 0);
    expect(right.y).toBeCloseTo(stage.y, 0);
    for (let press = 0; press < 17; press += 1) await control(page, 'zoomOut').press('Enter');
    const back = await boxOf(picture(page));
    expect(back.x + back.width / 2).toBeCloseTo(whole.x + whole.width / 2, 0);
    expect(back.y + back.height / 2).toBeCloseTo(whole.y + whole.height / 2, 0);

    await page.keyboard.press('ArrowRight');
    await expect(counter(page, 3)).toBeVisible();
    expect(await scale(page)).toBe(1);
    await picture(page).waitFor();
    await drag(-100, 2);
    await expect(counter(page, 4)).toBeVisible();
    await expect(box(page)).toHaveAttribute('data-lightbox', 'ready');
    await page.mouse.wheel(0, 40);
    await expect(counter(page, 5)).toBeVisible();
  },
);

const rowOf = (page: Page) => page.getByRole('group', { name: /^(Press photos|Фото для прессы)$/ });
const dot = (page: Page, at: number) =>
  rowOf(page).getByRole('button', { name: new RegExp(`^(Page|Страница) ${at} (of|из) \\d+$`) });

test('the row of press photos leafs by its buttons, once for presses in one moment; its last slide is a section of the page', async ({
  openPage,
  page,
}) => {
  await page.setViewportSize({ width: 500, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage('/press/');
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  const next = rowOf(page).getByRole('button', { name: either('next') });
  const press = (times: number, timeStamp: number) =>
    next.evaluate(
      (button, [count, at]) => {
        for (let click = 0; click < count; click += 1) {
          const event = new MouseEvent('click', { bubbles: true, cancelable: true });
          Object.defineProperty(event, 'timeStamp', { value: at });
          button.dispatchEvent(event);
        }
      },
      [times, timeStamp] as const,
    );
  await press(3, 10_000);
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
  // Colours of the system keep the current dot apart.
  await page.emulateMedia({ forcedColors: 'active' });
  const filled = (at: number) =>
    dot(page, at).evaluate((button) => {
      const { borderTopWidth, height } = getComputedStyle(button, '::before');
      return parseFloat(borderTopWidth) * 2 >= parseFloat(height);
    });
  expect(await Promise.all([1, 2, 3].map(filled))).toEqual([false, true, false]);
  await page.emulateMedia({ forcedColors: 'none' });
  await press(1, 10_150);
  await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');

  const terms = await page.locator('#press-terms dt').last().innerText();
  const link = page.locator('#press-photos a[aria-haspopup=dialog]').last();
  const name = (await link.innerText()).trim();
  await link.click();
  await expect(box(page).getByRole('region', { name })).toContainText(terms);
  await expect(control(page, 'zoomIn')).toHaveCount(0);
  await expect(box(page).getByRole('link', { name: either('download') })).toHaveCount(0);
});
