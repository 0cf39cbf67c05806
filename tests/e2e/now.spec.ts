import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';
import { watchShifts } from '../support/shifts';
import { readStandIn } from '../support/standInFont';

/** The days of the programme in the tabs; a tab that leads to the present says so. */
const tabs = (page: Page) =>
  page.getByRole('navigation', { name: 'Дни программы' }).getByRole('link');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** The row the page has opened at: its day and time, and whether it is seen below the tabs. */
async function openingRow(page: Page) {
  return page.evaluate(() => {
    const row = document.getElementById('now');
    const day = row?.closest('section');
    const under = document.querySelector('main nav[class*="days"]')?.getBoundingClientRect();
    if (row === null || !day || under === undefined) return undefined;
    const { top } = row.getBoundingClientRect();
    return {
      at: `${day.id} ${row.querySelector('th')?.textContent}`,
      // A table's head stays between the tabs and the rows of a wide window.
      below: Math.round(top - under.bottom),
      on: [...document.querySelectorAll('[data-now]')].map((session) => {
        const box = session.getBoundingClientRect();
        return box.top > under.bottom && box.top < window.innerHeight - 40;
      }),
    };
  });
}

/** Moscow time, the row that the programme opens at, how many sessions are on, and the tabs. */
const moments = [
  { at: '2026-04-01T23:00', tabs: ['четверг', 'пятница', 'суббота', 'воскресенье'] },
  { at: '2026-04-02T09:00', row: '2026-04-02 12:00', tabs: ['сейчас'] },
  { at: '2026-04-02T14:10', row: '2026-04-02 14:00', on: 2, tabs: ['сейчас'] },
  { at: '2026-04-02T18:50', row: '2026-04-02 19:00', tabs: ['сейчас'] },
  { at: '2026-04-03T12:50', row: '2026-04-03 12:00', on: 2, tabs: ['четверг', 'сейчас'] },
  {
    at: '2026-04-04T14:40',
    row: '2026-04-04 14:00',
    on: 5,
    tabs: ['четверг', 'пятница', 'сейчас'],
  },
  {
    at: '2026-04-04T23:45',
    row: '2026-04-05 12:00',
    tabs: ['четверг', 'пятница', 'суббота', 'дальше'],
  },
  { at: '2026-04-05T20:29', row: '2026-04-05 20:00', on: 1, tabs: ['четверг'] },
  { at: '2026-04-05T23:00', tabs: ['четверг', 'пятница', 'суббота', 'воскресенье'] },
  { at: '2026-04-06T10:00', tabs: ['четверг', 'пятница', 'суббота', 'воскресенье'] },
];

for (const [timezoneId, width, height] of [
  ['America/New_York', 390, 844],
  ['Asia/Vladivostok', 1440, 900],
] as const) {
  test.describe(`a device set to ${timezoneId}`, () => {
    test.use({ timezoneId, viewport: { width, height } });

    test('opens the programme at what is on in Moscow, and nothing moves', async ({ page }) => {
      test.setTimeout(240_000);
      const shifts = await watchShifts(page);
      for (const { at, row, on = 0, tabs: words } of moments) {
        await page.clock.setFixedTime(new Date(`${at}:00+03:00`));
        // The same address again would be a reload, which keeps the visitor's place.
        await page.goto('about:blank');
        await page.goto('/program/', { waitUntil: 'networkidle' });
        await hydrated(page);
        if (row !== undefined)
          await expect.poll(async () => (await openingRow(page))?.below, at).toBeLessThan(100);
        const opened = await openingRow(page);
        expect.soft(opened?.at, at).toBe(row);
        expect.soft(opened?.on ?? [], at).toEqual(Array.from({ length: on }, () => true));
        if (row === undefined) expect.soft(await scrolled(page), at).toBe(0);
        else expect.soft(opened?.below, at).toBeGreaterThanOrEqual(0);
        for (const [index, word] of words.entries())
          await expect.soft(tabs(page).nth(index), at).toContainText(word);
        const today = at.slice(8, 10);
        const isFair = at > '2026-04-02' && at < '2026-04-06';
        await expect
          .soft(page.locator('[aria-current="date"]'), at)
          .toHaveText(isFair ? [new RegExp(`^${Number(today)} `)] : []);
        expect.soft(await shifts(), at).toEqual([]);
      }
    });
  });
}

test.describe('during the fair', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-04-03T12:50:00+03:00')));

  test('"now" leads back to it at any time, and its address opens there', async ({ page }) => {
    await readStandIn(page);
    await page.goto('/en/program/');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
    const place = await scrolled(page);
    const days = page.getByRole('navigation', { name: 'Days of the programme' });
    await days.getByRole('link', { name: 'Sunday' }).click();
    await expect(page.getByRole('heading', { name: /^Sunday/ })).toBeInViewport();
    // Lines above may have settled by a pixel or two since then.
    const away = async () => Math.abs((await scrolled(page)) - place);
    await days.getByRole('link', { name: 'Now' }).click();
    await expect.poll(away).toBeLessThan(8);
    await page.goto('about:blank');
    await page.goto('/en/program/#now');
    await expect.poll(away).toBeLessThan(8);
    // A reload keeps the place, wherever it is.
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.reload();
    await hydrated(page);
    await expect(page.locator('#now')).toHaveCount(1);
    expect(await scrolled(page)).toBe(300);
    // Narrowed down, it opens at what is on of that kind.
    await page.goto('/en/program/?kind=excursion');
    await hydrated(page);
    await expect(page.locator('#now [data-kind]').first()).toHaveAttribute(
      'data-kind',
      'excursion',
    );
  });

  test('a link from another page opens it there, Back returns to the place left', async ({
    page,
  }) => {
    await page.goto('/tickets/');
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Программа' }).first().click();
    await expect(page).toHaveURL('/program/');
    await expect(page.locator('#now')).toBeInViewport();
    const place = await scrolled(page);
    await page.locator('[data-now]').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/program\/2026\/.+/);
    await page.goBack();
    await expect(page).toHaveURL('/program/');
    await expect(page.locator('#now')).toHaveCount(1);
    await expect.poll(() => scrolled(page)).toBe(place);
    // The top of the page is a place too.
    await page.evaluate(() => window.scrollTo(0, 0));
    // Back returns to what the router has noted, a frame after the place was reached.
    await page.waitForFunction(() =>
      Object.entries(sessionStorage).some(
        ([key, noted]) => key.startsWith('@@scroll|/program/') && Number(noted) === 0,
      ),
    );
    await page.getByRole('banner').getByRole('link', { name: 'Билеты' }).click();
    await expect(page).toHaveURL('/tickets/');
    await page.goBack();
    await expect(page.locator('#now')).toHaveCount(1);
    await page.waitForTimeout(300);
    expect(await scrolled(page)).toBe(0);
  });

  const doings = {
    scrolled: (page: Page) => page.mouse.wheel(0, 120),
    focused: (page: Page) => page.keyboard.press('Tab'),
    unfolded: (page: Page) => page.locator('main summary').first().click(),
  };
  for (const [name, act] of Object.entries(doings)) {
    test(`who has ${name} before scripts came stays where they are`, async ({ page }) => {
      let go: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => (go = resolve));
      await page.route('**/*.js', async (route) => {
        await gate;
        await route.continue();
      });
      await page.goto('/program/', { waitUntil: 'domcontentloaded' });
      await act(page);
      await page.waitForTimeout(200);
      const place = await scrolled(page);
      go();
      await hydrated(page);
      await expect(page.locator('#now')).toHaveCount(1);
      expect(await scrolled(page)).toBe(place);
    });
  }

  test('an address that names a place is obeyed', async ({ page }) => {
    await page.goto('/program/#2026-04-05');
    await hydrated(page);
    await expect(page.locator('#now')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'воскресенье, 5 апреля' })).toBeInViewport();
  });
});
