import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Star } from '../../src/stars/model/stars';
import { expectNoComplaints } from '../support/complaints';
import { expect, hydrated, phone, setClock, test as base } from '../support/fair';
import { changePageData } from '../support/pageData';
import { watchShifts } from '../support/shifts';
import { overflowAt } from '../support/shownPage';

const session = (slug: string) => `session/2026/${slug}`;
const day = '2026-04-03';
/** In order of time: the second follows at once in another hall, the last two clash. */
const talk = session('how-do-we-enter-it');
const sound = session('the-loudspeakers-are-off');
const dentist = session('they-came-about-a-tooth');
const window45 = session('a-window-at-forty-five-degrees');
/** What the programme says is cancelled, and what is changed. */
const off = session('zoya-polushka-takes-questions');
const moved = session('twenty-six-fogs');
const names = {
  ru: {
    talk: 'Как это записать',
    sound: 'Репродукторы молчат',
    dentist: 'Записан к стоматологу',
    window45: 'Окно под сорок пять градусов',
  },
  en: {
    talk: 'How Do We Enter It?',
    sound: 'The Loudspeakers Are Off',
    dentist: 'They Came About a Tooth',
    window45: 'A Window at Forty-Five Degrees',
  },
};
const full: Star[] = [
  { key: window45 },
  { key: talk },
  { key: dentist },
  { key: sound },
  { key: 'stand/2025/yolka-olkhovskaya' },
  { key: 'stand/2025/khariton-leshch' },
  { key: 'stand/2025/zhiraf-i-tsirkul' },
  { key: 'speaker/2025/anna-veresova' },
];

const test = base.extend<{ names: (typeof names)['ru'] }>({
  names: async ({ visit }, use) => use(names[visit.language]),
});

/** What a browser stores. */
const writeStars = (stars: readonly Star[]) => JSON.stringify({ version: 1, stars });
/** Links outlive builds, so these codes never change (decision 028). */
const codes = { [talk]: 'wGKumK', [sound]: '9TPpld' };
const allCodes = { ...codes, [off]: '1PI89S', [moved]: 'dv01eg' };
const linkOf = (keys: readonly string[]) =>
  `#l=1.${keys.length}.${keys.map((key) => allCodes[key] ?? 'zzzzzz').join('')}`;

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

const myFair = /^(Моя ярмарка|My fair)$/;
const addToMyFair = /^(В мою ярмарку|Add to my fair)/;
const oneStar = /^(В моей ярмарке 1 отметка|1 star in my fair)$/;
const copyLink = /^(Скопировать ссылку|Copy the link)$/;
const listFromLink = /^(Список по ссылке|List from a link)$/;
const main = (page: Page) => page.getByRole('main');
const star = (page: Page, name: string) =>
  main(page)
    .getByRole('button', { name: `В мою ярмарку: ${name}`, exact: true })
    .or(main(page).getByRole('button', { name: `Add to my fair: ${name}`, exact: true }));
const dayOf = (page: Page) => page.locator(`[id="${day}"]`);

test('stars of a list, by key and mouse and of another tab, come together on the page and stay', async ({
  openPage,
  page,
  context,
  names,
  visit: { prefix, otherPrefix },
}) => {
  const shifts = await watchShifts(page);
  await openPage('/program/');
  await star(page, names.talk).focus();
  await page.keyboard.press('Space');
  await expect(star(page, names.talk)).toHaveAttribute('aria-pressed', 'true');
  const message = page.getByRole('region', { name: myFair });
  await expect(message.getByRole('status').first()).toContainText(
    /живёт в этом браузере|lives in this browser/,
  );
  await expect(message.getByRole('link', { name: oneStar })).toBeVisible();
  await expect(message.getByRole('button', { name: copyLink })).toBeVisible();
  await message.getByRole('button', { name: /^(Закрыть|Close)$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(message).toHaveCount(0);
  await expect(star(page, names.talk)).toBeFocused();

  await star(page, names.sound).click();
  await expect(message.getByRole('status').first()).toHaveText(/^(Отмечено|Starred)\.$/);
  expect(await shifts()).toEqual([]);
  await star(page, names.sound).click();
  await expect(star(page, names.sound)).toHaveAttribute('aria-pressed', 'false');
  await star(page, names.sound).click();
  await message
    .getByRole('link', { name: /^(В моей ярмарке 2 отметки|2 stars in my fair)$/ })
    .click();
  await expect(page).toHaveURL(`${prefix}/my/`);
  await expect(message).toHaveCount(0);
  const headings = dayOf(page).getByRole('heading', { level: 3 });
  await expect(headings).toHaveText([names.talk, names.sound]);

  // Another tab, held in the hand, adds to what this one has.
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto(`${otherPrefix}/exhibitors/2025/yolka-olkhovskaya/`);
  await hydrated(phone);
  const onPage = phone
    .getByRole('main')
    .getByRole('button', { name: /^(В мою ярмарку: Ё|Add to my fair: Y)/ });
  await onPage.click();
  await expect(onPage).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: /^(Стенды|Stands) 2025$/ })).toBeVisible();
  await phone.close();

  await page.reload();
  await hydrated(page);
  await expect(headings).toHaveText([names.talk, names.sound]);
});

test(
  'a day tells its breaks, its walks and its clashes; stands are a walk',
  { tag: '@rare' },
  async ({ page, names, visit: { prefix } }) => {
    const shifts = await watchShifts(page);
    await open(page, `${prefix}/my/`);
    const items = dayOf(page).getByRole('listitem');
    await expect(items.getByRole('heading', { level: 3 })).toHaveText([
      names.talk,
      names.sound,
      names.dentist,
      names.window45,
    ]);
    await expect(items.nth(1)).toContainText(/Без перерыва|No break/);
    await expect(items.nth(1)).toContainText(
      /\d (мин пешком до зала: опоздаете|min on foot to the hall: you will be late)/,
    );
    await expect(items.nth(2)).toContainText(/30 (мин свободно|min free)/);
    await expect(items.nth(2)).not.toContainText(/опоздаете|late/);
    await expect(items.nth(2)).toContainText(
      new RegExp(`(В это же время|At the same time): ${names.window45} \\(14:30–16:00\\)`),
    );
    await expect(items.nth(3)).toContainText(
      new RegExp(`(В это же время|At the same time): ${names.dentist}`),
    );
    await expect(main(page)).toContainText(
      /Отмечено: 4 события, 3 стенда, 1 спикер|Starred: 4 events, 3 stands, 1 speaker/,
    );
    const plan = page.getByRole('img', {
      name: /^(План 2025 года|Plan of 2025): 1 – [A-D]\d\d, 2 – /,
    });
    await expect(plan.locator('text')).toHaveText(['1', '2', '3']);
    await expect(page.locator('#my-speakers')).toContainText(/Анна Вересова|Anna Veresova/);

    // Taken off, it stays in its place and counts no more.
    expect(await shifts()).toEqual([]);
    const place = await star(page, names.dentist).boundingBox();
    await star(page, names.dentist).focus();
    await page.keyboard.press('Enter');
    await expect(star(page, names.dentist)).toBeFocused();
    await expect(items).toHaveCount(4);
    await expect(items.nth(2)).toContainText(/Больше не отмечено|No longer starred/);
    const clash = items.nth(3).getByText(/В это же время|At the same time/);
    await expect(clash).toBeHidden();
    expect(await star(page, names.dentist).boundingBox()).toEqual(place);
    await expect(main(page)).toContainText(/Отмечено: 3 события|Starred: 3 events/);
    await page.keyboard.press('Enter');
    await expect(clash).toBeVisible();
  },
);

test.describe('at the fair, in English', () => {
  test.use({ language: 'en', viewport: phone });

  test('on its second day the list opens at now, tells the next and the walk, and folds what is over; then it stays', async ({
    page,
    visit: { prefix },
  }) => {
    const shifts = await watchShifts(page);
    await setClock(page, '2026-04-03T14:20+03:00');
    const tour = session('please-water-the-exhibits');
    await open(page, `${prefix}/my/`, [{ key: dentist }, { key: talk }, { key: tour }]);
    const items = dayOf(page).getByRole('listitem');
    const [now, next] = [items.nth(0), items.nth(1)];
    await expect(now).toContainText(/^14:00–14:45\s(Now|Сейчас)(Please|Не забудьте)/);
    await expect(next).toContainText(
      /^\d (min on foot to the hall|мин пешком до зала)14:30–15:30\s(Next, in|Дальше, через) 10/,
    );
    for (const item of [now, next]) await expect(item.getByRole('heading')).toBeInViewport();
    const over = main(page).locator('summary');
    await expect(over).toHaveText(/^(Over|Прошло): 1$/);
    const past = main(page).getByRole('heading', { name: /^(How Do We|Как это записать)/ });
    await expect(past).toBeHidden();
    expect(await shifts()).toEqual([]);
    await over.click();
    await expect(past).toBeVisible();
    await over.click();

    // A session's own page says the same.
    await next.getByRole('heading').getByRole('link').click();
    await expect(main(page)).toContainText(/Begins in 10 minutes|Начнётся через 10 минут/);
    await page.goBack();
    await now.getByRole('heading').getByRole('link').click();
    await expect(main(page)).toContainText(/Now, until 14:45|Сейчас, до 14:45/);
    await page.goBack();

    // What ends under the eyes stays in its place, until one looks again.
    await expect(now).toBeVisible();
    const seen = await shifts();
    await page.clock.setFixedTime('2026-04-03T14:50+03:00');
    await expect(now).toContainText(/Over|Уже прошло/, { timeout: 15_000 });
    await expect(next).toContainText(/Now|Сейчас/);
    expect(await shifts()).toEqual(seen);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(over).toHaveText(/^(Over|Прошло): 2$/);
    await expect(items).toHaveCount(1);

    await page.clock.setFixedTime('2026-04-06T10:00+03:00');
    await page.reload();
    await hydrated(page);
    await expect(main(page)).toContainText(/The 2026 fair is over|Ярмарка 2026 года закончилась/);
    await expect(items).toHaveCount(3);
    await expect(over).toHaveCount(0);
    await past.getByRole('link').click();
    await expect(main(page).getByText(/^(Over|Уже прошло)$/)).toBeVisible();
  });
});

test('what was moved or cancelled since it was starred is told, until it is understood', async ({
  openPage,
  page,
  names,
  visit: { prefix },
}) => {
  await openPage('/program/');
  for (const name of [names.talk, names.sound, names.dentist]) await star(page, name).click();
  await changePageData(page, `${prefix}/my/`, (text) => {
    type Session = { slug: string; status: string; start: string; hall: { id: string } };
    const data = JSON.parse(text) as {
      result: { data: { programme: { days: { sessions: Session[] }[] } } };
    };
    for (const one of data.result.data.programme.days.flatMap(({ sessions }) => sessions)) {
      if (session(one.slug) === talk) one.status = 'cancelled';
      if (session(one.slug) === sound)
        Object.assign(one, { start: '13:15', hall: { id: 'great-hall' } });
    }
    return JSON.stringify(data);
  });
  await openPage('/my/');
  const items = dayOf(page).getByRole('listitem');
  await expect(items.nth(0)).toContainText(
    /Отменили после того, как вы отметили\.|Cancelled since you starred it\./,
  );
  await expect(items.nth(1)).toContainText(
    /(Другое время: было|Another time: it was) 13:00–14:00\./,
  );
  await expect(items.nth(1)).toContainText(
    /Другой зал: был Атриум\.|Another hall: it was Atrium\./,
  );
  await expect(items.nth(2)).not.toContainText(/было|it was/);
  await expect(main(page)).toContainText(/изменились 2 события|2 events have changed/);
  await page.getByRole('button', { name: /^(Понятно|Understood)$/ }).click();
  await expect(main(page)).toContainText(/Запомнили|Noted/);
  await page.reload();
  await hydrated(page);
  await expect(items.nth(0)).toContainText(/Отменено\.|Cancelled\./);
  await expect(main(page)).not.toContainText(/изменил|changed/);
});

test('a link opens beside the list of another, who takes over what he likes', async ({
  browser,
  page,
  context,
  names,
  visit: { prefix },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${prefix}/my/`);
  await page.getByRole('button', { name: copyLink }).click();
  await expect(main(page)).toContainText(/Ссылка скопирована\.|Link copied\./);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.replace(/\w{48}$/, '')).toBe(new URL(`${prefix}/my/#l=1.8.`, page.url()).href);
  for (const code of Object.values(codes)) expect(link).toContain(code);

  const other = await browser.newContext({ locale: 'ru-RU', viewport: phone });
  const theirs = await other.newPage();
  await open(theirs, link, [{ key: talk }, { key: session('the-other-sock') }]);
  const panel = theirs.getByRole('region', { name: listFromLink });
  await expect(
    panel.getByRole('heading', { name: /^(Только по ссылке|Only in the link) 7$/ }),
  ).toBeVisible();
  await expect(panel.getByRole('heading', { name: /^(У обоих|On both lists) 1$/ })).toBeVisible();
  await expect(
    panel.getByRole('heading', { name: /^(Только у вас|Only on yours) 1$/ }),
  ).toBeVisible();
  await expect(dayOf(theirs).getByRole('heading', { level: 3 })).toHaveCount(2);
  const one = panel.getByRole('button', { name: names.sound });
  await one.click();
  await expect(one).toHaveAttribute('aria-pressed', 'true');
  await expect(dayOf(theirs).getByRole('heading', { level: 3 })).toHaveCount(3);
  await theirs.reload();
  await hydrated(theirs);
  await expect(
    panel.getByRole('heading', { name: /^(Только по ссылке|Only in the link) 6$/ }),
  ).toBeVisible();
  await panel
    .getByRole('button', { name: /^(Взять себе все 6 отметок|Take over all 6 stars)$/ })
    .click();
  await expect(panel.getByText(/^(Взято|Done)\./)).toBeFocused();
  await expect(panel.getByRole('heading', { name: /^(У обоих|On both lists) \d/ })).toBeVisible();
  await expect(
    panel.getByRole('heading', { name: /^(Только по ссылке|Only in the link)/ }),
  ).toHaveCount(0);
  await expect(dayOf(theirs).getByRole('heading', { level: 3 })).toHaveCount(5);
  await panel
    .getByRole('button', { name: /^(Закрыть список по ссылке|Close the list from the link)$/ })
    .click();
  await expect(panel).toHaveCount(0);
  await expect(theirs).toHaveURL(`${prefix}/my/`);
  await expect(dayOf(theirs).getByRole('heading', { level: 3 })).toHaveCount(5);
  await other.close();
});

test(
  'storage that is blocked is told of, and takes nothing from the screen',
  { tag: '@rare' },
  async ({ openPage, page, names }) => {
    const said = /браузер не хранит ваш список|browser is not keeping your list/;
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      }),
    );
    await openPage('/program/');
    await star(page, names.talk).click();
    const message = page.getByRole('region', { name: myFair });
    await expect(message.getByRole('status').first()).toContainText(said);
    await message.getByRole('link', { name: oneStar }).click();
    await expect(dayOf(page).getByRole('heading', { level: 3 })).toHaveText([names.talk]);
    await expect(page.getByRole('alert')).toContainText(said);
  },
);

test('what was starred at a past fair is fetched, after a failure on request', async ({
  page,
  visit: { prefix },
  expectProblem,
}) => {
  expectProblem(/my-past|Failed to load resource/);
  await page.route('**/my-past/*.json', (route) => route.abort());
  await open(page, `${prefix}/my/`, [...full, { key: 'stand/2024/darya-lunyova' }]);
  await expect(main(page)).toContainText(/3 стенда, 1 спикер|3 stands, 1 speaker/);
  await expect(main(page)).toContainText(/связь прервалась|connection broke off/);
  await page.unroute('**/my-past/*.json');
  await page.getByRole('button', { name: /^(Попробовать ещё раз|Try again)$/ }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: /^(Ярмарка 2024|The 2024 fair)$/ }),
  ).toBeVisible();
  await expect(main(page)).toContainText(/4 стенда, 1 спикер|4 stands, 1 speaker/);
  await expect(main(page)).not.toContainText(/связь прервалась|connection broke off/);
});

test('the list leaves as a calendar, a code and a sheet of paper', async ({
  page,
  names,
  visit: { prefix },
}) => {
  await open(page, `${prefix}/my/`, [...full, { key: 'stand/2024/no-such-stand' }]);
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^(Мои события в календарь|My events as a calendar)$/ })
      .click(),
  ]);
  expect(calendar.suggestedFilename()).toMatch(/^(moya-yarmarka|my-fair)\.ics$/);
  const source = readFileSync(await calendar.path(), 'utf8');
  // src/my-fair/exports.test.ts reads it with another parser.
  expect(source.match(/^BEGIN:VEVENT/gm)).toHaveLength(4);
  for (const name of Object.values(names)) expect(source.replace(/\r\n /g, '')).toContain(name);

  // What the site does not have is neither shown nor counted.
  await expect(main(page)).toContainText(/, 3 стенда, 1 спикер|, 3 stands, 1 speaker/);
  const code = page.getByRole('img', { name: /^(Код с этой же ссылкой|Code with the same link)/ });
  await expect(code.locator('rect')).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'print' });
  await expect(code).toBeVisible();
  for (const button of await main(page).getByRole('button').all())
    await expect(button).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 3, name: names.talk })).toBeVisible();
  // A title goes to the next sheet with the link and the words below it, and with their plan.
  const stands = page.getByRole('heading', { level: 2, name: /^(Стенды|Stands) 2025$/ });
  await expect(stands.locator('..')).toHaveCSS('break-inside', 'avoid');
  expect(await countSheets(page)).toBe(1);
});

/** Prints the page, and returns how many sheets that takes. */
async function countSheets(page: Page): Promise<number | undefined> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length;
}

test('a day that has begun, six sessions and two stands are printed on one sheet, the day named once', async ({
  page,
  names,
  visit: { prefix },
}) => {
  await setClock(page, '2026-04-03T14:20+03:00');
  const others = ['please-water-the-exhibits', 'the-other-sock'].map(session);
  const keys = [
    talk,
    sound,
    dentist,
    window45,
    ...others,
    ...full.slice(4, 6).map(({ key }) => key),
  ];
  await open(
    page,
    `${prefix}/my/`,
    keys.map((key) => ({ key }) as Star),
  );
  await expect(main(page).locator('summary')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 3, name: names.talk })).toBeVisible();
  const title = /^(Пятница, 3 апреля|Friday,? 3 April)$/;
  await expect(main(page).getByRole('heading', { level: 2, name: title })).toHaveCount(1);
  await expect(main(page).getByRole('navigation')).toHaveCount(0);
  await expect(main(page).getByRole('button')).toHaveCount(0);
  expect(await countSheets(page)).toBe(1);
});

test(
  'a list compared with another does not shift on a phone, nor is it too wide; axe finds nothing',
  { tag: '@rare' },
  async ({ page, names, visit: { prefix } }) => {
    const shifts = await watchShifts(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `${prefix}/my/${linkOf([talk, sound, off, moved])}`);
    const theirs = page.getByRole('region', { name: listFromLink }).getByRole('listitem');
    // A visitor who gets a list has no earlier state of it, so only the programme reports changes.
    await expect(theirs.filter({ hasText: /Зоя Полушка|Zoya Polushka/ })).toContainText(
      /Отменено\. Проводник|Cancelled\. The invitation/,
    );
    await expect(theirs.filter({ hasText: /Двадцать шесть|Twenty-Six/ })).toContainText(
      /Изменение\. |Changed\. /,
    );
    await expect(theirs.filter({ hasText: names.talk })).not.toContainText(
      /Отмен|Измен|C[ah]\w+ed\./,
    );
    await expect(dayOf(page).getByRole('heading', { level: 3 })).toHaveCount(4);
    await expectNoComplaints(page);
    expect(await shifts()).toEqual([]);
    for (const size of ['100%', '200%'])
      expect(await overflowAt(page, size), size).toBeLessThanOrEqual(0);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it is, and no star is shown that does nothing', async ({
    page,
    names,
    visit: { prefix },
  }) => {
    await page.goto(`${prefix}/my/`);
    await expect(main(page)).toContainText(/только со скриптами|Starring needs scripts/);
    await expect(
      page.getByRole('heading', { name: /^(Как это устроено|How it works)$/ }),
    ).toBeVisible();
    await expect(main(page).getByText(/Пока здесь пусто|Nothing here yet/)).toBeHidden();
    await main(page)
      .getByRole('link', { name: /^(Программа|Programme)$/ })
      .click();
    await expect(page.getByRole('button', { name: addToMyFair })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: names.talk })).toBeVisible();
  });
});
