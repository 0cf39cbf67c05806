import { expect, hydrated, test } from '../support/fair';

test.use({ language: 'en' });

const sculptors = { name: /^(Скульпторы|Sculptors)/ };
const pictures = { name: /^(Картинки|Pictures)$/ };

test('an exhibitor is found in either alphabet, with a wrong letter, by stand and by artist', async ({
  page,
  visit: { prefix },
}) => {
  await page.goto(`${prefix}/exhibitors/2025/`);
  await hydrated(page);
  const field = page.getByRole('searchbox', { name: /^(Найти участника|Find an exhibitor)$/ });
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
  await page.getByRole('link', { name: /^(Показать всех|Show everyone)$/ }).click();
  await expect(page.getByRole('status')).toHaveText(/^16 /);
});

test('filter, view and search stay in the address and come back with it', async ({
  page,
  visit: { prefix },
}) => {
  await page.goto(`${prefix}/exhibitors/2025/`);
  await hydrated(page);
  await page.getByRole('link', sculptors).click();
  await page.getByRole('link', pictures).click();
  const address = `${prefix}/exhibitors/2025/?type=sculptor&view=grid`;
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('link', sculptors)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('status')).toHaveText(/^2 /);
  await page.locator('main section li a:visible').first().click();
  await expect(page).toHaveURL(/\/exhibitors\/2025\/[a-z-]+\/$/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('status')).toHaveText(/^2 /);
  await page.getByRole('searchbox').fill('гипс');
  await expect(page).toHaveURL(/q=%D0%B3%D0%B8%D0%BF%D1%81/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('гипс');
  await expect(page.getByRole('status')).toHaveText(/^1 /);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filter and view are plain links, the search is not offered', async ({
    page,
    visit: { prefix },
  }) => {
    await page.goto(`${prefix}/exhibitors/2025/`);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByRole('link', sculptors).click();
    await expect(page.locator('main li[data-type="sculptor"]').first()).toBeVisible();
    await expect(page.locator('main li[data-type="gallery"]').first()).toBeHidden();
    await page.getByRole('link', pictures).click();
    await expect(page.locator('main section li img').first()).toBeVisible();
  });
});

test('a letter stands in the column of its first name', async ({ page, visit: { prefix } }) => {
  for (const path of ['exhibitors/2024', 'exhibitors/2025', 'speakers/2024', 'speakers/2025']) {
    await page.goto(`${prefix}/${path}/`);
    for (const width of [768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const groups = page.locator('main section[id^=letter-]');
      await expect(groups).not.toHaveCount(0);
      const apart = await groups.evaluateAll((all) =>
        all
          .filter(
            (group) =>
              group.querySelector('h2')?.getBoundingClientRect().left !==
              group.querySelector('li')?.getBoundingClientRect().left,
          )
          .map((group) => group.getAttribute('aria-label')),
      );
      expect.soft(apart, `${path} at ${width} px`).toEqual([]);
    }
  }
});
