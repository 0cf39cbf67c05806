import { expect, hydrated, test } from '../support/fair';

const lists = [
  { path: '/exhibitors/2025/', search: 'Найти участника', all: 'Показать всех' },
  { path: '/en/exhibitors/2025/', search: 'Find an exhibitor', all: 'Show everyone' },
];

for (const { path, search, all } of lists) {
  test(`an exhibitor is found on ${path} in either alphabet, with a wrong letter, by stand and by artist`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const field = page.getByRole('searchbox', { name: search });
    const found = page.locator('main').getByRole('link').filter({ hasText: 'C07' });
    for (const typed of ['Ёлка Ольховская', 'елка', 'Yolka', 'olkhovskaya', 'ольхоская', 'C07']) {
      await field.fill(typed);
      await expect(found, typed).toBeVisible();
      await expect(page.getByRole('status'), typed).toHaveText(/^[1-5] /);
    }
    await field.fill('Нвард Цирани');
    await expect(page.locator('main').getByRole('link').filter({ hasText: 'A22' })).toBeVisible();
    await field.fill('бвгджз');
    await expect(page.getByRole('status')).toHaveText(/^0 /);
    await page.getByRole('link', { name: all }).click();
    await expect(page.getByRole('status')).toHaveText(/^114 /);
  });
}

test('filter, view and search stay in the address and come back with it', async ({ page }) => {
  await page.goto('/exhibitors/2025/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Скульпторы' }).click();
  await page.getByRole('link', { name: 'Картинки' }).click();
  await expect(page).toHaveURL('/exhibitors/2025/?type=sculptor&view=grid');
  await expect(page.getByRole('link', { name: 'Скульпторы' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const status = await page.getByRole('status').textContent();
  await page.locator('main section li a:visible').first().click();
  await expect(page).toHaveURL(/\/exhibitors\/2025\/[a-z-]+\/$/);
  await page.goBack();
  await expect(page).toHaveURL('/exhibitors/2025/?type=sculptor&view=grid');
  await expect(page.getByRole('status')).toHaveText(status ?? '');
  await page.getByRole('searchbox').fill('гипс');
  await expect(page).toHaveURL(/q=%D0%B3%D0%B8%D0%BF%D1%81/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('гипс');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filter and view are plain links, the search is not offered', async ({ page }) => {
    await page.goto('/exhibitors/2025/');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByRole('link', { name: 'Скульпторы' }).click();
    await expect(page.locator('main li[data-type="sculptor"]').first()).toBeVisible();
    await expect(page.locator('main li[data-type="gallery"]').first()).toBeHidden();
    await page.getByRole('link', { name: 'Картинки' }).click();
    await expect(page.locator('main section li img').first()).toBeVisible();
  });
});

test('a letter stands in the column of its first name', async ({ page }) => {
  for (const path of ['/exhibitors/2024/', '/exhibitors/2025/', '/en/speakers/2024/']) {
    await page.goto(path);
    for (const width of [768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const apart = await page
        .locator('main section[id^=letter-]')
        .evaluateAll((groups) =>
          groups
            .filter(
              (group) =>
                group.querySelector('h2')?.getBoundingClientRect().left !==
                group.querySelector('li')?.getBoundingClientRect().left,
            )
            .map((group) => group.getAttribute('aria-label')),
        );
      expect(apart, `${path} at ${width} px`).toEqual([]);
    }
  }
});
