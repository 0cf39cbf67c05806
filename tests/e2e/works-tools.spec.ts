import type { Page } from '@playwright/test';
import { expect, heading, hydrated, test } from '../support/fair';

const wall = (page: Page) => page.locator('main section li:visible');
const filters = (page: Page) => page.locator('summary', { hasText: /^(Фильтры|Filters)/ });
const choice = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^(${name}) \\d+$`) });
const status = (page: Page) => page.getByRole('status');
const chosen = (page: Page) => page.getByRole('group', { name: /^(Выбрано|Chosen)$/ });

test.describe('on a phone', () => {
  test.use({ device: 'phone' });

  test('something red, up to a metre and still to be had: counts say what there is before it is chosen, what is chosen stays in sight and is dropped there', async ({
    openPage,
    page,
  }) => {
    await openPage('/works/2025/');
    await page.locator('#row-2').scrollIntoViewIfNeeded();
    await filters(page).click();
    const red = choice(page, 'красный|red');
    const count = (await red.innerText()).match(/\d+/)?.[0] ?? '';
    await red.click();
    await expect(status(page)).toHaveText(new RegExp(`^${count} `));
    await choice(page, 'до метра|up to a metre').click();
    await choice(page, 'продавались|were for sale').click();
    await expect(page).toHaveURL(/\?colour=red&size=to-100&availability=available$/);
    // No photographs among them, and that is no link.
    const photographs = page.getByText(/^(фотография|photography) 0$/);
    await expect(photographs).toBeVisible();
    await expect(photographs.locator('xpath=ancestor-or-self::a')).toHaveCount(0);
    await page.getByRole('combobox', { name: /^(Цена от|Price from)$/ }).selectOption('200000');
    await page.getByRole('button', { name: /^(Показать|Show) 1 (работу|work)$/ }).click();
    await expect(filters(page)).toBeFocused();
    await expect(wall(page)).toHaveCount(1);
    await expect(wall(page)).toBeInViewport();
    await expect(wall(page)).toContainText(/Аварийный свет|Emergency Light/);

    await expect(chosen(page).getByRole('link')).toHaveCount(4);
    for (const what of [/красный|red$/, /метра|metre$/, /₽$/])
      await chosen(page).getByRole('link', { name: what }).click();
    await expect(page).toHaveURL(/\?availability=available$/);
    await filters(page).click();
    await page.getByRole('link', { name: /^(от дешёвых|cheapest first)$/ }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: /^(Фильтры|Filters)$/ })).toBeHidden();
    // A range begins with its lower price.
    const price = async (index: number) => {
      const text = await wall(page).nth(index).getByText(/₽$/).innerText();
      return Number(text.split('–')[0]?.replace(/\D/g, ''));
    };
    expect(await price(0)).toBeLessThanOrEqual(await price(1));
    expect(await price(1)).toBeLessThan(100_000);
    await filters(page).click();
    await choice(page, 'над диван, 200 × 90|above a sofa, 200 × 90').click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/size=above-sofa/);
    await expect(wall(page).filter({ hasText: /Контактная сеть|Overhead Wires/ })).toHaveCount(1);
    await expect(wall(page).filter({ hasText: /Аварийный свет|Emergency/ })).toHaveCount(0);
  });

  test('red or blue, up to 300,000, for 120 cm of wall: sent to a friend, whose neighbours are those of the list', async ({
    openPage,
    page,
    context,
    baseURL,
    visit: { prefix },
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage('/works/2025/?utm_source=letter');
    await filters(page).click();
    const show = page.getByRole('button', { name: /^(Показать|Show) \d/ });
    await expect(show, 'from the top of the page, too').toBeInViewport({ ratio: 1 });
    await choice(page, 'красный|red').click();
    await choice(page, 'синий, голубой|blue').click();
    await page.getByRole('combobox', { name: /^(Цена до|Price up to)$/ }).selectOption('300000');
    await page.getByRole('textbox', { name: /^(Ширина стены|Wall width)/ }).fill('120');
    const query = 'colour=red&colour=blue&price-to=300000&wall=120';
    await expect(page).toHaveURL(`${prefix}/works/2025/?utm_source=letter&${query}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^(Поделиться|Share)$/ }).click();
    await expect(page.getByText(/^(Ссылка скопирована|Link copied)\.$/)).toBeVisible();
    const address = `${prefix}/works/2025/?${query}`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + address);

    await page.goto(address);
    await hydrated(page);
    const count = await wall(page).count();
    expect(count).toBeGreaterThan(2);
    await expect(status(page)).toHaveText(new RegExp(`^${count} `));
    const titles = await wall(page).getByRole('heading').getByRole('link').allInnerTexts();
    await wall(page).first().getByRole('heading').getByRole('link').click();
    const list = (place: number) =>
      page.getByRole('link', {
        name: new RegExp(`^(К списку|Back to the list): ${place} (из|of) ${count}$`),
      });
    await expect(list(1)).toBeVisible();
    const neighbours = page.getByRole('navigation', { name: /^(Соседние|Neighbouring)/ });
    await expect(neighbours.getByRole('link')).toHaveCount(1);
    await neighbours.getByRole('link').click();
    await expect(heading(page)).toHaveText(titles[1] ?? '');
    // The wall that was typed is the one on which the work hangs.
    await expect(page.getByRole('textbox', { name: /^(Ширина вашей|Width of your)/ })).toHaveValue(
      '120',
    );
    await page.reload();
    await list(2).click();
    await expect(page).toHaveURL(address);
    await expect(status(page)).toHaveText(new RegExp(`^${count} `));
  });
});

test('from a work Back leads to the same place of the same works; large and small are addresses', async ({
  openPage,
  page,
}) => {
  await openPage('/works/2025/?availability=available');
  const views = page.getByRole('navigation', { name: /^(Вид|View)$/ });
  const height = async () => (await wall(page).nth(3).boundingBox())?.height ?? 0;
  const middle = await height();
  await views.getByRole('link', { name: /^(мелко|small)$/ }).click();
  await expect(page).toHaveURL(/view=small/);
  expect(await height()).toBeLessThan(middle / 1.5);
  await views.getByRole('link', { name: /^(крупно|large)$/ }).click();
  await expect(page).toHaveURL(/\?availability=available&view=large$/);
  expect(await height()).toBeGreaterThan(middle);

  const work = wall(page).last().getByRole('heading').getByRole('link');
  await work.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1000);
  await expect(page.getByRole('searchbox'), 'in sight wherever one is').toBeInViewport();
  const found = await status(page).innerText();
  await work.click();
  await expect(page).toHaveURL(/\/exhibitors\/2025\//);
  await page.goBack();
  await expect(page).toHaveURL(/\?availability=available&view=large$/);
  await expect(status(page)).toHaveText(found);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.getByRole('combobox', { name: /^(Перейти|Go to)$/ }).selectOption({ index: 1 });
  await expect(wall(page).first()).toBeInViewport();
});
