import { addToMyFair, expect, heading, phone, setClock, test } from '../support/fair';
import { leadsOf, ownEmail } from '../support/leads';
import { sending } from '../support/sendForm';
import { translate } from '../support/translate';

// What people come to do with a phone, to the last sentence; the other errands stand with what they
// are about (tests/README.md).
test.use({ viewport: phone });

test('a half-remembered gallery is found and kept, and its stand is seen on the plan', async ({
  openPage,
  page,
}) => {
  await openPage('/exhibitors/');
  await page.getByRole('searchbox').fill('кабальт');
  const found = page.getByRole('main').getByRole('link', { name: /^(Кобальт|Kobalt)/ });
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(heading(page)).toHaveText(/^(Кобальт|Kobalt)$/);
  await addToMyFair(page);
  await expect(
    page.getByRole('link', { name: /^(В моей ярмарке 1 отметка|1 star in my fair)$/ }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /A06/ }).first().click();
  await expect(page).toHaveURL(/\/map\/\?stand=A06|\/map\/#stand-A06/);
  const stand = page.locator('#stand-A06');
  await expect(stand).toHaveAttribute('data-marked', 'true');
  await expect(stand).toBeInViewport();
  await expect(page.getByRole('main')).toContainText(/Кобальт|Kobalt/);
});

test('from a starred talk in my fair to its hall on the plan, and back', async ({
  openPage,
  page,
}) => {
  await openPage('/program/2026/how-do-we-enter-it/');
  await addToMyFair(page);
  await page.getByRole('link', { name: /^(В моей ярмарке 1 отметка|1 star in my fair)$/ }).click();
  const talk = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name: /^(Как это записать|How Do We Enter It)/ }),
    });
  await talk.locator('a[href*="#hall-"]').click();
  await expect(page).toHaveURL(/\/map\/#hall-/);
  const hall = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await expect(hall).toHaveAttribute('data-marked', 'true');
  await expect(hall).toBeInViewport();
  await expect(hall).toBeFocused();
  await page.goBack();
  await expect(talk.getByRole('heading')).toBeInViewport();
});

test('a day is printed: from the programme hour by hour, from my fair by its button', async ({
  openPage,
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset['printed'] = '');
  });
  await openPage('/program/#2026-04-04');
  const day = page.getByRole('region', { name: /^(суббота, 4 апреля|Saturday,? 4 April)$/ });
  await addToMyFair(day);
  await page.emulateMedia({ media: 'print' });
  await expect(day.getByRole('rowheader', { name: '12:00' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await openPage('/my/');
  await page.getByRole('button', { name: /^(Напечатать|Print)$/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByText(/^(Моя ярмарка|My fair): (Арт Ряды|Art Rows)$/)).toBeVisible();
  await expect(main.getByRole('heading', { name: /^(Суббота|Saturday)/ })).toBeVisible();
  await expect(main.getByRole('listitem').first()).toBeVisible();
});

test('who comes in November is thanked, sees what was, and is offered nothing that is past', async ({
  openPage,
  page,
  visit: { prefix },
}, info) => {
  await setClock(page, '2026-11-26T12:00+03:00');
  await openPage('/');
  await expect(page.getByText(/Спасибо всем, кто был|Thank you to all who came/)).toBeVisible();
  await expect(
    page.getByText(/^(Ярмарка 2026 года прошла|The 2026 fair is over)$/),
  ).toBeInViewport();
  await page.getByRole('link', { name: /^(Что было в программе|What was on)$/ }).click();
  await page
    .getByRole('link', { name: /^(Круг метлой|A Circle with a Broom)/ })
    .first()
    .click();
  const main = page.getByRole('main');
  await expect(main).toContainText(/Уже прошло|Over/);
  await expect(main.getByRole('link', { name: /^(Записаться|Book a place)$/ })).toHaveCount(0);

  // A visitor who wants a ticket is told that there are none, and writes for the next fair.
  const email = ownEmail('november', info);
  await openPage('/tickets/');
  await expect(
    main.getByText(/билеты\sбольше\sне\sпродаются|tickets\sare\sno\slonger\ssold/),
  ).toBeInViewport();
  await main.getByRole('link', { name: /^(Узнать о следующей|Hear of the next one)$/ }).click();
  await page.waitForURL(`${prefix}/#mailing-list`);
  const letters = page.locator('#mailing-list');
  await letters.getByLabel(/^(Электронная почта|E-mail)/).fill(email);
  await letters.getByRole('checkbox').check();
  await sending(letters).click();
  await page.waitForURL(`**${prefix}/thanks/`);
  expect(await leadsOf(page, info, email)).toHaveLength(1);
});

test('who wants a recording finds it from the menu, on the page of its fair and that of its session', async ({
  openPage,
  page,
}) => {
  await setClock(page, '2026-04-06T12:00+03:00');
  await openPage('/');
  await page.getByRole('button', { name: /^(Меню|Menu)$/ }).click();
  await page
    .getByRole('link', { name: /^(Прошлые ярмарки|Past events)$/ })
    .first()
    .click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: /2025/ })).toBeVisible();
  const row = main.locator('#recordings');
  await expect(row.getByRole('link', { name: /^(Смотреть|Watch): / })).toHaveAttribute(
    'href',
    'https://video.artrows.example/2025/eighty-seven-vehicles/',
  );
  await row.getByRole('heading', { level: 3 }).getByRole('link').click();
  await expect(
    main.getByRole('link', { name: /^(Смотреть запись|Watch the recording)$/ }),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: /^(Слайды|Slides)$/ })).toBeVisible();
  // One that was not filmed says so.
  await openPage('/program/2025/in-felt-slippers/');
  await expect(main.getByText(/^(Записи не будет|There will be no recording)/)).toBeVisible();
});

test('who was at a past fair: names fold on a phone, open by their address, and fill a desk’s window', async ({
  openPage,
  page,
  visit: { prefix },
}) => {
  await openPage('/past_events/2025/');
  const names = page.locator('#exhibitors').getByRole('link');
  await expect(names.first()).toBeHidden();
  await page.goto(`${prefix}/past_events/2025/#exhibitors`);
  await expect(names.first()).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${prefix}/past_events/2025/`);
  await expect(names.first()).toBeVisible();
  const { left, right } = await page
    .locator('#exhibitors')
    .evaluate((place) => place.getBoundingClientRect());
  expect(right - left).toBeGreaterThan(1300);
});

test(
  'on New Year’s Day nothing is sold, ordered or worked out for the fair that is over',
  { tag: '@rare' },
  async ({ openPage, page }) => {
    await setClock(page, '2027-01-01T11:00+03:00');
    await openPage('/tickets/');
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: /^(Купить|Buy)/ })).toHaveCount(0);
    await expect(main.locator('[data-sale]:not([data-sale=over])')).toHaveCount(0);
    await expect(main.getByRole('button', { name: /Рассчитать|Work out|Calculate/ })).toHaveCount(
      0,
    );
    for (const path of ['/navigation/', '/childrens_area/', '/program/']) {
      await openPage(path);
      const ended = main.locator('[data-form$=excursion], [data-form$=master-class]');
      await expect(ended.first()).toHaveAttribute('data-state', 'closed');
      await expect(ended.and(page.locator('[data-state=open]'))).toHaveCount(0);
    }
  },
);

test('a site that the browser has translated is searched, starred, walked through and written to', async ({
  openPage,
  page,
  visit: { prefix },
}, info) => {
  await openPage('/exhibitors/');
  await translate(page);
  const main = page.getByRole('main');
  const search = page.getByRole('searchbox');
  const found = main.getByRole('status').first();
  const all = await found.textContent();
  await search.fill('кабальт');
  await expect(found).toHaveText(/^1 /);
  await search.fill('');
  await expect(found).toHaveText(all ?? '');
  await addToMyFair(main);
  const toMyFair = page.getByRole('link', {
    name: /^(В моей ярмарке 1 отметка|1 star in my fair)$/,
  });
  await expect(toMyFair).toBeVisible();
  await toMyFair.click();
  await expect(page).toHaveURL(/\/my\//);
  await expect(main.getByRole('button', { name: /^(Напечатать|Print)$/ })).toBeVisible();
  await page.goBack();
  await expect(search).toBeVisible();

  const email = ownEmail('translated', info);
  await openPage('/#mailing-list');
  await translate(page);
  const letters = page.locator('#mailing-list');
  await letters.getByLabel(/^(Электронная почта|E-mail)/).fill(email);
  await sending(letters).click();
  await expect(
    letters.getByRole('link', { name: /^(Без этого согласия|The form cannot be sent without)/ }),
  ).toBeVisible();
  await letters.getByRole('checkbox').check();
  await sending(letters).click();
  await page.waitForURL(`**${prefix}/thanks/`);
  expect(await leadsOf(page, info, email)).toHaveLength(1);
});
