import { expect, hydrated, test } from '../support/fair';

test.use({ language: 'en' });

const sculptors = { name: /^(Скульпторы|Sculptors)/ };
const pictures = { name: /^(Картинки|Pictures)$/ };

test('an exhibitor is found in either alphabet, with a wrong letter, by stand and by artist; filter, view and search stay in the address and come back with it', async ({
  openPage,
  page,
  visit: { prefix },
}) => {
  await openPage('/exhibitors/2025/');
  // A letter stands in the column of its first name.
  for (const width of [768, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const apart = await page.locator('main section[id^=letter-]').evaluateAll((groups) => {
      const leftOf = (part: Element | null) => part?.getBoundingClientRect().left;
      return groups
        .filter((group) => leftOf(group.querySelector('h2')) !== leftOf(group.querySelector('li')))
        .map((group) => group.getAttribute('aria-label'));
    });
    expect.soft(apart, `${width} px`).toEqual([]);
  }
  const field = page.getByRole('searchbox', { name: /^(Найти участника|Find an exhibitor)$/ });
  const found = (stand: string) =>
    page.locator('main').getByRole('link').filter({ hasText: stand });
  for (const [typed, stand] of [
    ['елка', 'C07'],
    ['ольхоская', 'C07'],
    ['C07', 'C07'],
    ['Нвард Цирани', 'A22'],
    // The keyboard set to English, with Shift.
    ['~krf', 'C07'],
  ] as const) {
    await field.fill(typed);
    await expect(found(stand), typed).toBeVisible();
    await expect(page.getByRole('status'), typed).toHaveText(/^[1-5] /);
  }
  await field.fill('бвгджз');
  await expect(page.getByRole('status')).toHaveText(/^0 /);
  await page.getByRole('link', { name: /^(Показать всех|Show everyone)$/ }).click();
  await expect(page.getByRole('status')).toHaveText(/^16 /);

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
  await field.fill('гипс');
  await expect(page).toHaveURL(/q=%D0%B3%D0%B8%D0%BF%D1%81/);
  await page.reload();
  await expect(field).toHaveValue('гипс');
  await expect(page.getByRole('status')).toHaveText(/^1 /);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'a count of two digits stays in one line; artists and speakers stand under their surnames',
    { tag: '@rare' },
    async ({ page, visit: { prefix } }) => {
      for (const list of ['exhibitors', 'artists', 'speakers']) {
        await page.goto(`${prefix}/${list}/2025/`);
        // What the test changes before the app takes the page over would be a mismatch.
        await hydrated(page);
        const broken = await page.locator('main nav sup').evaluateAll((counts) =>
          counts.map((count) => {
            count.textContent = '17';
            const range = document.createRange();
            range.selectNodeContents(count);
            return range.getClientRects().length;
          }),
        );
        expect.soft(new Set(broken), list).toEqual(new Set([1]));
      }
      for (const [list, name] of [
        ['artists', 'h3'],
        ['speakers', '[class*="name"]'],
      ] as const) {
        await page.goto(`${prefix}/${list}/2025/`);
        const astray = await page
          .locator(`main section[id^=letter-] li ${name}`)
          .evaluateAll((people) =>
            people.flatMap(({ textContent, parentElement }) => {
              const surname = textContent?.trim().split(/\s+/).at(-1) ?? '';
              const letter = /\p{L}/u.exec(surname)?.[0].toUpperCase().replace('Ё', 'Е');
              const group = parentElement?.closest('section')?.getAttribute('aria-label');
              return letter === group ? [] : [`${textContent}: ${group}`];
            }),
          );
        expect.soft(astray, list).toEqual([]);
      }
    },
  );
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
