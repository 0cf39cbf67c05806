import { expect, hydrated, test } from '../support/fair';

const languages = [
  {
    prefix: '',
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
  },
  {
    prefix: '/en',
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
  },
];

for (const {
  prefix,
  all,
  vip,
  price,
  onlyBox,
  paid,
  day,
  reason,
  cancelled,
  calculator,
  comesBack,
} of languages) {
  test(`${prefix}/tickets/ shows all nine tickets; discounted and free ones are the box office's`, async ({
    page,
  }) => {
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
  });

  test(`${prefix}/tickets/ works out a refund by whole days in Moscow`, async ({ page }) => {
    await page.goto(`${prefix}/tickets/`);
    await hydrated(page);
    const region = page.getByRole('region', { name: calculator });
    await region.getByLabel(paid).fill('1000');
    for (const [date, share] of [
      ['2026-03-22', 100],
      ['2026-03-23', 50],
      ['2026-03-27', 50],
      ['2026-03-28', 30],
      ['2026-03-29', 30],
      ['2026-03-30', 0],
      ['2026-04-03', 0],
    ] as const) {
      await region.getByLabel(day).fill(date);
      const sum = share === 100 ? (prefix === '' ? '1 000' : '1,000') : String(share * 10);
      await expect(region.getByRole('status'), date).toContainText(comesBack(sum, share));
    }
    await region.getByLabel(reason).selectOption(cancelled);
    await expect(region.getByRole('status')).toContainText(
      comesBack(prefix === '' ? '1 000' : '1,000', 100),
    );
    await region.getByLabel(paid).fill('ten');
    await expect(region.getByRole('status')).not.toContainText('₽');
  });
}

test('the day of the claim is today in Moscow, and the answer moves nothing', async ({ page }) => {
  // Still the 22nd in London, but the 23rd in Moscow.
  await page.clock.setFixedTime('2026-03-22T22:30:00Z');
  await page.goto('/en/tickets/');
  await hydrated(page);
  const region = page.getByRole('region', { name: 'Work out your sum' });
  await expect(region.getByLabel('Day of the claim')).toHaveValue('2026-03-23');
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await region.getByLabel('Paid, ₽').fill('4500');
  await expect(region.getByRole('status')).toContainText('You get back 2,250 ₽, 50%');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
});

test('three questions lead to a row', async ({ page }) => {
  await page.goto('/en/tickets/');
  await hydrated(page);
  const region = page.getByRole('region', { name: 'Or answer three questions' });
  const answer = region.getByRole('status');
  await expect(answer).toContainText('Standard, 900');
  for (const [age, ticket] of [
    ['6', 'Free'],
    ['7', 'Children'],
    ['13', 'Children'],
    ['14', 'Standard'],
  ] as const) {
    await region.getByLabel('Age in years').fill(age);
    await expect(answer, age).toContainText(ticket);
  }
  await region
    .getByLabel('Entitlement')
    .selectOption('Disabled people of groups 1 and 2 with one companion');
  await expect(answer).toContainText('One companion enters free');
  await region.getByLabel('Entitlement').selectOption('Pupils aged 14–18');
  await region.getByLabel('What you want to see').selectOption('The rows and the forum, all days');
  await answer.getByRole('link', { name: /^Professional \(discounted\)/ }).click();
  await expect(page).toHaveURL('/en/tickets/#ticket-professional-discounted');
  await expect(page.locator('#ticket-professional-discounted')).toBeInViewport();
});

test('each ticket is an offer for search engines', async ({ page }) => {
  await page.goto('/en/tickets/');
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('answers are links, the bands are a table, no calculator is offered', async ({ page }) => {
    await page.goto('/en/tickets/');
    await page.getByRole('link', { name: /I bring a child of 7 to 13/ }).click();
    await expect(page.locator('#ticket-children')).toBeInViewport();
    await expect(page.locator('#refund-amounts').getByRole('row')).toHaveCount(6);
    await expect(page.getByRole('heading', { name: 'Work out your sum' })).toBeHidden();
    await expect(page.locator('#now')).toContainText('Tickets are on sale.');
  });
});
