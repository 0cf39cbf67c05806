import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Maximum number of similar items left on a page, because axe examines each. */
const enough = 40;

/** Fails with axe's violations on the current page; `rules` restricts the check. */
export async function expectNoComplaints(
  page: Page,
  { rules, on }: { rules?: string[]; on?: string } = {},
): Promise<void> {
  expect(await complaints(page, rules), on).toEqual([]);
}

/** Returns axe's violations, one line for each element. */
export async function complaints(page: Page, rules?: string[]): Promise<string[]> {
  // During a change of pages, there is no title for a moment.
  await expect(page).toHaveTitle(/\S/);
  // Pages here have no frames, for which axe would open a separate page.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    // Part of WCAG 2.2 AA, but off by default.
    rules: { 'target-size': { enabled: true } },
  });
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

/** Hides all but the first items of a page's lists and tables from axe. */
export async function shortenLists(page: Page): Promise<void> {
  await page
    .locator('main :is(li:not(:has(li)), td)')
    .evaluateAll((items: HTMLElement[], count) => {
      for (const { style } of items.slice(count)) style.setProperty('display', 'none', 'important');
    }, enough);
}
