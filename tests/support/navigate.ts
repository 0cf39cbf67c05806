import type { Page } from '@playwright/test';

/** Goes to a path within the app, as a link of it would; Gatsby has this for its own tests. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    path,
  );
}
