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
  await work(page, 'Morning Without Yellow').getByRole('link').first().click();
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

test('beside each work stands a drawing of it to scale, in words too', async ({ page }) => {
  const drawings = page.locator('#works figcaption').getByRole('img');
  await page.goto(kobalt(''));
  await expect(drawings).toHaveCount(3);
  await expect(
    work(page, 'Плотность воды').getByRole('img', {
      name: 'Рядом с человеком ростом 170 см: почти в рост, шире размаха рук',
    }),
  ).toBeVisible();
  await page.goto(kobalt('/en'));
  const drawing = work(page, 'Morning Without Yellow').getByRole('img', {
    name: 'Beside a person 170 cm tall: three quarters as tall',
  });
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

for (const prefix of ['', '/en'] as const) {
  test(`the home page ${prefix}/ shows works, each leading to its place, and all of them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${prefix}/`);
    await hydrated(page);
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
      await expect(page).toHaveURL(/\/exhibitors\/2025\/[^/]+\/#work-/);
      await expect(work(page, name)).toBeInViewport();
      await expect(work(page, name)).toHaveAttribute('id', new URL(page.url()).hash.slice(1));
      await page.goBack();
      await hydrated(page);
    }
    await row
      .getByRole('link', { name: prefix === '' ? 'Все работы 2025 года' : 'All works of 2025' })
      .click();
    await expect(page).toHaveURL(`${prefix}/works/2025/`);
  });
}

for (const prefix of ['', '/en'] as const) {
  test(`every short address ${prefix}/w/… answers 301 with a place that is there`, async ({
    request,
  }) => {
    const pages = new Map<string, string>();
    const read = async (path: string) => {
      const html = pages.get(path) ?? (await (await request.get(path)).text());
      pages.set(path, html);
      return html;
    };
    for (const year of [2024, 2025]) {
      const wall = await read(`${prefix}/works/${year}/`);
      const places = wall.match(/\/exhibitors\/\d{4}\/[^/"]+\/#work-[^"]+/g) ?? [];
      expect(places.length).toBeGreaterThan(100);
      for (const place of places) {
        const [, exhibitor = '', work = ''] = /([^/]+)\/#work-(.+)$/.exec(place) ?? [];
        const short = `${prefix}/w/${year}/${exhibitor}/${work}/`;
        const answer = await request.get(short, { maxRedirects: 0 });
        const to = new URL(answer.headers()['location'] ?? '', 'http://host');
        expect([answer.status(), to.pathname + to.hash], short).toEqual([301, prefix + place]);
        expect(await read(prefix + place.replace(/#.*/, '')), short).toContain(
          `<figure id="work-${work}"`,
        );
      }
    }
  });
}
