import type { Page } from '@playwright/test';
import { expect, heading, hydrated, test } from '../support/fair';
import { watchShifts } from '../support/shifts';

test.use({ clock: 'browser', viewport: { width: 360, height: 740 } });

/** What is said, the first button, the header's button, and how many sessions and photographs. */
const moments = [
  ['2026-03-10T12:00', /Открое|Opens on 2/, /Выбрать|Choose/, /^(Билеты|Tickets)$/, 0, 0],
  ['2026-04-03T13:00', /до 21:00|until 21:00/, /^(План|Map)$/, /^(Билеты|Tickets)$/, 3, 0],
  ['2026-04-03T22:30', /завтра|tomorrow/, /^(План|Map)$/, /^(Билеты|Tickets)$/, 2, 0],
  ['2026-04-06T12:00', /прошла|over/, /работы|works/, /^(Работы|Works)$/, 0, 1],
  ['2026-11-29T12:00', /прошла|over/, /работы|works/, /^(Работы|Works)$/, 0, 1],
] as const;

const now = (page: Page) => page.getByRole('region', { name: /^(Сейчас|Right now)$/ });

async function openAt(page: Page, prefix: string, at: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`${at}+03:00`));
  await page.goto(`${prefix}/`);
  await hydrated(page);
}

test('the first screen of a phone says what applies at the moment and offers it, and nothing moves', async ({
  page,
  visit: { prefix },
}) => {
  const shifts = await watchShifts(page);
  for (const [at, said, offered, inHeader, sessions, photographs] of moments) {
    await openAt(page, prefix, at);
    await expect.soft(now(page), at).toContainText(said);
    const first = now(page).locator('[data-shown=true]').getByRole('link', { name: offered });
    await expect.soft(first, at).toBeVisible();
    await expect.soft(page.getByRole('banner').getByRole('link', { name: inHeader })).toBeVisible();
    await expect.soft(now(page).getByRole('listitem'), at).toHaveCount(sessions);
    // No row of the page sells tickets once the fair is over.
    const sales = page.getByRole('main').locator('a[href$="/tickets/"]:visible');
    await expect.soft(sales, at).toHaveCount(at < '2026-04-06' ? 1 : 0);
    const hours = page.getByText(/^3–4 (апреля|April) 12:00–21:00$/);
    await expect.soft(hours, at).toBeVisible({ visible: at < '2026-04-06' });
    const photograph = now(page).getByRole('img');
    await expect.soft(photograph, at).toHaveCount(photographs);
    if (photographs > 0) await expect.soft(photograph, at).toBeInViewport({ ratio: 1 });
    const bottom = await now(page).evaluate((element) => element.getBoundingClientRect().bottom);
    expect.soft(bottom, at).toBeLessThanOrEqual(640);
    expect.soft(await shifts(), at).toEqual([]);
  }
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(length).toBeLessThanOrEqual(8000);
});

test('the first screen of a laptop has the moment next to the name, touched by no arch', async ({
  page,
  visit: { prefix },
}) => {
  const shifts = await watchShifts(page);
  for (const [width, height] of [
    [1024, 640],
    [1366, 625],
    [1920, 950],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [at, said, offered] of moments) {
      await openAt(page, prefix, at);
      await expect.soft(now(page), at).toContainText(said);
      const first = now(page).locator('[data-shown=true]').getByRole('link', { name: offered });
      await expect.soft(first, `${at}, ${width} px`).toBeInViewport({ ratio: 1 });
      for (const link of await now(page).locator('[data-shown=true]').getByRole('link').all())
        await link.click({ trial: true, timeout: 5000 });
      const bottom = await now(page).evaluate((element) => element.getBoundingClientRect().bottom);
      const tops = await page
        .locator('header ul[role=list] a > :first-child:visible')
        .evaluateAll((arches) => arches.map((arch) => arch.getBoundingClientRect().top));
      expect.soft(tops.at(-2), `${at}, ${width} px`).toBeGreaterThan(bottom);
      expect.soft(await shifts(), `${at}, ${width} px`).toEqual([]);
    }
  }
});

test('labels of neighbouring arches do not touch in windows of any width', async ({
  page,
  visit: { prefix },
}) => {
  await openAt(page, prefix, '2026-03-10T12:00');
  for (const width of [360, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const sides = await page
      .locator('header ul[role=list] li:visible span:last-child')
      .evaluateAll((labels) =>
        labels.map((label) => {
          const words = document.createRange();
          words.selectNodeContents(label);
          return words.getBoundingClientRect();
        }),
      );
    expect(sides.length).toBeGreaterThan(3);
    for (const [index, { left }] of sides.entries())
      expect
        .soft(left, `${width} px, label ${index}`)
        .toBeGreaterThan((sides[index - 1]?.right ?? 0) + 1);
  }
});

test('on days of the fair the visitor’s own next session comes first, and each says its hall', async ({
  page,
  visit: { prefix },
}) => {
  await openAt(page, prefix, '2026-04-03T13:00');
  const sessions = now(page).getByRole('listitem');
  await expect(sessions.first()).toContainText(/(сейчас, до|now, until) \d\d:\d\d, \S/);
  const coming = sessions.last();
  const title = await coming.getByRole('link').locator('span').first().innerText();
  await coming.getByRole('link').click();
  await expect(heading(page)).toHaveText(title);
  await page.getByRole('main').getByRole('button', { pressed: false }).first().click();
  await page.goBack();
  await expect(sessions.first()).toContainText(title);
  await expect(sessions.first()).toContainText(/в вашем списке|in your list/);

  // With double text a hall's name is not wider than the window.
  const width = await page.evaluate(() => {
    const { style, scrollWidth } = document.documentElement;
    style.fontSize = '200%';
    const wide = document.documentElement.scrollWidth;
    style.fontSize = '';
    return wide - scrollWidth;
  });
  expect(width).toBe(0);

  // Words are whole next to each other, too.
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const words of await sessions.locator('a, a > span').all())
    expect(
      await words.evaluate((box) => [
        box.scrollWidth > box.clientWidth && box.clientWidth > 0,
        box.scrollHeight > box.clientHeight && box.clientHeight > 0,
      ]),
      await words.innerText(),
    ).toEqual([false, false]);
});
