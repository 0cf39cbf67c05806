import { expect, test } from '../support/fair';
import { control, box, counter, open, picture, scale, slide, stopClock } from '../support/gallery';

test('zoom: steps of 0.12 up to 3 and down to 0.1; the next slide is whole again', async ({
  page,
  visit: { prefix },
}) => {
  await open(page, prefix);
  const nearer = control(page, 'zoomIn');
  const further = control(page, 'zoomOut');
  await nearer.click();
  expect(await scale(page)).toBeCloseTo(1.12, 5);
  await nearer.click();
  expect(await scale(page)).toBeCloseTo(1.24, 5);
  for (let press = 0; press < 16; press += 1) await nearer.press('Enter');
  expect(await scale(page)).toBeCloseTo(3, 5);
  await expect(nearer).toHaveAttribute('aria-disabled', 'true');
  for (let press = 0; press < 26; press += 1) await further.press('Enter');
  expect(await scale(page)).toBeCloseTo(0.1, 5);
  await page.keyboard.press('ArrowRight');
  expect(await scale(page)).toBe(1);
});

test('two presses in less than 350 ms zoom, later ones are two single ones', async ({
  page,
  visit: { prefix },
}) => {
  await page.clock.install();
  await open(page, prefix);
  await picture(page).waitFor();
  await stopClock(page);
  // [kind of pointer, ms between two presses, is zoomed]
  for (const [index, [pointer, ms, zooms]] of (
    [
      ['mouse', 349, true],
      ['mouse', 350, false],
      ['mouse', 351, false],
      ['touch', 349, true],
      ['touch', 351, false],
    ] as const
  ).entries()) {
    const told = `${pointer}, ${ms} ms`;
    const begin = 10_000 * (index + 1);
    const press = (at: number) =>
      picture(page).evaluate(
        (image, [pointerType, timeStamp]) => {
          const event = new PointerEvent('click', { bubbles: true, cancelable: true, pointerType });
          Object.defineProperty(event, 'timeStamp', { value: timeStamp });
          image.dispatchEvent(event);
        },
        [pointer, at] as const,
      );
    await press(begin);
    await page.clock.runFor(Math.min(ms, 349));
    // A single press waits for a second one before it hides the controls.
    await expect(box(page), told).not.toHaveAttribute('data-idle');
    await page.clock.runFor(ms - Math.min(ms, 349));
    await press(begin + ms);
    expect(await scale(page), told).toBe(zooms ? 2 : 1);
    await expect(control(page, 'zoomOut')).toBeAttached();
    // The next case has the next slide, and its controls.
    await page.clock.runFor(1000);
    await page.keyboard.press('ArrowRight');
    await expect(counter(page, index + 2)).toBeVisible();
    await page.clock.runFor(1000);
    await picture(page).waitFor();
    await expect(box(page), told).not.toHaveAttribute('data-idle');
  }
});

test('a zoomed picture stops at the edges of its stage, and comes back as the zoom is taken back', async ({
  page,
  visit: { prefix },
}) => {
  await open(page, prefix, 2);
  await picture(page).waitFor();
  const boxOf = async (part: ReturnType<typeof picture>) => {
    const place = await part.boundingBox();
    if (!place) throw new Error('nothing is shown');
    return place;
  };
  const stage = await boxOf(slide(page));
  const whole = await boxOf(picture(page));
  const zoom = async (by: 'zoomIn' | 'zoomOut') => {
    for (let press = 0; press < 16; press += 1) await control(page, by).press('Enter');
  };
  const drag = async (x: number, y: number) => {
    for (let stroke = 0; stroke < 8; stroke += 1) {
      await page.mouse.move(640, 300);
      await page.mouse.down();
      await page.mouse.move(640 + x, 300 + y, { steps: 6 });
      await page.mouse.up();
    }
  };
  await zoom('zoomIn');
  await drag(500, 250);
  const right = await boxOf(picture(page));
  expect(right.x).toBeCloseTo(stage.x, 0);
  expect(right.y).toBeCloseTo(stage.y, 0);
  await drag(-500, -250);
  const left = await boxOf(picture(page));
  expect(left.x + left.width).toBeCloseTo(stage.x + stage.width, 0);
  expect(left.y + left.height).toBeCloseTo(stage.y + stage.height, 0);
  await zoom('zoomOut');
  const back = await boxOf(picture(page));
  expect(back.x + back.width / 2).toBeCloseTo(whole.x + whole.width / 2, 0);
  expect(back.y + back.height / 2).toBeCloseTo(whole.y + whole.height / 2, 0);
});
