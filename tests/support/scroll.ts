import { expect, type Locator } from '@playwright/test';

/**
 * Scrolls part of the page into view; again if it is re-rendered meanwhile, as by a language
 * switch.
 */
export async function scrollTo(part: Locator): Promise<void> {
  await expect(() => part.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
}
