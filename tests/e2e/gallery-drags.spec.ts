import type { Page } from '@playwright/test';
import { expect, test } from '../support/fair';
import { box, counter, open } from '../support/gallery';

test.describe('a drag', () => {
  // [px down, ms, closes]
  for (const [way, ms, closes] of [
    [199, 1000, false],
    [200, 1000, true],
    [49, 299, false],
    [50, 299, true],
    [50, 301, false],
  ] as const) {
    test(`${way} px down in ${ms} ms ${closes ? 'closes' : 'springs back'}`, async ({ page }) => {
      await open(page);
      await drag(page, { y: way, ms });
      await (closes
        ? expect(box(page)).toBeHidden()
        : expect(box(page)).toHaveAttribute('data-lightbox', 'ready'));
    });
  }

  for (const [way, lands] of [
    [-49, 2],
    [-50, 3],
    [49, 2],
    [50, 1],
  ] as const) {
    test(`${way} px sideways lands on slide ${lands}`, async ({ page }) => {
      await open(page, 2);
      await drag(page, { x: way, ms: 900 });
      await expect(counter(page, lands)).toBeVisible();
    });
  }

  test('that the browser cancels leaves nothing hanging', async ({ page }) => {
    await open(page, 2);
    await drag(page, { x: -180, ms: 200, end: 'pointercancel' });
    await expect(counter(page, 2)).toBeVisible();
    await expect(page.locator('dialog [data-dragging]')).toHaveCount(0);
  });
});

type DragOptions = { x?: number; y?: number; ms: number; end?: 'pointerup' | 'pointercancel' };

/** A pointer's way on the stage with exact times, which no real input device gives. */
async function drag(
  page: Page,
  { x = 0, y = 0, ms, end = 'pointerup' }: DragOptions,
): Promise<void> {
  await page.locator('dialog img[data-loaded=true]').first().waitFor();
  await page.evaluate(
    ([dx, dy, time, last]) => {
      const floor = document.querySelector('dialog > .fslightbox-full-dimension') as HTMLElement;
      // A made-up pointer can't be captured.
      floor.setPointerCapture = () => undefined;
      const begin = performance.now();
      const fire = (type: string, at: number, share: number) => {
        const event = new PointerEvent(type, {
          bubbles: true,
          isPrimary: true,
          pointerId: 7,
          button: 0,
          clientX: 400 + dx * share,
          clientY: 300 + dy * share,
        });
        Object.defineProperty(event, 'timeStamp', { value: begin + at });
        floor.dispatchEvent(event);
      };
      fire('pointerdown', 0, 0);
      for (const step of [0.25, 0.5, 0.75, 1]) fire('pointermove', time * step, step);
      fire(last, time, 1);
    },
    [x, y, ms, end] as const,
  );
}

test('a real mouse drag turns and its click does not close', async ({ page }) => {
  await open(page, 2);
  await page.mouse.move(600, 300);
  await page.mouse.down();
  await page.mouse.move(500, 302, { steps: 5 });
  await page.mouse.up();
  await expect(counter(page, 3)).toBeVisible();
  await expect(box(page)).toHaveAttribute('data-lightbox', 'ready');
});

test('the wheel turns once in 300 ms', async ({ page }) => {
  await open(page);
  const wheel = (ms: number[]) =>
    page.evaluate((times) => {
      const floor = document.querySelector('dialog > .fslightbox-full-dimension') as HTMLElement;
      for (const time of times) {
        const event = new WheelEvent('wheel', { deltaY: 40, bubbles: true, cancelable: true });
        Object.defineProperty(event, 'timeStamp', { value: time });
        floor.dispatchEvent(event);
      }
    }, ms);
  await wheel([10_000, 10_100, 10_299]);
  await expect(counter(page, 2)).toBeVisible();
  await wheel([10_300]);
  await expect(counter(page, 3)).toBeVisible();
});
