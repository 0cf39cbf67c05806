import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Of hundreds of items that are all alike, these are enough: axe looks at each. */
const enough = 100;

/**
 * Fails with whatever axe finds wrong on the page as it stands; `rules` narrows what it looks at.
 */
export async function expectNoComplaints(
  page: Page,
  { rules, on }: { rules?: string[]; on?: string } = {},
): Promise<void> {
  expect(await complaints(page, rules), on).toEqual([]);
}

/** What axe finds wrong, a line for each place. */
export async function complaints(page: Page, rules?: string[]): Promise<string[]> {
  // While one page follows another there is no title for a moment.
  await expect(page).toHaveTitle(/\S/);
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

/** Leaves the first items of a page's lists for axe, and hides the others. */
export async function shortenLists(page: Page): Promise<void> {
  await page.locator('main li:not(:has(li))').evaluateAll((items: HTMLElement[], count) => {
    for (const { style } of items.slice(count)) style.setProperty('display', 'none', 'important');
  }, enough);
}
