import { expect, type Locator, type Page } from '@playwright/test';
import type { StoredCopy } from '../../src/venue/copy/model/storedCopy';

export const keep = /^(Сохранить для ярмарки|Keep for the venue)$/;
/** The worker uses the real time and the page another, so the day is optional. */
export const kept =
  /^(?:Сохранено(?: \d+ [а-я]+)? в|Kept(?: on \d+ \w+)? at) \d\d:\d\d, (\d+) (?:кБ|kB)\./;
export const label =
  /Это копия, сохранённая в \d\d:\d\d по Москве|This is a copy kept at \d\d:\d\d, Moscow time/;
export const again = /^(Попробовать ещё раз|Try again)$/;
export const noNetworkTitle = /^(Нет сети|No network)$/;

/** Without a network, the browser reports each failed request. */
export const noNetwork = /^failed: |ERR_CONNECTION_(REFUSED|RESET)|ERR_FAILED/;

/** Stores a copy with the page's button, scrolled into view; returns the message. */
export async function keepFrom(page: Page): Promise<Locator> {
  await page.locator('[data-offered]').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: keep }).click();
  const said = page.getByText(kept);
  await expect(said).toBeVisible();
  return said;
}

/** The site's workers, the names of its caches, and the complete copies, newest first. */
export type OfflineState = { workers: number; caches: string[]; copies: StoredCopy[] };

export const nothing: OfflineState = { workers: 0, caches: [], copies: [] };

export async function held(page: Page): Promise<OfflineState> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const marks = await Promise.all(
      names.map(async (name) => (await caches.open(name)).match('/kept.json')),
    );
    const copies = await Promise.all(
      marks.flatMap((mark) => (mark ? [mark.json() as Promise<StoredCopy>] : [])),
    );
    return {
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: names,
      copies: copies.sort((a, b) => b.at - a.at),
    };
  });
}
