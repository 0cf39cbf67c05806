import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';

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
    lent: [
      'Семнадцать из семнадцати',
      expect.stringMatching(/^2025, .+ см$/),
      'Экземпляр 17 из 17',
      'Не продаётся',
      'Из частного собрания, Выборг',
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
    lent: [
      'Seventeen Out of Seventeen',
      expect.stringMatching(/^2025, .+ cm$/),
      'Edition 17 of 17',
      'Not for sale',
      'Courtesy of a private collection, Vyborg',
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
  await page.keyboard.press('Escape');
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

test('what is lent, unique or on request says so; an artist’s own work does not repeat the name', async ({
  page,
  visit: { prefix, language },
}) => {
  await page.goto(`${prefix}/exhibitors/2025/darya-lunyova/`);
  expect(await linesOf(page, /Семнадцать|Seventeen/)).toEqual(captions[language].lent);
  await page.goto(`${prefix}/exhibitors/2025/galeria-trovoada/`);
  await expect(page.getByRole('figure').first()).toContainText(
    /Цена\sпо\sзапросу|Price\son\srequest/,
  );
  await expect(page.getByRole('figure').nth(1)).toContainText(/110[\s,]000–160[\s,]000\s₽/);
  await page.goto(`${prefix}/exhibitors/2025/lumen-depo/`);
  await expect(work(page, /Контактная сеть|Overhead Wires/)).toContainText(
    /Единственный\sэкземпляр|Unique/,
  );
});

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });
    test('the address of a work and its short one lead to it, and open nothing', async ({
      page,
      visit: { prefix },
    }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      for (const address of [
        kobalt(prefix, '#work-zapas-na-zimu'),
        `${prefix}/w/2025/kobalt/zapas-na-zimu/`,
      ]) {
        await page.goto('about:blank');
        await page.goto(address);
        if (scripts) await hydrated(page);
        await expect(page.locator('#work-zapas-na-zimu')).toBeInViewport();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page).toHaveURL(kobalt(prefix, '#work-zapas-na-zimu'));
      }
    });
  });
}

test('the home page shows works, each leading to its place, and all of them', async ({
  page,
  visit: { prefix },
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
    await expect(shown).toHaveCount(6);
  }
  await row.getByRole('link', { name: /^(Все работы 2025 года|All works of 2025)$/ }).click();
  await expect(page).toHaveURL(`${prefix}/works/2025/`);
});

test('every short address of a work answers 301 with a place that is there', async ({
  request,
  visit: { prefix },
}) => {
  const pages = new Map<string, string>();
  const read = async (path: string) => {
    const html = pages.get(path) ?? (await (await request.get(path)).text());
    pages.set(path, html);
    return html;
  };
  for (const [year, count] of [
    [2024, 9],
    [2025, 42],
  ] as const) {
    const wall = await read(`${prefix}/works/${year}/`);
    const places = new Set(wall.match(/\/exhibitors\/\d{4}\/[^/"]+\/#work-[^"]+/g));
    expect(places.size).toBe(count);
    for (const place of places) {
      const [, exhibitor = '', name = ''] = /([^/]+)\/#work-(.+)$/.exec(place) ?? [];
      const short = `${prefix}/w/${year}/${exhibitor}/${name}/`;
      const answer = await request.get(short, { maxRedirects: 0 });
      const to = new URL(answer.headers()['location'] ?? '', 'http://host');
      expect([answer.status(), to.pathname + to.hash], short).toEqual([301, prefix + place]);
      expect(await read(prefix + place.replace(/#.*/, '')), short).toContain(
        `<figure id="work-${name}"`,
      );
    }
  }
});
