import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';
import { watchShifts } from '../support/shifts';

const wall = (page: Page) => page.locator('main section li:visible');
const print = (page: Page) => page.getByRole('link', { name: /^(печатная графика|print) \d+$/ });
const filters = (page: Page) => page.locator('summary', { hasText: /^(Фильтры|Filters)/ });
const chosen = (page: Page) => page.getByRole('group', { name: /^(Выбрано|Chosen)$/ });
/**
 * Stops the clock of style sheets, which shows a list when the app is late, as it is on a busy
 * machine.
 */
async function stopAnimations(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** What says that everything is shown. */
const all = /^(\d+) (из|of) \1$/;

/**
 * Lines of the wall that are not full, or on which a work does not stand or has lost its shape. The
 * last line of a row may end before the edge.
 */
const faultsOfLines = (page: Page) =>
  page.locator('main section > ul').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const box = list.getBoundingClientRect();
      const lines = new Map<number, { ground: number; left: number; right: number }[]>();
      const faults: string[] = [];
      for (const work of list.querySelectorAll('li')) {
        const image = work.querySelector('img');
        const ground = Math.round(work.querySelector('div')?.getBoundingClientRect().top ?? 0);
        const { left, right } = work.getBoundingClientRect();
        const { width = 0, height = 1, bottom = 0 } = image?.getBoundingClientRect() ?? {};
        const shape = Number(image?.getAttribute('width')) / Number(image?.getAttribute('height'));
        if (Math.abs(width / height / shape - 1) > 0.02) faults.push(`shape ${work.textContent}`);
        if (Math.abs(bottom - ground) > 1) faults.push(`ground ${work.textContent}`);
        lines.set(ground, [...(lines.get(ground) ?? []), { ground, left, right }]);
      }
      const all = [...lines.values()];
      all.forEach((line, index) => {
        const left = Math.min(...line.map((one) => one.left));
        const right = Math.max(...line.map((one) => one.right));
        if (Math.abs(left - box.left) > 1) faults.push(`line ${index} begins at ${left}`);
        if (index < all.length - 1 && Math.abs(right - box.right) > 1)
          faults.push(`line ${index} of ${all.length} ends at ${right} of ${box.right}`);
        if (index < all.length - 1 && line.length < 2) faults.push(`line ${index} has one work`);
      });
      return faults;
    }),
  );

test(
  'works are filtered by keyboard alone; paper says which they are',
  { tag: '@rare' },
  async ({ page, visit: { prefix } }) => {
    const works = `${prefix}/works/2025/`;
    await page.goto(works);
    await hydrated(page);
    await expect(page.getByRole('status')).toHaveText(all);
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Tab');
    await expect(filters(page)).toBeFocused();
    await page.keyboard.press('Enter');
    const isFocused = () => print(page).evaluate((link) => link === document.activeElement);
    for (let presses = 0; presses < 20 && !(await isFocused()); presses += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${works}?technique=print`);
    await expect(print(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(print(page)).toBeHidden();
    // On paper stands which works these are, and nothing is to be pressed.
    await page.emulateMedia({ media: 'print' });
    await expect(chosen(page)).toBeVisible();
    await expect(chosen(page)).toContainText(/печатная графика|print/);
    await expect(filters(page)).toBeHidden();
  },
);

test('works stand on one line with those beside them, from edge to edge, rows lead to their works, and nothing found leads back to all', async ({
  page,
  visit: { prefix },
}) => {
  const works = `${prefix}/works/2025/`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(works);
  await hydrated(page);
  for (const width of [360, 639, 768, 1000, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await faultsOfLines(page), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(wall(page).first().getByRole('presentation')).toBeInViewport({ ratio: 1 });

  const rowC = { name: /^(Ряд|Row) C/ };
  await page
    .getByRole('navigation', { name: /^(Ряды|Rows)$/ })
    .getByRole('link', rowC)
    .click();
  await expect(page.getByRole('heading', rowC)).toBeInViewport();
  await page.getByRole('searchbox').fill('бвгджз');
  await expect(page.getByRole('status')).toHaveText(/^0 /);
  await expect(wall(page)).toHaveCount(0);
  await page.getByRole('link', { name: /^(Показать все работы|Show all works)$/ }).click();
  await expect(page.getByRole('status')).toHaveText(all);
  await expect(page).toHaveURL(works);
});

test('an address that asks for some of a list shows that at once and moves nothing', async ({
  openPage,
  page,
}) => {
  const shifts = await watchShifts(page);
  await stopAnimations(page);
  for (const [width, query] of [
    [360, 'works/2025/?technique=print&sort=price'],
    [1440, 'works/2024/?q=A09'],
    [1440, 'works/2025/?view=small'],
    [360, 'artists/2025/?q=A06'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(`/${query}`);
    await expect(wall(page).first()).toBeVisible();
    if (!query.includes('view')) await expect(page.getByRole('status')).not.toHaveText(all);
    expect(await shifts(), `${query} at ${width} px`).toEqual([]);
  }
});

test.describe('at a computer', () => {
  test.use({ device: 'desktop' });

  test('an artist is found in either alphabet and leads to works, stand and other years; lists of a year lead to one another; after a search for nobody everyone is shown', async ({
    openPage,
    page,
    visit: { prefix },
  }) => {
    await openPage('/exhibitors/2024/');
    const lists = page.getByRole('navigation', {
      name: /^(Что было на ярмарке|What was at the fair)$/,
    });
    for (const [name, path] of [
      [/^(Работы|Works)/, 'works'],
      [/^(Художники|Artists)/, 'artists'],
    ] as const) {
      await lists.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`${prefix}/${path}/2024/`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(lists.getByText(name)).toHaveAttribute('aria-current', 'page');
    }
    const artist = page.locator('#artist-darya-lunyova');
    await artist.getByRole('link', { name: /2025/ }).click();
    const list = `${prefix}/artists/2025/`;
    await expect(page).toHaveURL(`${list}#artist-darya-lunyova`);
    await expect(artist).toBeInViewport();

    await expect(page.getByRole('status')).toHaveText(all);
    const field = page.getByRole('searchbox', { name: /^(Найти художника|Find an artist)$/ });
    await field.fill('zzzz');
    await expect(page).toHaveURL(`${list}?q=zzzz`);
    await page.getByRole('link', { name: /^(Показать всех|Show everyone)$/ }).click();
    await expect(field).toHaveValue('');
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('status')).toHaveText(all);
    const found = page.locator('main li[id^="artist-"]:visible');
    for (const typed of ['Охринский', 'ohrinsky', 'плотность воды']) {
      await field.fill(typed);
      await expect(found, typed).toHaveCount(1);
      await expect(found, typed).toContainText('A06');
    }
    await found.getByRole('link').first().click();
    await expect(page).toHaveURL(`${prefix}/works/2025/?artist=gleb-okhrinsky`);
    await expect(page.getByRole('status')).toHaveText(/^1 /);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('whatever an address asks for, works and artists are all there; artists lead to where their works hang', async ({
    page,
    visit: { prefix },
  }) => {
    await page.goto(`${prefix}/works/2025/?technique=print&sort=price`);
    await expect(wall(page)).toHaveCount(42);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('navigation', { name: /^(Фильтры|Filters)$/ })).toBeHidden();
    await page.goto(`${prefix}/artists/2025/?q=nobody`);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.locator('main li[id^="artist-"]:visible')).toHaveCount(32);
    await page.getByRole('link', { name: /Плотность воды|Density of Water/ }).click();
    await expect(page).toHaveURL(`${prefix}/exhibitors/2025/kobalt/plotnost-vody/`);
  });
});

test(
  'where scripts fail, an address that asks for some shows all after 15 seconds',
  { tag: '@rare' },
  async ({ page, visit: { prefix }, expectProblem }) => {
    expectProblem(/^failed: .*\.js$|Failed to load/);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${prefix}/works/2024/?technique=print`);
    const works = page.locator('main section li');
    await expect(works).toHaveCount(9);
    // The sheet's own clock, turned on.
    const turn = (ms: number) =>
      page.evaluate((time) => {
        for (const late of document.getAnimations()) {
          late.pause();
          late.currentTime = time;
        }
      }, ms);
    await turn(14_999);
    await expect(works.first()).toBeHidden();
    await turn(15_001);
    await expect(works.first()).toBeVisible();
  },
);

test(
  'the wall leaves nothing behind when it is left',
  { tag: '@rare' },
  async ({ openPage, page, visit: { prefix } }) => {
    const tools = await page.context().newCDPSession(page);
    const nodes = async () => {
      await tools.send('HeapProfiler.collectGarbage');
      return (await tools.send('Memory.getDOMCounters')).nodes;
    };
    await openPage('/contacts/');
    await page.locator(`a[href="${prefix}/works/2025/"]`).first().dispatchEvent('click');
    let first = 0;
    for (let visits = 0; visits < 6; visits += 1) {
      await expect(page).toHaveURL(`${prefix}/works/2025/`);
      await expect(wall(page).first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/contacts/`);
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
      first ||= await nodes();
      await page.goForward();
    }
    await expect(wall(page).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    await expect.poll(nodes).toBeLessThan(first * 1.1);
  },
);
