import { expect, hydrated, test } from '../support/fair';

test.use({ language: 'en' });

const wordsOf = {
  ru: {
    all: 'Виды билетов',
    vip: 'VIP',
    price: '12 000 ₽',
    onlyBox: 'Только в кассе',
    paid: 'Заплачено, ₽',
    day: 'День заявки',
    reason: 'Причина возврата',
    cancelled: 'Ярмарку отменили',
    calculator: 'Посчитать свою сумму',
    comesBack: (sum: string, share: number) => `Вернём ${sum} ₽ — ${share} %`,
    thousand: '1 000',
    half: '2 250',
    whole: '4 500',
    fillIn: 'Впишите, сколько заплатили.',
    unread: 'Впишите сумму цифрами, например 4 500.',
    dayMissing: 'Выберите день заявки.',
    chooser: 'Или ответьте на три вопроса',
    age: 'Сколько лет',
    entitlement: 'Льгота',
    wish: 'Что хотите увидеть',
    standard: 'Стандартный, 900',
    kinds: ['Бесплатный', 'Детский', 'Стандартный'],
    disabled: 'Инвалиды 1 и 2 группы с одним сопровождающим',
    companion: 'Один сопровождающий проходит бесплатно',
    pupils: 'Школьники 14–18 лет',
    forum: 'Ряды и форум, все дни',
    onSale: 'Билеты продаются.',
  },
  en: {
    all: 'Ticket types',
    vip: 'VIP ticket',
    price: '12,000 ₽',
    onlyBox: 'At the box office only',
    paid: 'Paid, ₽',
    day: 'Day of the claim',
    reason: 'Reason for the refund',
    cancelled: 'The fair was cancelled',
    calculator: 'Work out your sum',
    comesBack: (sum: string, share: number) => `You get back ${sum} ₽, ${share}%`,
    thousand: '1,000',
    half: '2,250',
    whole: '4,500',
    fillIn: 'Write how much you paid.',
    unread: 'Write the sum in figures, such as 4,500.',
    dayMissing: 'Choose the day of the claim.',
    chooser: 'Or answer three questions',
    age: 'Age in years',
    entitlement: 'Entitlement',
    wish: 'What you want to see',
    standard: 'Standard, 900',
    kinds: ['Free', 'Children', 'Standard'],
    disabled: 'Disabled people of groups 1 and 2 with one companion',
    companion: 'One companion enters free',
    pupils: 'Pupils aged 14–18',
    forum: 'The rows and the forum, all days',
    onSale: 'Tickets are on sale.',
  },
} as const;

test('nine tickets are shown, each an offer for search engines; discounted and free ones are the box office’s', async ({
  page,
  visit: { prefix, language },
}) => {
  const { all, vip, price, onlyBox } = wordsOf[language];
  await page.goto(`${prefix}/tickets/`);
  const section = page.locator('#ticket-types');
  await expect(section.getByRole('heading', { name: all })).toBeVisible();
  const rows = section.getByRole('row');
  await expect(rows).toHaveCount(10);
  await expect(section.getByRole('row', { name: vip })).toContainText(
    price.replace(/ /g, '\u00a0'),
  );
  for (const ticket of ['standard-discounted', 'professional-discounted', 'free'])
    await expect(page.locator(`#ticket-${ticket}`)).toContainText(onlyBox);
  await expect(rows.filter({ hasText: onlyBox })).toHaveCount(3);

  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const graph = texts.flatMap(
    (text) =>
      (JSON.parse(text) as { '@graph': { offers?: { url: string; priceCurrency: string }[] }[] })[
        '@graph'
      ],
  );
  const offers = graph.flatMap(({ offers = [] }) => offers);
  expect(offers).toHaveLength(9);
  for (const { url, priceCurrency } of offers) {
    expect(priceCurrency).toBe('RUB');
    await expect(page.locator(`#${url.split('#')[1]}`)).toHaveCount(1);
  }
});

test('the calculator works out a refund by whole days in Moscow, reads sums as people write them, names each thing it lacks, and moves nothing', async ({
  page,
  visit: { prefix, language },
}) => {
  const words = wordsOf[language];
  // Still the 22nd in London, but the 23rd in Moscow.
  await page.clock.setFixedTime('2026-03-22T22:30:00Z');
  await page.goto(`${prefix}/tickets/`);
  await hydrated(page);
  const region = page.getByRole('region', { name: words.calculator });
  const [paid, day] = [region.getByLabel(words.paid), region.getByLabel(words.day)];
  const status = region.getByRole('status');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await expect(status).toHaveText(words.fillIn);
  await expect(day).toHaveValue('2026-03-23');
  await paid.fill('4500');
  await expect(status).toContainText(words.comesBack(words.half, 50));
  expect(await height(), 'nothing has moved').toBe(before);

  await paid.fill('1000');
  for (const [date, share] of [
    ['2026-03-22', 100],
    ['2026-03-23', 50],
    ['2026-03-27', 50],
    ['2026-03-28', 30],
    ['2026-03-29', 30],
    ['2026-03-30', 0],
    ['2026-04-03', 0],
  ] as const) {
    await day.fill(date);
    const sum = share === 100 ? words.thousand : String(share * 10);
    await expect(status, date).toContainText(words.comesBack(sum, share));
  }
  await region.getByLabel(words.reason).selectOption(words.cancelled);
  await expect(status).toContainText(words.comesBack(words.thousand, 100));

  for (const sum of [
    '4,500',
    '4 500',
    '4\u00a0500 ₽',
    '4\u202f500,00',
    '4,500.00 RUB',
    '4500 руб.',
  ]) {
    // What it said of the last sum is gone by then.
    await paid.fill('');
    await expect(status).toHaveText(words.fillIn);
    await paid.fill(sum);
    await expect(status, sum).toContainText(words.comesBack(words.whole, 100));
  }
  await paid.fill('ten');
  await expect(status).toHaveText(words.unread);
  await day.fill('');
  await expect(status).toHaveText(`${words.unread} ${words.dayMissing}`);
  await paid.fill('4500');
  await expect(status).toHaveText(words.dayMissing);
  expect(await height(), 'nothing has moved').toBe(before);
});

test('three questions lead to a row', async ({ page, visit: { prefix, language } }) => {
  const words = wordsOf[language];
  const [free, children, standard] = words.kinds;
  await page.goto(`${prefix}/tickets/`);
  await hydrated(page);
  const region = page.getByRole('region', { name: words.chooser });
  const answer = region.getByRole('status');
  await expect(answer).toContainText(words.standard);
  for (const [age, ticket] of [
    ['6', free],
    ['7', children],
    ['13', children],
    ['14', standard],
  ] as const) {
    await region.getByLabel(words.age).fill(age);
    await expect(answer, age).toContainText(ticket);
  }
  const entitlement = region.getByLabel(words.entitlement);
  await entitlement.selectOption(words.disabled);
  await expect(answer).toContainText(words.companion);
  await entitlement.selectOption(words.pupils);
  await region.getByLabel(words.wish).selectOption(words.forum);
  await answer
    .getByRole('link', { name: /^(Professional \(discounted\)|Профессиональный льготный)/ })
    .click();
  await expect(page).toHaveURL(`${prefix}/tickets/#ticket-professional-discounted`);
  await expect(page.locator('#ticket-professional-discounted')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('answers are links, the bands are a table, no calculator is offered', async ({
    page,
    visit: { prefix, language },
  }) => {
    const words = wordsOf[language];
    await page.goto(`${prefix}/tickets/`);
    await page
      .getByRole('link', { name: /I bring a child of 7 to 13|ребён/ })
      .first()
      .click();
    await expect(page.locator('#ticket-children')).toBeInViewport();
    await expect(page.locator('#refund-amounts').getByRole('row')).toHaveCount(6);
    await expect(page.getByRole('heading', { name: words.calculator })).toBeHidden();
    await expect(page.locator('#now')).toContainText(words.onSale);
  });
});
