import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fair';
import { box, control, counter, open, picture, scale, slide } from '../support/gallery';

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
