import type { Page } from '@playwright/test';
import { expect, hydrated } from './fair';
import { visits, type Visit } from './visits';

/** Switches to the other language of a page and back: page, query and hash stay the same. */
export async function expectSwitched(page: Page, visit: Visit, path: string): Promise<void> {
  const other = visits[visit.language === 'ru' ? 'en' : 'ru'];
  const place = `${path}?from=poster&x=%D1%8F#content`;
  await page.goto(visit.prefix + place);
  await hydrated(page);
  for (const [from, to] of [
    [visit, other],
    [other, visit],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: from.otherLanguage }).click();
    await expect.soft(page).toHaveURL(to.prefix + place);
    await expect.soft(page.locator('html')).toHaveAttribute('lang', to.lang);
  }
}
