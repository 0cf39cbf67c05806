import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';
import { watchShifts } from '../support/shifts';

const visits = [
  {
    prefix: '',
    count: '301 из 301',
    search: 'Найти работу',
    filters: /^Фильтры/,
    print: 'печатная графика',
    cheap: 'до 50 000 ₽',
    rows: 'Ряды',
    rowC: /^Ряд C/,
    showAll: 'Показать все работы',
    artists: 'Художники',
    searchArtist: 'Найти художника',
    allArtists: '230 из 230',
  },
  {
    prefix: '/en',
    count: '301 of 301',
    search: 'Find a work',
    filters: /^Filters/,
    print: 'print',
    cheap: 'under 50,000 ₽',
    rows: 'Rows',
    rowC: /^Row C/,
    showAll: 'Show all works',
    artists: 'Artists',
    searchArtist: 'Find an artist',
    allArtists: '230 of 230',
  },
] as const;

const wall = (page: Page) => page.locator('main section li:visible');

for (const visit of visits) {
  const works = `${visit.prefix}/works/2025/`;

  test(`${works}: a work leads to itself on its exhibitor’s page, and Back to the wall as it was`, async ({
    page,
  }) => {
    await page.goto(works);
    await hydrated(page);
    await expect(page.getByRole('status')).toHaveText(visit.count);
    await page.getByText(visit.filters).click();
    await page.getByRole('link', { name: visit.print, exact: true }).click();
    await page.getByRole('link', { name: visit.cheap, exact: true }).click();
    const address = `${works}?technique=print&price=under-50000`;
    await expect(page).toHaveURL(address);
    const count = await page.getByRole('status').innerText();
    const work = wall(page).last().getByRole('link');
    const title = await work.innerText();
    await work.click();
    await expect(page).toHaveURL(/\/exhibitors\/2025\/[a-z0-9-]+\/#work-[a-z0-9-]+$/);
    const figure = page.locator(new URL(page.url()).hash);
    await expect(figure).toBeInViewport();
    await expect(figure).toContainText(title);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('status')).toHaveText(count);
  });

  test(`${works}: rows lead to their works, and nothing found leads back to all`, async ({
    page,
  }) => {
    await page.goto(works);
    await hydrated(page);
    await page
      .getByRole('navigation', { name: visit.rows })
      .getByRole('link', { name: visit.rowC })
      .click();
    await expect(page.getByRole('heading', { name: visit.rowC })).toBeInViewport();
    await page.getByRole('searchbox', { name: visit.search }).fill('бвгджз');
    await expect(page.getByRole('status')).toHaveText(/^0 /);
    await expect(wall(page)).toHaveCount(0);
    await page.getByRole('link', { name: visit.showAll }).click();
    await expect(page.getByRole('status')).toHaveText(visit.count);
    await expect(page).toHaveURL(works);
  });

  test(`${works}: a filter is chosen by keyboard alone`, async ({ page }) => {
    await page.goto(works);
    await hydrated(page);
    await page.getByRole('searchbox', { name: visit.search }).focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('summary', { hasText: visit.filters })).toBeFocused();
    await page.keyboard.press('Enter');
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.innerText()) === visit.print) break;
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${works}?technique=print`);
    await expect(page.getByRole('link', { name: visit.print, exact: true })).toBeFocused();
  });

  for (const width of [360, 1440])
    test(`${works}: an address that asks for some of it shows that at once and moves nothing (${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const shifts = await watchShifts(page);
      for (const query of [
        'works/2025/?technique=print&sort=price',
        'works/2024/?q=A03',
        'artists/2025/?q=A03',
      ]) {
        await page.goto(`${visit.prefix}/${query}`);
        await hydrated(page);
        await expect(wall(page).first()).toBeVisible();
        await expect(page.getByRole('status')).not.toHaveText(/^(\d+) \S+ \1$/);
        expect(await shifts(), query).toEqual([]);
      }
    });

  test(`${visit.prefix}/artists/2025/: after a search for nobody everyone is shown, and the address forgets it`, async ({
    page,
  }) => {
    const list = `${visit.prefix}/artists/2025/`;
    await page.goto(list);
    await hydrated(page);
    const field = page.getByRole('searchbox');
    await field.fill('zzzz');
    await expect(page).toHaveURL(`${list}?q=zzzz`);
    await page.getByRole('link', { name: /^(Показать всех|Show everyone)$/ }).click();
    await expect(field).toHaveValue('');
    await expect(page).toHaveURL(list);
  });

  test(`${visit.prefix}/artists/2025/: an artist is found in either alphabet and leads to works, stand and other years`, async ({
    page,
  }) => {
    await page.goto(`${visit.prefix}/artists/2025/`);
    await hydrated(page);
    await expect(page.getByRole('status')).toHaveText(visit.allArtists);
    const field = page.getByRole('searchbox', { name: visit.searchArtist });
    const found = page.locator('main li[id^="artist-"]:visible');
    for (const typed of ['Охринский', 'okhrinsky', 'ohrinsky', 'плотность воды']) {
      await field.fill(typed);
      await expect(found, typed).toHaveCount(1);
      await expect(found, typed).toContainText('A06');
    }
    await found.getByRole('link').first().click();
    await expect(page).toHaveURL(`${visit.prefix}/works/2025/?artist=gleb-okhrinsky`);
    await expect(page.getByRole('status')).toHaveText(/^1 /);
    await page.goBack();
    await page.goto(`${visit.prefix}/artists/2024/#artist-darya-lunyova`);
    await hydrated(page);
    const artist = page.locator('#artist-darya-lunyova');
    await artist.getByRole('link', { name: /2025/ }).click();
    await expect(page).toHaveURL(`${visit.prefix}/artists/2025/#artist-darya-lunyova`);
    await expect(artist).toBeInViewport();
  });
}

test('each list of a year leads to the others of its year', async ({ page }) => {
  await page.goto('/en/exhibitors/2024/');
  await hydrated(page);
  const lists = page.getByRole('navigation', { name: 'What was at the fair' });
  for (const [name, path] of [
    ['Artists', '/en/artists/2024/'],
    ['Works', '/en/works/2024/'],
    ['Exhibitors', '/en/exhibitors/2024/'],
  ] as const) {
    await lists.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(lists.getByText(name)).toHaveAttribute('aria-current', 'page');
  }
});

test('works stand on one line with those beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/works/2025/');
  const apart = await page.locator('main section li').evaluateAll((works) => {
    const grounds = new Map<number, Set<number>>();
    for (const work of works) {
      const top = Math.round(work.getBoundingClientRect().top);
      const ground = Math.round(work.querySelector('img')?.getBoundingClientRect().bottom ?? 0);
      grounds.set(top, (grounds.get(top) ?? new Set()).add(ground));
    }
    return [...grounds.values()].filter((lines) => lines.size > 1).length;
  });
  expect(apart).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the artists are all there, and lead to where their works hang', async ({ page }) => {
    await page.goto('/en/artists/2025/?q=nobody');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.locator('main li[id^="artist-"]:visible')).toHaveCount(230);
    await page.getByRole('link', { name: 'Density of Water, Six Metres' }).click();
    await expect(page.locator('#work-plotnost-vody')).toBeInViewport();
  });
});

test('where scripts fail, an address that asks for some shows all in the end', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/^failed: .*\.js$|Failed to load/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/works/2024/?technique=print');
  await expect(wall(page).first()).toBeVisible({ timeout: 15_000 });
});
