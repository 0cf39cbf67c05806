import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';

const kobalt = (locale: '' | '/en', hash = '') => `${locale}/exhibitors/2025/kobalt/${hash}`;
const work = (page: Page, title: string) => page.getByRole('figure').filter({ hasText: title });

/** The lines of a work's caption, as one reads them. */
const linesOf = async (page: Page, title: string) =>
  (await work(page, title).locator('figcaption p').allInnerTexts()).map((line) =>
    line.replace(/\s/g, ' '),
  );

test('a work says whose it is, what it costs and whether it can be had, in both languages and enlarged', async ({
  page,
}) => {
  await page.goto(kobalt(''));
  await hydrated(page);
  expect(await linesOf(page, 'Плотность воды')).toEqual([
    'Глеб Охринский',
    'Плотность воды, шесть метров',
    '2024, казеиновая темпера, холст, 160 × 200 см',
    '620 000 ₽',
    'Продано, данные на 11 апреля 2025',
  ]);
  await page.goto(kobalt('/en'));
  await hydrated(page);
  expect(await linesOf(page, 'Morning Without Yellow')).toEqual([
    'Taisia Buzunova',
    'Morning Without Yellow',
    '2025, oil on linen, 140 × 110 cm',
    '340,000 ₽',
    'Reserved as of 13 April 2025',
  ]);
  await work(page, 'Morning Without Yellow').getByRole('link').click();
  const box = page.getByRole('dialog', { name: 'Pictures, enlarged' });
  await expect(box).toContainText(
    /Taisia Buzunova\. Morning Without Yellow\. .+ 340,000\s₽\. Reserved as of 13\sApril\s2025/,
  );
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});

test('what is lent, unique or on request says so; an artist’s own work does not repeat the name', async ({
  page,
}) => {
  await page.goto('/en/exhibitors/2025/darya-lunyova/');
  expect(await linesOf(page, 'Seventeen')).toEqual([
    expect.stringMatching(/^Seventeen/),
    expect.stringMatching(/^2025, .+ cm$/),
    'Edition 17 of 17',
    'Not for sale',
    'Courtesy of a private collection, Vyborg',
  ]);
  await page.goto('/en/exhibitors/2025/galeria-trovoada/');
  await expect(page.getByRole('figure').first()).toContainText('Price on request');
  await expect(page.getByRole('figure').nth(1)).toContainText(/110,000–160,000\s₽/);
  await page.goto('/exhibitors/2025/lumen-depo/');
  await expect(work(page, 'Контактная сеть')).toContainText('Единственный экземпляр');
});

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });
    test('the address of a work leads to it, and opens nothing', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(kobalt('', '#work-zapas-na-zimu'));
      if (scripts) await hydrated(page);
      await expect(work(page, 'Запас на зиму')).toBeInViewport();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/#work-zapas-na-zimu$/);
    });

    for (const prefix of ['', '/en'] as const) {
      test(`the short address ${prefix}/w/… of a work leads to it`, async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 780 });
        await page.goto(`${prefix}/w/2025/kobalt/zapas-na-zimu/`);
        if (scripts) await hydrated(page);
        await expect(page).toHaveURL(kobalt(prefix, '#work-zapas-na-zimu'));
        await expect(page.locator('#work-zapas-na-zimu')).toBeInViewport();
      });
    }
  });
}
