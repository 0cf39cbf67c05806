import { builtPages } from '../support/builtPages';
import { expect, hydrated, test } from '../support/fair';

const pages = builtPages();
const groupSize = 24;

for (let first = 0; first < pages.length; first += groupSize) {
  const group = pages.slice(first, first + groupSize);
  test(`pages ${first + 1}–${first + group.length} open without a complaint, from ${group[0]}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    for (const path of group) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      expect(new URL(page.url()).pathname, path).toBe(path);
    }
  });
}
