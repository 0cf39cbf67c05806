import { expect, hydrated, test } from '../support/fair';

test.use({ cache: 'warm' });

test(
  'Back after a reload, while the app has no data yet, shows the page of the address',
  { tag: '@rare' },
  async ({ page, visit: { prefix } }) => {
    await page.goto(`${prefix}/for_visitors/`);
    await hydrated(page);
    const heading = page.getByRole('heading', { level: 1 });
    const words = (await heading.textContent()) ?? '';
    await page.getByRole('contentinfo').locator(`a[href="${prefix}/speakers/2025/"]`).click();
    await expect(heading).not.toHaveText(words);
    const data = `**/page-data${prefix}/speakers/2025/page-data.json*`;
    await page.route(data, () => undefined);
    const isAsked = page.waitForRequest(data);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await isAsked;
    await page.goBack({ waitUntil: 'commit' });
    await expect(heading).toHaveText(words);
    await hydrated(page);
    await expect(page).toHaveURL(`${prefix}/for_visitors/`);
    await expect(heading).toHaveText(words);
  },
);
