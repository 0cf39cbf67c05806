import type { Page } from '@playwright/test';
import { expect, hydrated } from './fair';
import type { Visit } from './visits';

type Moment = {
  /** Moscow time. */
  at: string;
  /** The row at which the programme opens, and the number of its events that are on. */
  row?: string;
  on?: number;
  /** The tabs of the days; a tab that leads to the present says so. */
  tabs: readonly RegExp[];
};

const now = /сейчас|Now/;
const next = /дальше|Next/;
const [thursday, friday, saturday, sunday] = [
  /четверг|Thursday/,
  /пятница|Friday/,
  /суббота|Saturday/,
  /воскресенье|Sunday/,
];
const ordinary = [thursday, friday, saturday, sunday];

export const moments: readonly Moment[] = [
  { at: '2026-04-01T23:00', tabs: ordinary },
  { at: '2026-04-02T09:00', row: '2026-04-02 12:00', tabs: [next] },
  { at: '2026-04-02T14:10', row: '2026-04-02 14:00', on: 2, tabs: [now] },
  { at: '2026-04-02T18:50', row: '2026-04-02 19:00', tabs: [next] },
  { at: '2026-04-03T12:50', row: '2026-04-03 12:00', on: 2, tabs: [thursday, now] },
  { at: '2026-04-04T14:40', row: '2026-04-04 14:00', on: 4, tabs: [thursday, friday, now] },
  {
    at: '2026-04-04T23:45',
    row: '2026-04-05 12:00',
    tabs: [thursday, friday, saturday, next],
  },
  { at: '2026-04-05T19:44', row: '2026-04-05 18:45', on: 1, tabs: [thursday] },
  { at: '2026-04-05T23:00', tabs: ordinary },
  { at: '2026-04-06T10:00', tabs: ordinary },
];

export const days = (page: Page) =>
  page.getByRole('navigation', { name: /^(Дни программы|Days of the programme)$/ });
export const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** The row at which the page has opened: day, time, and whether it is below the tabs. */
export async function openingRow(page: Page) {
  return page.evaluate(() => {
    const row = document.getElementById('now');
    const day = row?.closest('section');
    const under = document.querySelector('main nav[class*="days"]')?.getBoundingClientRect();
    if (row === null || !day || under === undefined) return undefined;
    const { top } = row.getBoundingClientRect();
    return {
      at: `${day.id} ${row.querySelector('th')?.textContent}`,
      // In a wide window, a table's head stays between tabs and rows.
      below: Math.round(top - under.bottom),
      // The first row of a day opens with the day's name: today's tab has the colour.
      isDayInView:
        row !== row.parentElement?.firstElementChild ||
        (day.querySelector('h3')?.getBoundingClientRect().top ?? 0) >= under.bottom,
      on: [...document.querySelectorAll('[data-now]')].map((session) => {
        const box = session.getBoundingClientRect();
        return box.top > under.bottom && box.top < window.innerHeight - 40;
      }),
    };
  });
}

/** Waits until the row is right below the tabs, or below its day's name if it is the first. */
export async function expectAtNow(page: Page, message?: string): Promise<void> {
  await expect
    .poll(async () => {
      const { below = -1, isDayInView } = (await openingRow(page)) ?? {};
      return below >= 0 && below < 160 && isDayInView;
    }, message)
    .toBe(true);
}

/** Opens the programme at each moment and checks its position. */
export async function expectMoments(
  page: Page,
  { prefix }: Visit,
  some: readonly Moment[],
): Promise<void> {
  for (const { at, row, on = 0, tabs } of some) {
    await page.clock.setFixedTime(new Date(`${at}:00+03:00`));
    // The same address again would be a reload, which keeps the scroll position.
    await page.goto('about:blank');
    await page.goto(`${prefix}/program/`);
    await hydrated(page);
    if (row === undefined) expect.soft(await scrolled(page), at).toBe(0);
    else await expectAtNow(page, at);
    const opened = await openingRow(page);
    expect.soft(opened?.at, at).toBe(row);
    expect.soft(opened?.on ?? [], at).toEqual(Array.from({ length: on }, () => true));
    for (const [index, word] of tabs.entries())
      await expect.soft(days(page).getByRole('link').nth(index), at).toContainText(word);
    const isFair = at > '2026-04-02' && at < '2026-04-06';
    await expect
      .soft(page.locator('[aria-current="date"]'), at)
      .toHaveText(isFair ? [new RegExp(`^${Number(at.slice(8, 10))} `)] : []);
  }
}
