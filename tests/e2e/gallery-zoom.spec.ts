import { expect, test } from '../support/fair';
import { box, open } from '../support/gallery';

test('zoom: steps of 0.12 up to 3 and down to 0.1; a double click and the arrows give the whole picture back', async ({
  page,
}) => {
  await open(page);
  const scale = () =>
    page
      .locator('dialog [role=group]:not([aria-hidden=true]) > div')
      .first()
      .evaluate((content) => new DOMMatrix(getComputedStyle(content).transform).a);
  const nearer = box(page).getByRole('button', { name: 'Zoom in' });
  const further = box(page).getByRole('button', { name: 'Zoom out' });
  await nearer.click();
  expect(await scale()).toBeCloseTo(1.12, 5);
  await nearer.click({ clickCount: 1, delay: 0 });
  expect(await scale()).toBeCloseTo(1.24, 5);
  for (let press = 0; press < 16; press += 1) await nearer.press('Enter');
  expect(await scale()).toBeCloseTo(3, 5);
  await expect(nearer).toHaveAttribute('aria-disabled', 'true');
  for (let press = 0; press < 26; press += 1) await further.press('Enter');
  expect(await scale()).toBeCloseTo(0.1, 5);
  await page.keyboard.press('ArrowRight');
  expect(await scale()).toBe(1);
});

// [kind of pointer, ms between two presses, is zoomed]
for (const [pointer, ms, zooms] of [
  ['mouse', 349, true],
  ['mouse', 350, false],
  ['mouse', 351, false],
  ['touch', 349, true],
  ['touch', 351, false],
] as const) {
  test(`two presses of the ${pointer} in ${ms} ms ${zooms ? 'zoom' : 'are two single ones'}`, async ({
    page,
  }) => {
    await open(page);
    await page.locator('dialog img[data-loaded=true]').first().waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const press = (at: number) =>
      page.evaluate(
        ([pointerType, timeStamp]) => {
          const event = new PointerEvent('click', { bubbles: true, cancelable: true, pointerType });
          Object.defineProperty(event, 'timeStamp', { value: timeStamp });
          document
            .querySelector('dialog [role=group]:not([aria-hidden=true]) img')
            ?.dispatchEvent(event);
        },
        [pointer, at] as const,
      );
    await press(10_000);
    await page.clock.runFor(Math.min(ms, 349));
    // A single press waits for a second one before it hides the controls.
    await expect(box(page)).not.toHaveAttribute('data-idle');
    await page.clock.runFor(ms - Math.min(ms, 349));
    await press(10_000 + ms);
    const scale = await page
      .locator('dialog [role=group]:not([aria-hidden=true]) > div')
      .first()
      .evaluate((content) => new DOMMatrix(getComputedStyle(content).transform).a);
    expect(scale).toBe(zooms ? 2 : 1);
    await expect(box(page).getByRole('button', { name: 'Zoom out' })).toBeAttached();
  });
}

test('a zoomed picture stops at the edges of its stage, and comes back as the zoom is taken back', async ({
  page,
}) => {
  await open(page, 2);
  const picture = page.locator('dialog [role=group]:not([aria-hidden=true]) img[data-loaded=true]');
  await picture.waitFor();
  const stage = await page.locator('dialog [data-state]:not([aria-hidden=true])').boundingBox();
  const whole = await picture.boundingBox();
  if (!stage || !whole) throw new Error('nothing is shown');
  const nearer = box(page).getByRole('button', { name: 'Zoom in' });
  for (let press = 0; press < 16; press += 1) await nearer.press('Enter');
  const drag = async (x: number, y: number) => {
    await page.mouse.move(640, 300);
    await page.mouse.down();
    await page.mouse.move(640 + x, 300 + y, { steps: 6 });
    await page.mouse.up();
  };
  for (let stroke = 0; stroke < 8; stroke += 1) await drag(500, 250);
  const right = await picture.boundingBox();
  expect(right?.x).toBeCloseTo(stage.x, 0);
  expect(right?.y).toBeCloseTo(stage.y, 0);
  for (let stroke = 0; stroke < 8; stroke += 1) await drag(-500, -250);
  const left = await picture.boundingBox();
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeCloseTo(stage.x + stage.width, 0);
  expect((left?.y ?? 0) + (left?.height ?? 0)).toBeCloseTo(stage.y + stage.height, 0);
  const further = box(page).getByRole('button', { name: 'Zoom out' });
  for (let press = 0; press < 16; press += 1) await further.press('Enter');
  const back = await picture.boundingBox();
  expect((back?.x ?? 0) + (back?.width ?? 0) / 2).toBeCloseTo(whole.x + whole.width / 2, 0);
  expect((back?.y ?? 0) + (back?.height ?? 0) / 2).toBeCloseTo(whole.y + whole.height / 2, 0);
});
