import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';

const talk = /^(Что продать тому, кто не купил|Something for Those Who Bought Nothing)$/;
const tour = /^(По местному времени|Local Time Applies)$/;
const all = 37;
const excursions = 7;

/** The line that the filters are folded into. */
const filters = (page: Page) => page.locator('#schedule summary');
const filter = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });
const days = (page: Page) =>
  page.getByRole('navigation', { name: /^(Дни программы|Days of the programme)$/ });
const excursion = /^(экскурсия|excursion)$/;

async function expectShown(page: Page, count: number): Promise<void> {
  const status = page.locator('#schedule').getByRole('status');
  await expect(status).toHaveText(new RegExp(`^${count} (из|of) ${all}$`));
}

test('kind, hall and language narrow the programme down, in the address and back from an event', async ({
  page,
  visit: { prefix },
}) => {
  const path = `${prefix}/program/`;
  await page.goto(path);
  await hydrated(page);
  await expectShown(page, all);
  await expect(filters(page)).toHaveText(/: (вся программа|the whole programme)$/);
  await filters(page).click();
  await filter(page, excursion).click();
  await expect(page).toHaveURL(`${path}?kind=excursion`);
  await expectShown(page, excursions);
  await expect(filter(page, talk)).toHaveCount(0);
  await filter(page, /^(английский|English)$/).click();
  await expect(page).toHaveURL(`${path}?kind=excursion&language=en`);
  await expectShown(page, 2);
  await filter(page, tour).click();
  await expect(page.getByRole('heading', { level: 1, name: tour })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${path}?kind=excursion&language=en`);
  await expectShown(page, 2);
  await filters(page).click();
  await expect(filter(page, excursion)).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expectShown(page, 2);
  await expect(filters(page)).toHaveText(/: (экскурсия, английский|excursion, English)$/);
  await filters(page).click();
  await filter(page, /^(Показать всю программу|Show the whole programme)$/).click();
  await expect(page).toHaveURL(path);
  await expectShown(page, all);
});

test('nothing found says what to do; a filter the programme does not have is none', async ({
  page,
  visit: { prefix },
}) => {
  await page.goto(`${prefix}/program/?kind=ball&hall=workshop`);
  await hydrated(page);
  await expect(
    page.getByText(/^(Такого в эти дни нет|Nothing of the sort on these days)\./),
  ).toBeVisible();
  await filter(page, /^(Показать всю программу|Show the whole programme)$/).click();
  await expect(page).toHaveURL(`${prefix}/program/`);
  await expectShown(page, all);
  await page.goto(`${prefix}/program/?kind=<b>&hall=nowhere`);
  await hydrated(page);
  await expectShown(page, all);
});

test('links to master classes and to excursions lead to the programme narrowed down', async ({
  page,
  visit: { prefix },
}) => {
  await page.goto(`${prefix}/program/`);
  await hydrated(page);
  const place = `${prefix}/program/?kind=`;
  await page.locator(`main a[href="${place}adult-master-class#schedule"]`).first().click();
  await expect(page).toHaveURL(`${place}adult-master-class#schedule`);
  await expectShown(page, 6);
  await page.locator(`main a[href="${place}excursion#schedule"]`).first().click();
  await expectShown(page, excursions);
});

test('a chosen day begins right below the row of days, at every width', async ({
  page,
  visit: { prefix },
}) => {
  await page.goto(`${prefix}/program/`);
  await hydrated(page);
  for (const width of [320, 600, 768, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    for (const date of ['2026-04-02', '2026-04-05']) {
      await days(page).locator(`a[href$="#${date}"]`).click();
      const gap = async () => {
        const below = await days(page).evaluate((row) => row.getBoundingClientRect().bottom);
        const day = page.locator(`[id="${date}"]`);
        return Math.abs((await day.evaluate((sheet) => sheet.getBoundingClientRect().top)) - below);
      };
      await expect.poll(gap, `${date} at ${width} px`).toBeLessThanOrEqual(1);
    }
  }
});

test('days are links, halls are columns on wide screens', async ({ page, visit: { prefix } }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${prefix}/program/`);
  await hydrated(page);
  await days(page)
    .getByRole('link', { name: /суббота|Saturday/ })
    .click();
  await expect(page).toHaveURL(`${prefix}/program/#2026-04-04`);
  const name = /^(суббота, 4 апреля|Saturday,? 4 April)$/;
  await expect(page.getByRole('region', { name })).toBeInViewport();
  const table = page.getByRole('table', { name });
  const column = table.getByRole('columnheader', { name: /^(Мастерская|Workshop)$/ });
  const cell = table
    .getByRole('cell')
    .filter({ hasText: /Переплёт без капли клея|A Binding Without Glue/ });
  const [head, body] = [await column.boundingBox(), await cell.boundingBox()];
  expect(Math.abs((head?.x ?? 0) - (body?.x ?? -9))).toBeLessThan(1);
  await expect(table.getByRole('rowheader', { name: '14:30' })).toBeVisible();
});

test('changed and cancelled events say so in the programme and on their page', async ({
  page,
  visit: { prefix },
}) => {
  const name = /^(Зоя Полушка отвечает на вопросы|Zoya Polushka Takes Questions)$/;
  await page.goto(`${prefix}/program/`);
  const cell = (hasText: RegExp) => page.getByRole('cell').filter({ hasText });
  await expect(cell(/13:00\s(на|to)\s20:00/)).toContainText(/(Изменение|Changed)\./);
  const cancelled = page.getByRole('cell').filter({ has: page.getByRole('link', { name }) });
  await expect(cancelled).toContainText(/(Отменено|Cancelled)\./);
  await cancelled.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/(Отменено|Cancelled)\. /);
});

test('an event offers its calendars, what else is on, and what comes next', async ({
  page,
  request,
  visit: { prefix },
}) => {
  await page.goto(`${prefix}/program/2026/local-time-applies/`);
  await expect(page.getByRole('main')).toContainText(/Время московское|Moscow time/);
  await expect(page.locator('#parallel').getByRole('heading', { level: 3 })).toHaveText([
    /^(Этикетка для своего чая|A Label for Your Own Tea)$/,
    talk,
  ]);
  await expect(page.locator('#next').getByRole('heading', { level: 3 })).toHaveText([
    /^(Руки из карманов|Hands Out of Your Pockets)$/,
  ]);
  const calendars = page.getByRole('main').getByRole('link', { name: /в календарь$|to calendar$/ });
  await expect(calendars).toHaveCount(3);
  for (const link of await calendars.all()) {
    const address = (await link.getAttribute('href')) ?? '';
    const answer = await request.get(address);
    expect.soft(answer.status(), address).toBe(200);
    expect.soft(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  }
});

test('past programmes have a page that their events lead back to', async ({
  page,
  visit: { prefix },
}) => {
  const name = /^(Программа 2025|Programme 2025)$/;
  await page.goto(`${prefix}/program/`);
  await page.getByRole('main').getByRole('link', { name: '2025', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('table').first().getByRole('heading').first().getByRole('link').click();
  await page
    .getByRole('navigation', { name: /^(Путь к странице|Breadcrumbs)$/ })
    .getByRole('link', { name })
    .click();
  await expect(page).toHaveURL(`${prefix}/program/2025/`);
});

test('a day fits its sheets of paper: no header, no menu, a page for each day', async ({
  page,
  visit: { prefix },
}) => {
  await page.goto(`${prefix}/program/`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(4);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is listed, days and kinds are links', async ({ page, visit: { prefix } }) => {
    await page.goto(`${prefix}/program/`);
    await expect(page.getByRole('table').getByRole('heading')).toHaveCount(all);
    await expect(filters(page)).toHaveText(/^(Фильтры|Filters)$/, { useInnerText: true });
    await filters(page).click();
    await expect(filter(page, /^(английский|English)$/)).toBeHidden();
    await filter(page, excursion).click();
    await expect(page.locator('[data-kind="talk"]').first()).toHaveCSS('opacity', '0.2');
    await expect(page.locator('[data-kind="excursion"]').first()).toHaveCSS('opacity', '1');
    // The fold is open again, since the chosen link is in it.
    await expect(filter(page, excursion)).toBeVisible();
    await days(page)
      .getByRole('link', { name: /пятница|Friday/ })
      .click();
    await expect(
      page.getByRole('heading', { name: /^(пятница, 3 апреля|Friday,? 3 April)$/ }),
    ).toBeInViewport();
  });
});

test('everything is reached by keyboard, and is as wide as the window at 320 px', async ({
  page,
  visit: { prefix },
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${prefix}/program/`);
  await hydrated(page);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  await filters(page).focus();
  await page.keyboard.press('Enter');
  const ball = filter(page, /^(бал|ball)$/);
  await expect(ball).toBeVisible();
  await ball.focus();
  await expect(ball).toBeInViewport();
  await page.keyboard.press('Enter');
  await expectShown(page, 1);
  await expect(filters(page)).toHaveText(/: (бал|ball)$/);
});
