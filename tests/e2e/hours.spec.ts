import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';
import { watchShifts } from '../support/shifts';

test.use({ clock: 'browser' });

const vip = 'VIP- и профессиональные билеты';

/** Moments of the fair, Moscow, with what the header and the home page say then. */
const moments = [
  ['2026-03-20T12:00', '2–5 апреля 2026, Гостиный Двор', 'Откроется 2 апреля в 12:00'],
  ['2026-04-01T15:00', `Завтра с 12:00, ${vip}`, `Завтра с 12:00: ${vip}`],
  ['2026-04-02T00:30', `Сегодня с 12:00, ${vip}`, `Сегодня с 12:00: ${vip}`],
  ['2026-04-02T14:00', `Открыто до 21:00, ${vip}`, `Открыто до 21:00: ${vip}`],
  ['2026-04-02T20:30', `Вход закрыт, ${vip}`, 'Вход закрыт, залы работают до 21:00'],
  ['2026-04-02T22:30', 'Завтра с 12:00, Гостиный Двор', 'Откроется завтра в 12:00'],
  [
    '2026-04-03T12:00',
    'Открыто до 21:00, Гостиный Двор',
    'Открыто до 21:00, последний вход в 20:30',
  ],
  ['2026-04-05T20:10', 'Вход закрыт, Гостиный Двор', 'Вход закрыт, залы работают до 20:30'],
  ['2026-04-06T00:00', '2–5 апреля 2026, Гостиный Двор', 'Ярмарка 2026 года прошла'],
] as const;

/** The same for an English phone: in its header there is room for nothing but the time. */
const momentsOnPhone = [
  ['2026-03-20T12:00', undefined, 'Opens on 2 April at 12:00'],
  // The VIP opening is not for everybody, and the header has no room to say so.
  ['2026-04-01T15:00', undefined, 'Tomorrow from 12:00: VIP and professional tickets'],
  ['2026-04-03T12:00', 'Open until 21:00', 'Open until 21:00, last admission at 20:30'],
  ['2026-04-04T20:30', 'No more admission', 'No more admission today, halls open until 21:00'],
  ['2026-04-06T00:00', undefined, 'The 2026 fair is over'],
] as const;

/** Opens a page with its clock at a moment in Moscow, which `goTo` then moves on. */
async function openAt(page: Page, path: string, moment: string) {
  await page.clock.install({ time: inMoscow(moment) });
  await page.goto(path);
  await hydrated(page);
}

const inMoscow = (moment: string) => new Date(`${moment}:00+03:00`);
const goTo = async (page: Page, moment: string) => {
  await page.clock.pauseAt(inMoscow(moment));
  // The page looks at its clock every ten seconds.
  await page.clock.runFor(10_000);
};

const header = (page: Page) => page.getByRole('banner').getByRole('paragraph');

test.describe('on a device in New York', () => {
  test.use({ timezoneId: 'America/New_York', viewport: { width: 1440, height: 900 } });

  test('header and home page tell the hours of Moscow at every moment, and nothing moves', async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    await openAt(page, '/', '2026-03-19T12:00');
    for (const [moment, inHeader, inMain] of moments) {
      await goTo(page, moment);
      await expect.soft(header(page), moment).toHaveText(inHeader);
      await expect.soft(homeLine(page), moment).toHaveText(inMain);
    }
    expect(await shifts()).toEqual([]);
  });
});

test.describe('on a narrow phone in Vladivostok', () => {
  test.use({ timezoneId: 'Asia/Vladivostok', viewport: { width: 320, height: 640 } });

  test(
    'so does the page for visitors, in English, and nothing moves',
    { tag: '@rare' },
    async ({ page }) => {
      const shifts = await watchShifts(page);
      await openAt(page, '/en/for_visitors/', '2026-03-19T12:00');
      const line = page
        .locator('#opening-hours')
        .getByRole('paragraph')
        .filter({ hasNot: page.getByRole('link') })
        .first();
      for (const [moment, inHeader, inMain] of momentsOnPhone) {
        await goTo(page, moment);
        await expect.soft(line, moment).toHaveText(inMain);
        const shown = header(page).filter({ visible: true });
        if (inHeader === undefined) await expect.soft(shown, moment).toHaveCount(0);
        else {
          await expect.soft(shown, moment).toHaveText(new RegExp(`^${inHeader}`));
          await expectWhole(page);
        }
      }
      expect(await shifts()).toEqual([]);
    },
  );
});

const homeLine = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('paragraph')
    .filter({ hasText: /^(Откро|Откры|Завтра|Сегодня|Вход|Ярмарка|$)/ })
    .first();

/** The line in a phone's header is read in full, within the bar, beside everything else in it. */
async function expectWhole(page: Page) {
  const boxes = await page.getByRole('banner').evaluate((bar) => {
    const line = [...bar.querySelectorAll('p')].find((one) => one.offsetParent !== null);
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect().toJSON();
    const { style } = document.documentElement;
    style.fontSize = '200%';
    const enlarged = { enlargedLine: box(line), wrappedButton: box(bar.lastElementChild) };
    style.fontSize = '';
    return { ...enlarged, bar: box(bar), line: box(line), tools: box(line?.nextElementSibling) };
  });
  const { bar, line, tools, ...enlarged } = boxes as Record<keyof typeof boxes, DOMRect>;
  expect(line.right).toBeLessThanOrEqual(tools.left);
  expect(line.bottom).toBeLessThanOrEqual(bar.bottom);
  expect(enlarged.enlargedLine.bottom).toBeLessThanOrEqual(enlarged.wrappedButton.top);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table of days is there, with the exception and its reason, and nothing about now', async ({
    page,
  }) => {
    await page.goto('/for_visitors/');
    const table = page.locator('#opening-hours').getByRole('table');
    await expect(table.getByRole('row')).toHaveText([
      'День Часы Последний вход Для кого'.split(/ (?=[А-Я])/).join(''),
      `2 апреля четверг12:00–21:0020:30${vip}`,
      '3–4 апреля пятница и суббота12:00–21:0020:30Для всех',
      '5 апреля воскресенье12:00–20:30 Закрываемся на полчаса раньше, чтобы разобрать стенды.20:00Для всех',
    ]);
    await expect(page.getByText(/^Откр(оется|ыто) /)).toHaveCount(0);
    await expect(header(page)).toHaveText('2–5 апреля 2026, Гостиный Двор');
    await page.goto('/en/');
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: /April \d\d:\d\d/ }),
    ).toHaveText([
      '2 April 12:00–21:00, VIP and professional tickets',
      '3–4 April 12:00–21:00',
      '5 April 12:00–20:30',
    ]);
  });
});
