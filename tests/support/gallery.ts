import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, hydrated } from './fair';

export const wordsIn = (language: 'ru' | 'en') =>
  JSON.parse(
    readFileSync(`src/i18n/messages/${language}/gallery.json`, 'utf8'),
  ) as typeof import('../../src/i18n/messages/en/gallery.json');

const inBoth = [wordsIn('ru'), wordsIn('en')] as const;

/** Returns a pattern for a word of the lightbox in either language. */
export const either = (word: keyof (typeof inBoth)[1]) =>
  new RegExp(`^(${inBoth.map((words) => words[word]).join('|')})$`);

/** The page of 2024's pictures, its lightbox, the links that open it, and its counter. */
export const gallery = (prefix: string) => `${prefix}/past_events/2024/`;
export const box = (page: Page) => page.locator('dialog[data-lightbox]');
export const triggers = (page: Page) => page.locator('#photo-gallery a[aria-haspopup=dialog]');
export const counter = (page: Page, number: number) =>
  box(page).getByText(new RegExp(`^${number} (of|из) \\d+$`));

/** The current slide, and its picture once it has loaded. */
export const slide = (page: Page) => page.locator('dialog [data-state]:not([aria-hidden=true])');
export const picture = (page: Page) => slide(page).locator('img[data-loaded=true]');

export const control = (page: Page, word: Parameters<typeof either>[0]) =>
  box(page).getByRole('button', { name: either(word) });

/** Returns the zoom factor of the current slide. */
export const scale = (page: Page) =>
  slide(page)
    .locator('> div')
    .first()
    .evaluate((content) => new DOMMatrix(getComputedStyle(content).transform).a);

/** Opens a picture of 2024 with a press, the first by default. */
export async function open(page: Page, prefix: string, number = 1): Promise<void> {
  await page.goto(gallery(prefix));
  await hydrated(page);
  await show(page, number);
}

export async function show(page: Page, number: number): Promise<void> {
  await triggers(page)
    .nth(number - 1)
    .click();
  await expect(counter(page, number)).toBeVisible();
  await expect(box(page)).toHaveAttribute('data-lightbox', 'ready');
}

/** Closes the lightbox, and waits until it is gone. */
export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
}

/** Waits until the pictures in the viewport have loaded. */
export async function picturesCome(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every((image) => {
          const { top, bottom, left, right } = image.getBoundingClientRect();
          const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
          return image.complete || !isInSight;
        }),
      ),
    )
    .toBe(true);
}

/** Stops the clock a minute later and shows the controls. Install the clock first. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(300, 300);
  await expect(page.locator('dialog[data-idle]')).toHaveCount(0);
}
