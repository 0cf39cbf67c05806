import type { Page } from '@playwright/test';

/**
 * Leaves the page in its stand-in font. The real one is optional: in time on one visit and late on
 * the next, it moves lines by some pixels between the two.
 */
export async function readStandIn(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort('aborted'));
}
