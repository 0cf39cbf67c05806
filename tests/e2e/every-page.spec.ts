import type { Page } from '@playwright/test';
import { builtPages } from '../support/builtPages';
import { expectedAt } from '../support/expectedPage';
import { expect, hydrated, test } from '../support/fair';
import { whyWrong } from './wander/properties';

const inRussian = builtPages().filter((path) => !path.startsWith('/en/'));
const groupSize = 12;

test('every page is there in both languages', () => {
  expect(builtPages()).toHaveLength(2 * inRussian.length);
});

// Every page is seen once: in one language it is opened, from there the app goes to the other, by
// turns. The audit opens all of them.
for (let first = 0; first < inRussian.length; first += groupSize) {
  const group = inRussian.slice(first, first + groupSize);
  test(`pages ${first + 1}–${first + group.length} are shown without a complaint in both languages, from ${group[0]}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    for (const [index, path] of group.entries()) {
      const isFromRussian = index % 2 === 0;
      const [opened, other] = isFromRussian ? [path, `/en${path}`] : [`/en${path}`, path];
      const response = await page.goto(opened);
      expect(response?.status(), opened).toBe(200);
      await hydrated(page);
      await expectShown(page, opened);
      const name = isFromRussian ? 'English' : 'Русский';
      await page.getByRole('banner').getByRole('link', { name }).click();
      await expect(page, other).toHaveURL(other);
      await expectShown(page, other);
    }
  });
}

async function expectShown(page: Page, path: string): Promise<void> {
  const asked = { page: expectedAt(path), isPlaceAsked: false };
  await expect.poll(() => page.evaluate(whyWrong, asked), path).toBe('');
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  expect(new URL(page.url()).pathname, path).toBe(path);
}
