import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';

const talk = 'Что продать тому, кто не купил';
const tour = 'По местному времени';

/** The line that the filters are folded into. */
const filters = (page: Page) => page.locator('#schedule summary');

test('kind, hall and language narrow the programme down, in the address and back from an event', async ({
  page,
}) => {
  await page.goto('/program/');
  await hydrated(page);
  const main = page.getByRole('main');
  const status = page.locator('#schedule').getByRole('status');
  await expect(status).toHaveText('75 из 75');
  await expect(filters(page)).toHaveText('Фильтры: вся программа');
  await filters(page).click();
  await main.getByRole('link', { name: 'экскурсия', exact: true }).click();
  await expect(page).toHaveURL('/program/?kind=excursion');
  await expect(status).toHaveText('11 из 75');
  await expect(main.getByRole('link', { name: talk })).toHaveCount(0);
  await main.getByRole('link', { name: 'английский', exact: true }).click();
  await expect(page).toHaveURL('/program/?kind=excursion&language=en');
  await expect(status).toHaveText('2 из 75');
  await main.getByRole('link', { name: tour }).click();
  await expect(page.getByRole('heading', { level: 1, name: tour })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/program/?kind=excursion&language=en');
  await expect(status).toHaveText('2 из 75');
  await filters(page).click();
  await expect(main.getByRole('link', { name: 'экскурсия', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.reload();
  await expect(status).toHaveText('2 из 75');
  await expect(filters(page)).toHaveText('Фильтры: экскурсия, английский');
  await filters(page).click();
  await main.getByRole('link', { name: 'Показать всю программу' }).click();
  await expect(page).toHaveURL('/program/');
  await expect(status).toHaveText('75 из 75');
});

test('nothing found says what to do, and one link shows everything again', async ({ page }) => {
  await page.goto('/en/program/?kind=ball&hall=workshop');
  await hydrated(page);
  await expect(page.getByText('Nothing of the sort on these days.')).toBeVisible();
  await page.getByRole('link', { name: 'Show the whole programme' }).click();
  await expect(page).toHaveURL('/en/program/');
  await expect(page.locator('#schedule').getByRole('status')).toHaveText('75 of 75');
});

test('a filter the programme does not have is none', async ({ page }) => {
  await page.goto('/program/?kind=<b>&hall=nowhere');
  await hydrated(page);
  await expect(page.locator('#schedule').getByRole('status')).toHaveText('75 из 75');
});

test("the menu's master classes and excursions lead to the programme narrowed down", async ({
  page,
}) => {
  await page.goto('/program/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Мастер-классы в расписании' }).click();
  await expect(page).toHaveURL('/program/?kind=adult-master-class#schedule');
  await expect(page.locator('#schedule').getByRole('status')).toHaveText('10 из 75');
  await page.getByRole('link', { name: 'Экскурсии в расписании' }).click();
  await expect(page.locator('#schedule').getByRole('status')).toHaveText('11 из 75');
});

test('a chosen day begins right below the row of days, at every width', async ({ page }) => {
  for (const width of [320, 390, 600, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/program/');
    await hydrated(page);
    const days = page.getByRole('navigation', { name: 'Дни программы' });
    await days.getByRole('link').last().click();
    const day = page.locator('[id="2026-04-05"]');
    await expect
      .poll(async () => {
        const below = await days.evaluate((row) => row.getBoundingClientRect().bottom);
        const top = await day.evaluate((sheet) => sheet.getBoundingClientRect().top);
        return Math.abs(top - below);
      }, `${width} px`)
      .toBeLessThanOrEqual(1);
  }
});

test('days are links, halls are columns on wide screens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/program/');
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Дни программы' })
    .getByRole('link', { name: /суббота/ })
    .click();
  await expect(page).toHaveURL('/program/#2026-04-04');
  const day = page.getByRole('region', { name: 'суббота, 4 апреля' });
  await expect(day).toBeInViewport();
  const table = page.getByRole('table', { name: 'суббота, 4 апреля' });
  const column = table.getByRole('columnheader', { name: 'Мастерская' });
  const cell = table.getByRole('cell').filter({ hasText: 'Переплёт без капли клея' });
  const [head, body] = [await column.boundingBox(), await cell.boundingBox()];
  expect(Math.abs((head?.x ?? 0) - (body?.x ?? -9))).toBeLessThan(1);
  await expect(table.getByRole('rowheader', { name: '14:30' })).toBeVisible();
});

test('changed and cancelled events say so in the programme and on their page', async ({ page }) => {
  await page.goto('/en/program/');
  const cancelled = page.getByRole('cell').filter({ hasText: 'Zoya Polushka Takes Questions' });
  await expect(cancelled).toContainText('Cancelled.');
  await expect(
    page.getByRole('cell').filter({ hasText: 'Put back from 13:00 to 20:00' }),
  ).toContainText('Changed.');
  await cancelled.getByRole('link', { name: 'Zoya Polushka Takes Questions' }).click();
  await expect(page.getByRole('main')).toContainText('Cancelled. The invitation');
});

test('an event offers its calendars, what else is on, and what comes next', async ({
  page,
  request,
}) => {
  await page.goto('/program/2026/local-time-applies/');
  await expect(page.getByRole('main')).toContainText('Время московское');
  const { parallel, next } = { parallel: page.locator('#parallel'), next: page.locator('#next') };
  await expect(parallel.getByRole('heading', { level: 3 })).toHaveText([
    'Этикетка для своего чая',
    talk,
  ]);
  await expect(next.getByRole('heading', { level: 3 })).toHaveText(['Руки из карманов']);
  for (const name of ['Событие в календарь', 'День в календарь', 'Вся программа в календарь']) {
    const address = await page.getByRole('link', { name }).getAttribute('href');
    const answer = await request.get(address ?? '');
    expect(answer.status(), name).toBe(200);
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  }
});

test('past programmes have a page that their events lead back to', async ({ page }) => {
  await page.goto('/en/program/');
  await page.getByRole('main').getByRole('link', { name: '2025', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Programme 2025' })).toBeVisible();
  await page.getByRole('table').first().getByRole('heading').first().getByRole('link').click();
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Programme 2025' })
    .click();
  await expect(page).toHaveURL('/en/program/2025/');
});

test('a day fits its sheets of paper: no header, no menu, a page for each day', async ({
  page,
}) => {
  await page.goto('/program/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(4);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is listed, days and kinds are links', async ({ page }) => {
    await page.goto('/program/');
    await expect(page.getByRole('table').getByRole('heading')).toHaveCount(75);
    await expect(filters(page)).toHaveText('Фильтры', { useInnerText: true });
    await filters(page).click();
    await expect(page.getByRole('link', { name: 'английский', exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'экскурсия', exact: true }).click();
    await expect(page.locator('[data-kind="talk"]').first()).toHaveCSS('opacity', '0.2');
    await expect(page.locator('[data-kind="excursion"]').first()).toHaveCSS('opacity', '1');
    // The fold is open again, since the chosen link is in it.
    await expect(page.getByRole('link', { name: 'экскурсия', exact: true })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Дни программы' })
      .getByRole('link', { name: /пятница/ })
      .click();
    await expect(page.getByRole('heading', { name: 'пятница, 3 апреля' })).toBeInViewport();
  });
});

test('everything is reached by keyboard, and is as wide as the window at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/program/', '/en/program/']) {
    await page.goto(path);
    await hydrated(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
  await filters(page).focus();
  await page.keyboard.press('Enter');
  const kind = page.getByRole('link', { name: 'ball', exact: true });
  await expect(kind).toBeVisible();
  await kind.focus();
  await expect(kind).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#schedule').getByRole('status')).toHaveText('1 of 75');
  await expect(filters(page)).toHaveText('Filters: ball');
});
