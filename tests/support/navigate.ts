import type { Page } from '@playwright/test';

/** Navigates within the app, as a link would; Gatsby provides this for its own tests. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    path,
  );
}
