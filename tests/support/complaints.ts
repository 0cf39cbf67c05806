import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Of hundreds of items that are all alike, these are enough: axe looks at each. */
const enough = 40;

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
  // Pages here have no frames, which axe would look at in a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    // Of WCAG 2.2 AA, but off by default.
    rules: { 'target-size': { enabled: true } },
  });
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

/** Leaves the first items of a page's lists and tables for axe, and hides the others. */
export async function shortenLists(page: Page): Promise<void> {
  await page
    .locator('main :is(li:not(:has(li)), td)')
    .evaluateAll((items: HTMLElement[], count) => {
      for (const { style } of items.slice(count)) style.setProperty('display', 'none', 'important');
    }, enough);
}
