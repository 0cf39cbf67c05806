import type { Page } from '@playwright/test';
import { expect, test } from '../support/fair';

const section = (page: Page) => page.locator('#how-to-get-there');
const sketch = (page: Page) =>
  section(page).getByRole('img', {
    name: /^(Схема пути к площадке «Гостиный Двор»|A sketch of the way to Gostiny Dvor)/,
  });
const points = (page: Page) =>
  section(page)
    .getByRole('list')
    .filter({ hasText: /главный вход|main entrance/ })
    .first();

const said = {
  ru: ['Площадь Революции', '7 минут пешком', 'около 300 м', 'есть ступени', 'без ступеней'],
  en: ['Ploshchad Revolyutsii', '7 minutes on foot', 'about 300 m', 'with steps', 'no steps'],
};
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the way is a sketch, its points in words, the steps, and the entrance in every map app, wide enough for a finger', async ({
    page,
    visit: { prefix, language },
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${prefix}/contacts/`);
    await expect(sketch(page)).toBeVisible();
    for (const words of said[language]) await expect.soft(points(page)).toContainText(words);
    await expect(points(page).getByRole('listitem')).toHaveCount(8);
    await expect(section(page).getByRole('heading', { level: 4 })).toHaveCount(4);
    const links = section(page).getByRole('link', {
      name: /^(Яндекс|2ГИС|Google|Apple|OpenStreetMap|Карты на|Yandex|2GIS|Maps on)/,
    });
    await expect(links).toHaveCount(6);
    await links.first().focus();
    for (const link of await links.all()) {
      await expect(link).toBeFocused();
      const opensTab = /^geo:/.test((await link.getAttribute('href')) ?? '') ? null : '_blank';
      expect.soft(await link.getAttribute('target')).toBe(opensTab);
      const box = await link.boundingBox();
      expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await page.keyboard.press('Tab');
    }
  });
});

test(
  'every number on the sketch stands once in the list, in reach of an eye at 320 px',
  { tag: '@rare' },
  async ({ openPage, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage('/contacts/#how-to-get-there');
    const frame = await sketch(page).boundingBox();
    expect(frame?.width).toBeGreaterThan(270);
    const words = await section(page)
      .locator('svg[width="100%"] text')
      .evaluateAll((texts) =>
        texts
          .filter((text) => text.checkVisibility())
          .map((text) => {
            const { x, y, width, height } = text.getBoundingClientRect();
            return {
              words: text.textContent ?? '',
              x,
              y,
              right: x + width,
              bottom: y + height,
              size: parseFloat(getComputedStyle(text).fontSize),
            };
          }),
      );
    expect(words.filter(({ size }) => size < 11)).toEqual([]);
    const { x, y, width, height } = frame ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(
      words.filter(
        (word) => word.x < x || word.y < y || word.right > x + width || word.bottom > y + height,
      ),
    ).toEqual([]);
    const numbers = words.filter((word) => /^\d+$/.test(word.words));
    const listed = await points(page)
      .getByRole('listitem')
      .locator('span:first-child')
      .allTextContents();
    expect(numbers.map((number) => number.words)).toEqual(listed);
    // Icons are 1.7 em wide; if they were closer, one would cover another.
    const apart = numbers.flatMap((a, index) =>
      numbers.slice(index + 1).map((b) => ({
        pair: `${a.words} ${b.words}`,
        gap: Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)),
      })),
    );
    expect(apart.filter(({ gap }) => gap < 20)).toEqual([]);
    // Each walk must start below its number, whatever the width.
    const strays = await section(page).evaluate((row) => {
      const squares = [...row.querySelectorAll('svg svg rect')].map((rect) =>
        rect.getBoundingClientRect(),
      );
      return [...row.querySelectorAll<SVGPathElement>('[role=img] path:not([d$=z])')].filter(
        (path) => {
          const matrix = path.getScreenCTM();
          if (matrix === null || getComputedStyle(path).strokeWidth === '1px') return false;
          const { x: px, y: py } = path.getPointAtLength(0).matrixTransform(matrix);
          return !squares.some(
            (square) =>
              Math.hypot(square.x + square.width / 2 - px, square.y + square.height / 2 - py) < 2,
          );
        },
      ).length;
    });
    expect(strays).toBe(0);
  },
);

test('the ways to the fair and within it lead to one another', async ({
  openPage,
  page,
  visit: { prefix },
}) => {
  await openPage('/contacts/');
  await section(page)
    .getByRole('link', { name: /^(План залов и стендов|Plan of halls and stands)$/ })
    .click();
  await expect(page).toHaveURL(`${prefix}/map/`);
  await section(page)
    .getByRole('link', { name: /^(Карта пути от метро|Map of the way from the metro)$/ })
    .click();
  await expect(page).toHaveURL(`${prefix}/contacts/#how-to-get-there`);
  await expect(sketch(page)).toBeInViewport();
});
