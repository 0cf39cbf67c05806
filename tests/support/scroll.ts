import { expect, type Locator } from '@playwright/test';

/**
 * Scrolls a part of the page into view, again when it is drawn anew meanwhile, as by a switch of
 * language.
 */
export async function scrollTo(part: Locator): Promise<void> {
  await expect(() => part.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
}
