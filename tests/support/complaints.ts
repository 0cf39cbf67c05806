import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Fails with whatever axe finds wrong on the page as it stands; `rules` narrows what it looks at.
 */
export async function expectNoComplaints(
  page: Page,
  { rules, on }: { rules?: string[]; on?: string } = {},
): Promise<void> {
  // While one page follows another there is no title for a moment.
  await expect(page).toHaveTitle(/\S/);
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)),
    on,
  ).toEqual([]);
}
