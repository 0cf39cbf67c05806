import type { Page } from '@playwright/test';
import { expect, test } from '../support/fair';
import { box, counter, open, show } from '../support/gallery';

test.use({ language: 'en' });

test('a drag down closes from 200 px, or from 50 px in under 300 ms', async ({
  page,
  visit: { prefix },
}) => {
  await open(page, prefix);
  for (const [way, ms, closes] of [
    [199, 1000, false],
    [49, 299, false],
    [50, 301, false],
    [200, 1000, true],
    [50, 299, true],
  ] as const) {
    await drag(page, { y: way, ms });
    const told = `${way} px in ${ms} ms`;
    if (closes) {
      await expect(page.locator('dialog'), told).toHaveCount(0);
      await show(page, 1);
    } else await expect(box(page), told).toHaveAttribute('data-lightbox', 'ready');
  }
});

test('a drag of 50 px sideways turns, one that the browser cancels leaves nothing hanging, a real mouse’s click does not close; the wheel turns once in 300 ms', async ({
  page,
  visit: { prefix },
}) => {
  await open(page, prefix, 2);
  for (const [way, lands] of [
    [-49, 2],
    [-50, 3],
    [49, 3],
    [50, 2],
  ] as const) {
    await drag(page, { x: way, ms: 900 });
    await expect(counter(page, lands), `${way} px`).toBeVisible();
  }
  await drag(page, { x: -180, ms: 200, end: 'pointercancel' });
  await expect(counter(page, 2)).toBeVisible();
  await expect(page.locator('dialog [data-dragging]')).toHaveCount(0);

  await page.mouse.move(600, 300);
  await page.mouse.down();
  await page.mouse.move(500, 302, { steps: 5 });
  await page.mouse.up();
  await expect(counter(page, 3)).toBeVisible();
  await expect(box(page)).toHaveAttribute('data-lightbox', 'ready');

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
  await expect(counter(page, 4)).toBeVisible();
  await wheel([10_300]);
  await expect(counter(page, 5)).toBeVisible();
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
