import type { Page } from '@playwright/test';
import { expect, hydrated } from './fair';

/** The page of 2024's pictures, its lightbox, the links that open it, and its count. */
export const gallery = '/en/past_events/2024/';
export const box = (page: Page) => page.getByRole('dialog', { name: 'Pictures, enlarged' });
export const triggers = (page: Page) => page.locator('#photo-gallery a[aria-haspopup=dialog]');
export const counter = (page: Page, number: number) =>
  box(page).getByText(new RegExp(`^${number} of \\d+$`));

/** Opens a picture of the page by a press, the first unless told otherwise. */
export async function open(page: Page, number = 1, path = gallery): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await triggers(page)
    .nth(number - 1)
    .click();
  await expect(counter(page, number)).toBeVisible();
  await expect(box(page)).toHaveAttribute('data-lightbox', 'ready');
}
