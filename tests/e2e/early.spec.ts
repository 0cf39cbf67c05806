import { expect, hydrated, test } from '../support/fair';

test.use({ cache: 'warm' });

test(
  'what is typed before the app starts outlives a load for another build',
  { tag: '@rare' },
  async ({ page, visit: { prefix } }) => {
    let answers = 0;
    await page.route('**/app-data.json*', async (route) => {
      answers += 1;
      if (answers > 1) return route.continue();
      await route.fulfill({ json: { webpackCompilationHash: 'older' } });
    });
    const isAnswered = page.waitForResponse('**/app-data.json*');
    await page.goto(`${prefix}/exhibitors/2025/`, { waitUntil: 'commit' });
    const field = page.getByRole('searchbox');
    await field.fill('C07');
    await isAnswered;
    await expect.poll(() => answers, 'Gatsby loads the page again').toBeGreaterThan(1);
    await hydrated(page);
    await expect(field).toHaveValue('C07');
    await expect(page.getByText(/^1 (из|of) 16$/)).toBeVisible();
  },
);

test(
  'Back after a reload, while the scripts have not come, shows the page of the address',
  { tag: '@rare' },
  async ({ page, visit: { prefix } }) => {
    await page.goto(`${prefix}/for_visitors/`);
    await hydrated(page);
    const heading = page.getByRole('heading', { level: 1 });
    const words = (await heading.textContent()) ?? '';
    await page.getByRole('contentinfo').locator(`a[href="${prefix}/speakers/2025/"]`).click();
    await expect(heading).not.toHaveText(words);
    let come = () => {};
    const held = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(`${prefix}/for_visitors/`);
    await expect(heading).toHaveText(words);
    come();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await hydrated(page);
    await expect(heading).toHaveText(words);
    await page.goForward();
    await expect(page).toHaveURL(`${prefix}/speakers/2025/`);
    await expect(heading).not.toHaveText(words);
  },
);
