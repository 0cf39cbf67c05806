import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { readFileSync } from 'node:fs';
import type { Star } from '../../src/domain/myFair/stars';
import { expectNoComplaints } from '../support/complaints';
import { expect, hydrated, test } from '../support/fair';
import { changePageData } from '../support/pageData';
import { watchShifts } from '../support/shifts';
import { siteFolder } from '../support/siteFolder';

const session = (slug: string) => `session/2026/${slug}`;
const day = '2026-04-03';
/** In order of time: the second follows at once in another hall, the last two clash. */
const talk = { key: session('how-do-we-enter-it'), name: 'Как это записать' };
const sound = { key: session('the-loudspeakers-are-off'), name: 'Репродукторы молчат' };
const dentist = { key: session('they-came-about-a-tooth'), name: 'Записан к стоматологу' };
const window45 = {
  key: session('a-window-at-forty-five-degrees'),
  name: 'Окно под сорок пять градусов',
};
const full: Star[] = [
  { key: window45.key },
  { key: talk.key },
  { key: dentist.key },
  { key: sound.key },
  { key: 'stand/2025/yolka-olkhovskaya' },
  { key: 'stand/2025/khariton-leshch' },
  { key: 'stand/2025/zhiraf-i-tsirkul' },
  { key: 'speaker/2025/anna-veresova' },
];

/** What a browser stores. */
const writeStars = (stars: readonly Star[]) => JSON.stringify({ version: 1, stars });
/** Links outlive builds, so these codes never change (decision 027). */
const codes = { [talk.key]: 'wGKumK', [sound.key]: '9TPpld' };
const linkOf = (keys: readonly string[]) =>
  `#l=1.${keys.length}.${keys.map((key) => codes[key] ?? 'zzzzzz').join('')}`;

/** Opens a page of a browser that has a list already. */
async function open(page: Page, path: string, stars: readonly Star[] = full): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('filled') !== null) return;
    sessionStorage.setItem('filled', '');
    localStorage.setItem('my-fair', stored);
  }, writeStars(stars));
  await page.goto(path);
  await hydrated(page);
}

const main = (page: Page) => page.getByRole('main');
const star = (page: Page, name: string) =>
  main(page).getByRole('button', { name: `В мою ярмарку: ${name}`, exact: true });
const dayOf = (page: Page) => page.locator(`[id="${day}"]`);

test('stars of a list, by key, mouse and thumb, come together on the page and stay', async ({
  browser,
  page,
  context,
}) => {
  const shifts = await watchShifts(page);
  await page.goto('/program/');
  await hydrated(page);
  await star(page, talk.name).focus();
  await page.keyboard.press('Space');
  await expect(star(page, talk.name)).toHaveAttribute('aria-pressed', 'true');
  const message = page.getByRole('region', { name: 'Моя ярмарка' });
  await expect(message.getByRole('status').first()).toContainText('живёт в этом браузере');
  await expect(message.getByRole('link', { name: 'В моей ярмарке 1 отметка' })).toBeVisible();
  await expect(message.getByRole('button', { name: 'Скопировать ссылку' })).toBeVisible();
  await message.getByRole('button', { name: 'Закрыть' }).focus();
  await page.keyboard.press('Enter');
  await expect(message).toHaveCount(0);
  await expect(star(page, talk.name)).toBeFocused();

  await star(page, sound.name).click();
  await expect(message.getByRole('status').first()).toHaveText('Отмечено.');
  await star(page, sound.name).click();
  await expect(star(page, sound.name)).toHaveAttribute('aria-pressed', 'false');
  await star(page, sound.name).click();
  expect(await shifts()).toEqual([]);
  await message.getByRole('link', { name: 'В моей ярмарке 2 отметки' }).click();
  await expect(page).toHaveURL('/my/');
  await expect(message).toHaveCount(0);
  const headings = dayOf(page).getByRole('heading', { level: 3 });
  await expect(headings).toHaveText([talk.name, sound.name]);

  // Another tab, held in the hand, adds to what this one has.
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto('/en/exhibitors/2025/yolka-olkhovskaya/');
  await hydrated(phone);
  const onPage = phone.getByRole('main').getByRole('button', { name: /^Add to my fair: Y/ });
  await onPage.click();
  await expect(onPage).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: 'Стенды 2025' })).toBeVisible();
  await phone.close();

  await page.reload();
  await hydrated(page);
  await expect(headings).toHaveText([talk.name, sound.name]);
  const touch = await browser.newContext({ hasTouch: true, locale: 'ru-RU' });
  const tapped = await touch.newPage();
  await tapped.goto(new URL('/speakers/2025/', page.url()).href);
  await hydrated(tapped);
  const first = tapped.getByRole('button', { name: /^В мою ярмарку/ }).first();
  await first.tap();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await touch.close();
});

test('a day tells its breaks, its walks and its clashes; stands are a walk', async ({ page }) => {
  const shifts = await watchShifts(page);
  await open(page, '/my/');
  const items = dayOf(page).getByRole('listitem');
  await expect(items.getByRole('heading', { level: 3 })).toHaveText([
    talk.name,
    sound.name,
    dentist.name,
    window45.name,
  ]);
  await expect(items.nth(1)).toContainText('Без перерыва');
  await expect(items.nth(1)).toContainText(/\d мин пешком до зала: опоздаете/);
  await expect(items.nth(2)).toContainText('30 мин свободно');
  await expect(items.nth(2)).not.toContainText('опоздаете');
  await expect(items.nth(2)).toContainText(`В это же время: ${window45.name} (14:30–16:00)`);
  await expect(items.nth(3)).toContainText(`В это же время: ${dentist.name}`);
  await expect(main(page)).toContainText('Отмечено: 4 события, 3 стенда, 1 спикер');
  const plan = page.getByRole('img', { name: /^План 2025 года: 1 – [A-D]\d\d, 2 – / });
  await expect(plan.locator('text')).toHaveText(['1', '2', '3']);
  await expect(page.locator('#my-speakers')).toContainText('Анна Вересова');

  // Taken off, it stays in its place and counts no more.
  expect(await shifts()).toEqual([]);
  const place = await star(page, dentist.name).boundingBox();
  await star(page, dentist.name).focus();
  await page.keyboard.press('Enter');
  await expect(star(page, dentist.name)).toBeFocused();
  await expect(items).toHaveCount(4);
  await expect(items.nth(2)).toContainText('Больше не отмечено');
  const clash = items.nth(3).getByText('В это же время');
  await expect(clash).toBeHidden();
  expect(await star(page, dentist.name).boundingBox()).toEqual(place);
  await expect(main(page)).toContainText('Отмечено: 3 события');
  await page.keyboard.press('Enter');
  await expect(clash).toBeVisible();
});

test('what was moved or cancelled since it was starred is told, until it is understood', async ({
  page,
}) => {
  await page.goto('/program/');
  await hydrated(page);
  for (const { name } of [talk, sound, dentist]) await star(page, name).click();
  await changePageData(page, '/my/', (text) => {
    type Session = { slug: string; status: string; start: string; hall: { id: string } };
    const data = JSON.parse(text) as {
      result: { data: { programme: { days: { sessions: Session[] }[] } } };
    };
    for (const one of data.result.data.programme.days.flatMap(({ sessions }) => sessions)) {
      if (session(one.slug) === talk.key) one.status = 'cancelled';
      if (session(one.slug) === sound.key)
        Object.assign(one, { start: '13:15', hall: { id: 'great-hall' } });
    }
    return JSON.stringify(data);
  });
  await page.goto('/my/');
  await hydrated(page);
  const items = dayOf(page).getByRole('listitem');
  await expect(items.nth(0)).toContainText('Отменили после того, как вы отметили.');
  await expect(items.nth(1)).toContainText('Другое время: было 13:00–14:00.');
  await expect(items.nth(1)).toContainText('Другой зал: был Атриум.');
  await expect(items.nth(2)).not.toContainText('было');
  await expect(main(page)).toContainText('изменились 2 события');
  await page.getByRole('button', { name: 'Понятно' }).click();
  await expect(main(page)).toContainText('Запомнили');
  await page.reload();
  await hydrated(page);
  await expect(items.nth(0)).toContainText('Отменено.');
  await expect(main(page)).not.toContainText('изменил');
});

test('a link opens beside the list of another, who takes over what he likes', async ({
  browser,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/my/');
  await page.getByRole('button', { name: 'Скопировать ссылку' }).click();
  await expect(main(page)).toContainText('Ссылка скопирована.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.replace(/\w{48}$/, '')).toBe(new URL('/my/#l=1.8.', page.url()).href);
  for (const code of Object.values(codes)) expect(link).toContain(code);

  const other = await browser.newContext({ locale: 'ru-RU' });
  const theirs = await other.newPage();
  await open(theirs, link, [{ key: talk.key }, { key: session('the-other-sock') }]);
  const panel = theirs.getByRole('region', { name: 'Список по ссылке' });
  await expect(panel.getByRole('heading', { name: 'Только по ссылке 7' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'У обоих 1' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Только у вас 1' })).toBeVisible();
  await expect(dayOf(theirs).getByRole('heading', { level: 3 })).toHaveCount(2);
  const one = panel.getByRole('button', { name: `В мою ярмарку: ${sound.name}` });
  await one.click();
  await expect(one).toHaveAttribute('aria-pressed', 'true');
  await expect(dayOf(theirs).getByRole('heading', { level: 3 })).toHaveCount(3);
  await theirs.reload();
  await hydrated(theirs);
  await expect(panel.getByRole('heading', { name: 'Только по ссылке 6' })).toBeVisible();
  await panel.getByRole('button', { name: 'Взять себе все 6 отметок' }).click();
  await expect(panel.getByText('Взято.')).toBeFocused();
  await expect(panel.getByRole('heading', { name: /^У обоих \d/ })).toBeVisible();
  await expect(panel.getByRole('heading', { name: /^Только по ссылке/ })).toHaveCount(0);
  await expect(dayOf(theirs).getByRole('heading', { level: 3 })).toHaveCount(5);
  await panel.getByRole('button', { name: 'Закрыть список по ссылке' }).click();
  await expect(panel).toHaveCount(0);
  await expect(theirs).toHaveURL('/my/');
  await expect(dayOf(theirs).getByRole('heading', { level: 3 })).toHaveCount(5);
  await other.close();
});

test('a link says what it has lost, and who has no list is asked, too', async ({ page }) => {
  const kept = linkOf([talk.key, 'stand/2025/no-such-stand', sound.key]);
  await page.goto(`/my/${kept}`);
  await hydrated(page);
  const panel = page.getByRole('region', { name: 'Список по ссылке' });
  await expect(panel).toContainText('Своего у вас пока нет');
  await expect(panel).toContainText('1 отметки из ссылки на сайте больше нет');
  expect(await page.evaluate(() => localStorage.getItem('my-fair'))).toBeNull();
  await page.goto(`/my/${kept.slice(0, -6)}`);
  await expect(panel).toContainText('пропала 1 отметка');
  await page.goto('/my/#l=<img src=x>');
  await expect(panel).toContainText('списка нет');
  await page.goto('/my/#l=2.1.abcdef');
  await expect(panel).toContainText('более новая версия сайта');
  await page.goto('about:blank');
  await page.goto('/my/#l=%');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Моя ярмарка' })).toBeVisible();
});

const troubles = [
  {
    why: 'blocked',
    said: 'не разрешает сайту ничего хранить',
    script: () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      }),
  },
  {
    why: 'full',
    said: 'кончилось',
    script: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  },
  {
    why: 'of a later version',
    said: 'от более новой версии сайта',
    script: () => localStorage.setItem('my-fair', '{"version":9,"stars":["?"]}'),
  },
];

for (const { why, said, script } of troubles) {
  test(`storage that is ${why} says so and takes nothing from the screen`, async ({ page }) => {
    await page.addInitScript(script);
    await page.goto('/program/');
    await hydrated(page);
    await star(page, talk.name).click();
    const message = page.getByRole('region', { name: 'Моя ярмарка' });
    await expect(message.getByRole('status').first()).toContainText(said);
    await message.getByRole('link', { name: 'В моей ярмарке 1 отметка' }).click();
    await expect(dayOf(page).getByRole('heading', { level: 3 })).toHaveText([talk.name]);
    await expect(page.getByRole('alert')).toContainText(said);
    if (why === 'of a later version')
      expect(await page.evaluate(() => localStorage.getItem('my-fair'))).toContain('"version":9');
  });
}

test('a damaged list shows what can be read of it', async ({ page }) => {
  await page.addInitScript(
    (stored) => localStorage.setItem('my-fair', stored),
    writeStars(full).slice(0, -30),
  );
  await page.goto('/my/');
  await hydrated(page);
  await expect(page.getByRole('alert')).toContainText('повредился');
  await expect(dayOf(page).getByRole('heading', { level: 3 })).toHaveCount(4);
});

test('the list leaves as a calendar, a table, a code and a sheet of paper', async ({ page }) => {
  await open(page, '/my/', [...full, { key: 'stand/2024/no-such-stand' }]);
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Мои события в календарь' }).click(),
  ]);
  expect(calendar.suggestedFilename()).toBe('moya-yarmarka.ics');
  const source = readFileSync(await calendar.path(), 'utf8');
  const events = new ICAL.Component(ICAL.parse(source) as unknown[]).getAllSubcomponents('vevent');
  expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual([
    talk.name,
    sound.name,
    dentist.name,
    window45.name,
  ]);
  // The same as in the programme's own file, to the letter.
  const programme = readFileSync(`${siteFolder}/calendar/ru/2026.ics`, 'utf8');
  const [, own = ''] = /(BEGIN:VEVENT[\s\S]*END:VEVENT)/.exec(source) ?? [];
  for (const event of own.split(/(?<=END:VEVENT\r\n)/)) expect(programme).toContain(event.trim());

  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Таблица, CSV' }).click(),
  ]);
  const lines = readFileSync(await table.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFF"День";"Начало";"Конец";"Где";"Название";"Что";"Состояние";"Страница"',
  );
  expect(lines[1]).toContain(`"${day}";"12:00";"13:00";"Большой зал";"${talk.name}"`);
  expect(lines).toHaveLength(1 + full.length + 1);

  await expect(main(page)).toContainText('На сайте больше нет 1 записи');
  await page.getByRole('button', { name: 'Убрать из списка' }).click();
  await expect(main(page)).not.toContainText('На сайте больше нет');

  const code = page.getByRole('img', { name: /^Код с этой же ссылкой/ });
  await expect(code.locator('rect')).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'print' });
  await expect(code).toBeVisible();
  for (const button of await main(page).getByRole('button').all())
    await expect(button).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 3, name: talk.name })).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
});

test('more than a code can hold is told, and the link holds it', async ({ page }) => {
  await open(
    page,
    '/en/my/',
    Array.from({ length: 250 }, (_, index) => ({ key: `stand/2025/gone-${index}` })),
  );
  await expect(main(page)).toContainText('do not fit into a QR code');
  await expect(main(page)).toContainText('250 entries you starred are no longer on the site');
});

for (const [what, path, stars] of [
  ['empty', '/my/', []],
  ['full', '/my/', full],
  ['compared', `/en/my/${linkOf([talk.key, sound.key])}`, full.slice(4)],
] as const) {
  test(`axe finds nothing on the ${what} page, light and dark, nor is it too wide`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path, stars);
    if (what === 'empty') await expect(main(page)).toContainText('Пока здесь пусто');
    else await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoComplaints(page);
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        size,
      ).toBeLessThanOrEqual(0);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoComplaints(page);
    await page.reload({ waitUntil: 'networkidle' });
    await hydrated(page);
    expect(await shifts()).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it is, and no star is shown that does nothing', async ({ page }) => {
    await page.goto('/my/');
    await expect(main(page)).toContainText('Отмечать можно только со скриптами');
    await expect(page.getByRole('heading', { name: 'Как это устроено' })).toBeVisible();
    await expect(main(page).getByText('Пока здесь пусто')).toBeHidden();
    await main(page).getByRole('link', { name: 'Программа', exact: true }).click();
    await expect(page.getByRole('button', { name: /В мою ярмарку/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: talk.name })).toBeVisible();
  });
});
