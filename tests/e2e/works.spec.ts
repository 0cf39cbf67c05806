import type { Page } from '@playwright/test';
import { expect, heading, hydrated, test } from '../support/fair';

test.use({ language: 'en' });

const kobalt = (prefix: string, hash = '') => `${prefix}/exhibitors/2025/kobalt/${hash}`;
const work = (page: Page, title: string | RegExp) =>
  page.getByRole('figure').filter({ hasText: title });

/** The lines of a work's caption, as one reads them. */
const linesOf = async (page: Page, title: string | RegExp) =>
  (await work(page, title).locator('figcaption p').allInnerTexts()).map((line) =>
    line.replace(/\s/g, ' '),
  );

const captions = {
  ru: {
    reserved: [
      'Таисия Бузунова',
      'Утро без жёлтого',
      '2025, масло, лён, 140 × 110 см',
      '340 000 ₽',
      'Резерв, данные на 13 апреля 2025',
    ],
    size: 'Рядом с человеком ростом 170 см: почти в рост, шире размаха рук',
  },
  en: {
    reserved: [
      'Taisia Buzunova',
      'Morning Without Yellow',
      '2025, oil on linen, 140 × 110 cm',
      '340,000 ₽',
      'Reserved as of 13 April 2025',
    ],
    size: 'Beside a person 170 cm tall: about as tall, wider than their arm span',
  },
};

const water = /Плотность воды|Density of Water/;
const morning = /Утро без жёлтого|Morning Without Yellow/;

test('a work says whose it is, what it costs and whether it can be had, enlarged, too; beside it stands a drawing of it to scale, in words too', async ({
  page,
  visit: { prefix, language, lightbox },
}) => {
  const { reserved, size } = captions[language];
  await page.goto(kobalt(prefix));
  await hydrated(page);
  expect(await linesOf(page, morning)).toEqual(reserved);
  await work(page, morning).getByRole('link').first().click();
  const box = page.getByRole('dialog', { name: lightbox });
  const [artist = '', title = '', , ...others] = reserved;
  for (const line of [artist, title, ...others]) await expect(box).toContainText(line);
  await expect(page).toHaveURL(/#works\/\d+$/);
  await page.keyboard.press('Delete');
  await expect(box).toBeHidden();

  await expect(page.locator('#works figcaption').getByRole('img')).toHaveCount(3);
  await expect(work(page, water).getByRole('img', { name: size })).toBeVisible();
  const drawing = work(page, morning).locator('figcaption').getByRole('img');
  await drawing.scrollIntoViewIfNeeded();
  const [person, hung] = await drawing
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().toJSON() as DOMRect));
  const tall = person?.height ?? NaN;
  expect(tall).toBeGreaterThan(40);
  expect((hung?.height ?? 0) / tall).toBeCloseTo(140 / 170, 2);
  expect((hung?.width ?? 0) / tall).toBeCloseTo(110 / 170, 2);
  expect(hung?.left).toBeGreaterThan(person?.right ?? Infinity);
});

test('the home page shows works, each leading to its page, and all of them', async ({
  openPage,
  page,
  visit: { prefix },
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openPage('/');
  const row = page.locator('#works');
  const shown = row.getByRole('listitem');
  await expect(shown).toHaveCount(6);
  const makers = await shown.locator('p').allInnerTexts();
  expect(new Set(makers).size).toBe(6);
  // The last one is beyond the edge of the window, and the row is swiped to it.
  for (const index of [0, 5]) {
    const title = shown.nth(index).getByRole('link');
    const name = await title.innerText();
    await title.focus();
    await expect(shown.nth(index).getByRole('img')).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/exhibitors\/2025\/[^/]+\/[^/]+\/$/);
    await expect(heading(page)).toHaveText(name);
    await page.goBack();
    await expect(shown).toHaveCount(6);
  }
  await row.getByRole('link', { name: /^(Все работы 2025 года|All works of 2025)$/ }).click();
  await expect(page).toHaveURL(`${prefix}/works/2025/`);
});
