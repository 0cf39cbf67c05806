import type { Page } from '@playwright/test';
import { expectNoComplaints } from '../support/complaints';
import { expect, hydrated, test } from '../support/fair';

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

const [lat, lon] = ['55.7542', '37.6246'];
const apps = {
  '': [
    ['Яндекс Карты', `https://yandex.ru/maps/?ll=${lon},${lat}&z=17&pt=${lon},${lat}`],
    ['2ГИС', `https://2gis.ru/geo/${lon},${lat}`],
    ['Google Карты', `https://www.google.com/maps/search/?api=1&query=${lat},${lon}`],
    [
      'Apple Карты',
      `https://maps.apple.com/?ll=${lat},${lon}&q=${encodeURIComponent('Гостиный Двор')}`,
    ],
    [
      'OpenStreetMap',
      `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`,
    ],
    [
      'Карты на Android',
      `geo:${lat},${lon}?q=${lat},${lon}(${encodeURIComponent('Гостиный Двор')})`,
    ],
  ],
  '/en': [
    ['Yandex Maps', `https://yandex.com/maps/?ll=${lon},${lat}&z=17&pt=${lon},${lat}`],
    ['2GIS', `https://2gis.com/geo/${lon},${lat}`],
    ['Google Maps', `https://www.google.com/maps/search/?api=1&query=${lat},${lon}`],
    ['Apple Maps', `https://maps.apple.com/?ll=${lat},${lon}&q=Gostiny%20Dvor`],
    [
      'OpenStreetMap',
      `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`,
    ],
    ['Maps on Android', `geo:${lat},${lon}?q=${lat},${lon}(Gostiny%20Dvor)`],
  ],
} as const;

for (const prefix of ['', '/en'] as const) {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`${prefix}/contacts/ shows the way: a sketch, its points in words, the steps`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/contacts/`);
      await expect(sketch(page)).toBeVisible();
      const said =
        prefix === ''
          ? ['Площадь Революции', '7 минут пешком', 'около 300 м', 'есть ступени', 'без ступеней']
          : ['Ploshchad Revolyutsii', '7 minutes on foot', 'about 300 m', 'with steps', 'no steps'];
      for (const words of said) await expect(points(page)).toContainText(words);
      await expect(points(page).getByRole('listitem')).toHaveCount(8);
      await expect(section(page).getByRole('heading', { level: 4 })).toHaveCount(4);
    });

    test(`${prefix}/contacts/ opens the entrance in every map app`, async ({ page }) => {
      await page.goto(`${prefix}/contacts/`);
      for (const [name, address] of apps[prefix]) {
        const link = section(page).getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', address);
        if (address.startsWith('geo:')) {
          await expect(link).not.toHaveAttribute('target');
        } else {
          await expect(link).toHaveAttribute('target', '_blank');
          await expect(link).toHaveAttribute('rel', 'nofollow noopener');
        }
      }
    });
  });

  test(`${prefix}/contacts/: every number on the sketch stands once in the list, in reach of an eye at 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${prefix}/contacts/#how-to-get-there`);
    await hydrated(page);
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
    const narrow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(narrow).toBeLessThanOrEqual(0);
  });

  test(`${prefix}/contacts/ and ${prefix}/map/ lead to one another`, async ({ page }) => {
    await page.goto(`${prefix}/contacts/`);
    await hydrated(page);
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
}

test('axe finds nothing on the way, light and dark', async ({ page }) => {
  await page.goto('/contacts/');
  await hydrated(page);
  await expectNoComplaints(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // The colour scheme changes nothing but colours.
  await expectNoComplaints(page, { rules: ['color-contrast', 'link-in-text-block'] });
});

test('links to map apps are wide enough for a finger, and reached by the keyboard in their order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/contacts/');
  await hydrated(page);
  const links = apps[''].map(([name]) => section(page).getByRole('link', { name, exact: true }));
  await links[0]?.focus();
  for (const link of links) {
    await expect(link).toBeFocused();
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Tab');
  }
});
