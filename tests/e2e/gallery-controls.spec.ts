import { expectNoComplaints } from '../support/complaints';
import { expect, hydrated, test } from '../support/fair';
import { box, counter, gallery, open, triggers } from '../support/gallery';

test('a mouse on controls that a press has hidden only brings them back', async ({ page }) => {
  await open(page, 2);
  const picture = page.locator('dialog [role=group]:not([aria-hidden=true]) img[data-loaded=true]');
  await picture.waitFor();
  await picture.click();
  await expect(box(page)).toHaveAttribute('data-idle');
  const close = box(page).getByRole('button', { name: 'Close', exact: true });
  await close.click();
  await expect(box(page)).not.toHaveAttribute('data-idle');
  await expect(box(page)).toHaveAttribute('data-lightbox', 'ready');
  await close.click();
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('a slide tells the pixels of its largest rendition', async ({ page }) => {
  await open(page);
  const picture = page.locator('dialog [role=group]:not([aria-hidden=true]) img[data-loaded=true]');
  await picture.waitFor();
  const href = await triggers(page).first().getAttribute('href');
  const pixels = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight].map(String);
  }, href ?? '');
  expect([await picture.getAttribute('width'), await picture.getAttribute('height')]).toEqual(
    pixels,
  );
});

test('a single press hides the controls after 350 ms, the next one shows them', async ({
  page,
}) => {
  await open(page);
  const picture = page.locator('dialog [role=group]:not([aria-hidden=true]) img[data-loaded=true]');
  await picture.waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const hidden of [true, false]) {
    await picture.click();
    await page.clock.runFor(349);
    expect(await box(page).evaluate((dialog) => dialog.hasAttribute('data-idle'))).toBe(!hidden);
    await page.clock.runFor(2);
    expect(await box(page).evaluate((dialog) => dialog.hasAttribute('data-idle'))).toBe(hidden);
  }
});

test('a thumbnail of the strip shows its slide', async ({ page }) => {
  await open(page);
  await box(page).getByRole('group', { name: 'All slides' }).getByRole('button').nth(4).click();
  await expect(counter(page, 5)).toBeVisible();
});

for (const [path, labels] of [
  [
    '/past_events/2024/',
    [
      'Закрыть',
      'Включить показ',
      'Увеличить',
      'Уменьшить',
      'Во весь экран',
      'Скачать',
      'Назад',
      'Вперёд',
    ],
  ],
  [
    gallery,
    [
      'Close',
      'Start slideshow',
      'Zoom in',
      'Zoom out',
      'Full screen',
      'Download',
      'Previous',
      'Next',
    ],
  ],
] as const) {
  test(`the controls on ${path} are named in its language`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await triggers(page).first().click();
    await page.locator('dialog[data-lightbox=ready]').waitFor();
    const names = await page
      .locator('dialog > div:last-of-type')
      .locator('button, a')
      .evaluateAll((all) =>
        all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
      );
    for (const label of labels) expect(names).toContain(label);
    expect(
      names.every(
        (name) => name !== '' && /[А-Яа-я]/.test(name) === (path === '/past_events/2024/'),
      ),
    ).toBe(true);
  });
}

test('controls hide after 3500 ms without a sign, and come back', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(300, 300);
  await page.clock.runFor(3499);
  await expect(box(page)).not.toHaveAttribute('data-idle');
  await page.clock.runFor(2);
  await expect(box(page)).toHaveAttribute('data-idle');
  await page.mouse.move(310, 300);
  await expect(box(page)).not.toHaveAttribute('data-idle');
});

test('the slideshow turns every 3000 ms until it is stopped', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await box(page).getByRole('button', { name: 'Start slideshow' }).click();
  await page.clock.runFor(2999);
  await expect(counter(page, 1)).toBeVisible();
  await page.clock.runFor(2);
  await expect(counter(page, 2)).toBeVisible();
  await page.clock.runFor(3001);
  await expect(counter(page, 3)).toBeVisible();
  await box(page).getByRole('button', { name: 'Stop slideshow' }).click();
  await page.clock.runFor(9000);
  await expect(counter(page, 3)).toBeVisible();
});

for (const [size, compact] of [
  [{ width: 578, height: 800 }, true],
  [{ width: 579, height: 800 }, false],
  [{ width: 900, height: 578 }, true],
] as const) {
  test(`${size.width} by ${size.height} is ${compact ? '' : 'not '}compact`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page);
    const isCompact = await box(page).evaluate((dialog) => dialog.hasAttribute('data-compact'));
    expect(isCompact).toBe(compact);
    await expect(box(page).getByRole('group', { name: 'All slides' })).toHaveCount(compact ? 0 : 1);
  });
}

test('fullscreen keeps the lightbox in front; closing leaves it; the download is the large rendition by a plain name', async ({
  page,
}) => {
  await open(page);
  await box(page).getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(box(page).getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  expect(
    await page.evaluate(
      () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog') !== null,
    ),
  ).toBe(true);
  const download = box(page).getByRole('link', { name: 'Download' });
  await expect(download).toHaveAttribute('download', 'photo-gallery-1.jpg');
  await expect(download).toHaveAttribute(
    'href',
    (await triggers(page).first().getAttribute('href')) ?? '',
  );
  await box(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(box(page)).toBeHidden();
  // The browser leaves full screen in its own time.
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
});

for (const [path, name] of [
  ['/past_events/2024/', 'Снимки крупно'],
  [gallery, 'Pictures, enlarged'],
] as const) {
  test(`axe finds nothing with the lightbox open on ${path}`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await triggers(page).first().click();
    await expect(page.getByRole('dialog', { name })).toHaveAttribute('data-lightbox', 'ready');
    await page.locator('dialog [data-state=ready]').first().waitFor();
    await expectNoComplaints(page);
  });
}
