import type { Page } from '@playwright/test';
import { expect, heading, hydrated, test } from '../support/fair';

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

test('kind, hall and language narrow the programme down, by links and keyboard, in the address and back from an event; nothing found leads back to all', async ({
  page,
  visit: { prefix },
}) => {
  const path = `${prefix}/program/`;
  const showAll = filter(page, /^(Показать всю программу|Show the whole programme)$/);
  await page.goto(path);
  await hydrated(page);
  await expectShown(page, all);
  await expect(filters(page)).toHaveText(/: (вся программа|the whole programme)$/);
  await page.locator(`main a[href="${path}?kind=adult-master-class#schedule"]`).first().click();
  await expect(page).toHaveURL(`${path}?kind=adult-master-class#schedule`);
  await expectShown(page, 6);
  await page.locator(`main a[href="${path}?kind=excursion#schedule"]`).first().click();
  await expectShown(page, excursions);
  await expect(filter(page, talk)).toHaveCount(0);
  await filters(page).click();
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
  await hydrated(page);
  await filters(page).click();
  await showAll.click();
  await expect(page).toHaveURL(path);
  await expectShown(page, all);

  const ball = filter(page, /^(бал|ball)$/);
  await filters(page).focus();
  if (!(await ball.isVisible())) await page.keyboard.press('Enter');
  await ball.focus();
  await page.keyboard.press('Enter');
  await expectShown(page, 1);
  await expect(filters(page)).toHaveText(/: (бал|ball)$/);
  await filter(page, /^(Мастерская|Workshop)$/).click();
  await expect(
    page.getByText(/^(Такого в эти дни нет|Nothing of the sort on these days)\./),
  ).toBeVisible();
  await showAll.last().click();
  await expectShown(page, all);
});

test('days are links to what begins right below their row, halls are columns on wide screens, and a day fits its sheets of paper', async ({
  openPage,
  page,
  visit: { prefix },
}) => {
  await openPage('/program/');
  for (const [width, date] of [
    [320, '2026-04-05'],
    [768, '2026-04-02'],
    [1440, '2026-04-04'],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await days(page).locator(`a[href$="#${date}"]`).click();
    const gap = async () => {
      const below = await days(page).evaluate((row) => row.getBoundingClientRect().bottom);
      const day = page.locator(`[id="${date}"]`);
      return Math.abs((await day.evaluate((sheet) => sheet.getBoundingClientRect().top)) - below);
    };
    await expect.poll(gap, `${date} at ${width} px`).toBeLessThanOrEqual(1);
  }
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

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(heading(page)).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(4);
});

test('changed and cancelled events say so; an event offers its calendars, what else is on, and what comes next; past programmes have a page that their events lead back to', async ({
  openPage,
  page,
  request,
  visit: { prefix },
}) => {
  const called = /^(Зоя Полушка отвечает на вопросы|Zoya Polushka Takes Questions)$/;
  await openPage('/program/');
  const cell = page.getByRole('cell');
  await expect(cell.filter({ hasText: /13:00\s(на|to)\s20:00/ })).toContainText(
    /(Изменение|Changed)\./,
  );
  const cancelled = cell.filter({ has: page.getByRole('link', { name: called }) });
  await expect(cancelled).toContainText(/(Отменено|Cancelled)\./);
  await cancelled.getByRole('link', { name: called }).click();
  await expect(page.getByRole('heading', { level: 1, name: called })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/(Отменено|Cancelled)\. /);
  await page.goBack();

  await filter(page, tour).click();
  await expect(page.getByRole('main')).toContainText(/Время московское|Moscow time/);
  await expect(page.locator('#parallel').getByRole('heading', { level: 3 })).toHaveText([
    /^(Этикетка для своего чая|A Label for Your Own Tea)$/,
    talk,
  ]);
  await expect(page.locator('#next').getByRole('heading', { level: 3 })).toHaveText([
    /^(Руки из карманов|Hands Out of Your Pockets)$/,
  ]);
  const calendars = page.getByRole('main').getByRole('link', { name: /в календарь$|to calendar$/ });
  await expect(calendars).toHaveCount(2);
  const answer = await request.get((await calendars.first().getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  await page.goBack();

  const name = /^(Программа 2025|Programme 2025)$/;
  await filter(page, /^2025$/).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('table').first().getByRole('heading').first().getByRole('link').click();
  await page
    .getByRole('navigation', { name: /^(Путь к странице|Breadcrumbs)$/ })
    .getByRole('link', { name })
    .click();
  await expect(page).toHaveURL(`${prefix}/program/2025/`);
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
