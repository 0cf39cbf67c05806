import { expect, type Locator } from '@playwright/test';

/** Scrolls to part of a page; again if it is re-rendered, as by a language switch. */
export async function scrollTo(part: Locator): Promise<void> {
  await expect(() => part.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
}
