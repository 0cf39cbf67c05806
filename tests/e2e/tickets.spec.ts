import type { FrameLocator, Page } from '@playwright/test';
import { expect, hydrated, setClock, test } from '../support/fair';
import { phone } from '../support/phone';

test.use({ language: 'en' });

const wordsOf = {
  ru: {
    paid: 'Заплачено, ₽',
    day: 'День заявки',
    reason: 'Причина возврата',
    cancelled: 'Ярмарку отменили',
    calculator: 'Посчитать свою сумму',
    comesBack: (sum: string, share: number) => `Вернём ${sum} ₽ — ${share} %`,
    thousand: '1 000',
    half: '2 250',
    whole: '4 500',
    read: (sum: string) => `Заплачено ${sum} ₽.`,
    fillIn:
      'Впишите, сколько заплатили. Точка или запятая перед тремя цифрами делит тысячи, перед одной-двумя — копейки.',
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
    forum: 'Стенды и форум, все дни',
  },
  en: {
    paid: 'Paid, ₽',
    day: 'Day of the claim',
    reason: 'Reason for the refund',
    cancelled: 'The fair was cancelled',
    calculator: 'Work out your sum',
    comesBack: (sum: string, share: number) => `You get back ${sum} ₽, ${share}%`,
    thousand: '1,000',
    half: '2,250',
    whole: '4,500',
    read: (sum: string) => `Paid ${sum} ₽.`,
    fillIn:
      'Write how much you paid. A point or comma before three digits marks thousands, before one or two, kopecks.',
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
    forum: 'The stands and the forum, all days',
  },
} as const;

test('the calculator works out a refund by whole days in Moscow, reads sums as people write them, names each thing it lacks, and moves nothing', async ({
  page,
  visit: { prefix, language },
}) => {
  const words = wordsOf[language];
  // Still the 22nd in London, but the 23rd in Moscow.
  await setClock(page, '2026-03-22T22:30:00Z');
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
    ['2026-03-28', 30],
    ['2026-03-30', 0],
  ] as const) {
    await day.fill(date);
    const sum = share === 100 ? words.thousand : String(share * 10);
    await expect(status, date).toContainText(words.comesBack(sum, share));
  }
  await region.getByLabel(words.reason).selectOption(words.cancelled);
  await expect(status).toContainText(words.comesBack(words.thousand, 100));

  for (const sum of ['4 500', '4,500.00 RUB']) {
    // What it said of the last sum is gone by then.
    await paid.fill('');
    await expect(status).toHaveText(words.fillIn);
    await paid.fill(sum);
    await expect(status, sum).toContainText(words.comesBack(words.whole, 100));
    await expect(status, sum).toContainText(words.read(words.whole));
  }
  await paid.fill('ten');
  await expect(status).toHaveText(words.unread);
  await day.fill('');
  await expect(status).toHaveText(`${words.unread} ${words.dayMissing}`);
  await paid.fill('4500');
  await expect(status).toHaveText(words.dayMissing);
  expect(await height(), 'nothing has moved').toBe(before);
});

test('nine tickets are shown, discounted and free ones are the box office’s; three questions lead to a row', async ({
  page,
  visit: { prefix, language },
}) => {
  const words = wordsOf[language];
  const [free, children, standard] = words.kinds;
  await page.goto(`${prefix}/tickets/`);
  await hydrated(page);
  const rows = page.locator('#ticket-types').getByRole('row');
  await expect(rows.filter({ hasText: 'VIP' })).toContainText(/12[\s,]000\s₽/);
  const atBoxOffice = page
    .locator('#ticket-types tbody')
    .filter({ hasText: /^(В\sкассе|At\sthe\sbox)/ });
  await expect(atBoxOffice).toContainText(
    /(В\sкассе, 2–5\sапреля\s2026|box office, 2–5\sApril\s2026)/,
  );
  await expect(rows.and(page.locator('[id]'))).toHaveCount(9);
  await expect(atBoxOffice.locator('tr[id]')).toHaveCount(3);
  await expect(atBoxOffice.locator('#ticket-free')).toBeVisible();

  const region = page.getByRole('region', { name: words.chooser });
  const answer = region.getByRole('status');
  await expect(answer).toContainText(words.standard);
  for (const [age, ticket] of [
    ['6', free],
    ['7', children],
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

/** Opens the office for a standard ticket, once the provider's script has come. */
async function openOffice(page: Page, prefix: string) {
  await page.goto(`${prefix}/tickets/`);
  await hydrated(page);
  const buy = page.locator('#ticket-standard').getByRole('link', { name: /^(Купить|Buy)/ });
  await expect
    .poll(() => page.evaluate(() => (window as { TicketWidget?: unknown }).TicketWidget))
    .toBeDefined();
  await buy.click();
  const dialog = page.getByRole('dialog', { name: /^(Билеты|Tickets)$/ });
  return { buy, dialog, shop: dialog.frameLocator('iframe') };
}

/** Fills the shop of the stand-in and pays. */
async function pay(shop: FrameLocator | Page): Promise<void> {
  await shop.getByLabel(/^(Имя и фамилия|Full name)$/).fill('Анна Петрова');
  await shop.getByLabel(/^(Электронная почта|E-mail)$/).fill('anna@example.com');
  await shop.getByRole('checkbox').check();
  await shop.getByRole('button', { name: /^(Оплатить|Pay)$/ }).click();
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('an adult ticket for a day is bought in place, and the page is there again', async ({
    page,
    visit: { prefix },
  }) => {
    const { buy, dialog, shop } = await openOffice(page, prefix);
    await expect(shop.getByRole('heading')).toHaveText(/^(Стандартный, 900|Standard, 900)/);
    await shop.getByRole('combobox').selectOption('2026-04-04');
    await pay(shop);
    await expect(shop.getByRole('heading')).toHaveText(/^(Билет куплен|Your ticket is bought)$/);
    await expect(shop.getByText(/4 (апреля|April), 1 × 900/)).toBeVisible();
    await dialog.getByRole('button', { name: /^(Закрыть|Close)$/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(buy).toBeFocused();
  });

  test('Back and Escape close the ticket office and keep what was typed; after paying, Back shows no purchase form', async ({
    page,
    visit: { prefix },
  }) => {
    await page.goto(`${prefix}/for_visitors/`);
    const { buy, dialog, shop } = await openOffice(page, prefix);
    const name = shop.getByLabel(/^(Имя и фамилия|Full name)$/);
    await name.fill('Анна Петрова');
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(`${prefix}/tickets/`);
    await buy.click();
    await expect(name).toHaveValue('Анна Петрова');
    await name.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(buy).toBeFocused();
    await buy.click();
    await shop.getByRole('combobox').selectOption('2026-04-05');
    await pay(shop);
    await expect(shop.getByRole('heading')).toHaveText(/^(Билет куплен|Your ticket is bought)$/);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(`${prefix}/tickets/`);
    // Another ticket begins with an empty form.
    await buy.click();
    await expect(name).toHaveValue('');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(`${prefix}/for_visitors/`);
  });
});

test('the stand-in office sells a ticket for a day that is left, and none without its day', async ({
  request,
}) => {
  const statusOf = async (at: string, ticket: string, day?: string) => {
    const order = { count: '1', name: 'Anna', email: 'anna@example.com', agree: 'on', lang: 'en' };
    const form = { ...order, at, ticket, ...(day !== undefined && { day }) };
    return (await request.post('/ticket-office/', { form })).status();
  };
  for (const [at, ticket, day, status] of [
    ['2026-03-12T12:00', 'standard', '2026-04-04', 200],
    ['2026-03-12T12:00', 'standard', '2020-01-01', 400],
    ['2026-03-12T12:00', 'standard', '2026-04-02', 400],
    ['2026-03-12T12:00', 'standard', undefined, 400],
    ['2026-03-12T12:00', 'vip', undefined, 200],
    ['2026-03-12T12:00', 'vip', '2020-01-01', 400],
    ['2026-04-04T20:31', 'standard', '2026-04-04', 400],
    ['2026-04-05T17:00', 'standard', '2026-04-04', 400],
    ['2026-04-05T17:00', 'standard', '2026-04-05', 200],
    ['2026-04-05T20:01', 'standard', '2026-04-05', 410],
    ['2026-04-05T20:01', 'online-1-day', '2026-04-05', 200],
    ['2026-04-06T00:01', 'vip', undefined, 410],
  ] as const)
    expect.soft(await statusOf(at, ticket, day), `${at} ${ticket} ${day}`).toBe(status);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the lounge leads to a VIP ticket, which is bought on a page of its own', async ({
    page,
    context,
    visit: { prefix },
  }) => {
    await page.goto(`${prefix}/viplounge/`);
    await page.getByRole('link', { name: /^(VIP-билет|The VIP ticket)$/ }).click();
    const row = page.locator('#ticket-vip');
    await expect(row).toBeInViewport();
    const opened = context.waitForEvent('page');
    await row.getByRole('link', { name: /^(Купить|Buy)/ }).click();
    const shop = await opened;
    await pay(shop);
    await expect(shop.getByRole('heading')).toHaveText(/^(Билет куплен|Your ticket is bought)$/);
    await shop.getByRole('link', { name: /^(Вернуться на сайт|Back to the site)$/ }).click();
    await expect(shop).toHaveURL(`${prefix}/tickets/`);
  });

  test('answers are links, the bands are a table, no calculator is offered', async ({
    page,
    visit: { prefix, language },
  }) => {
    await page.goto(`${prefix}/tickets/`);
    await page
      .getByRole('link', { name: /I bring a child of 7 to 13|ребён/ })
      .first()
      .click();
    await expect(page.locator('#ticket-children')).toBeInViewport();
    await expect(page.locator('#refund-amounts').getByRole('row')).toHaveCount(6);
    await expect(page.getByRole('heading', { name: wordsOf[language].calculator })).toBeHidden();
    await expect(page.locator('#now')).toContainText(/Билеты продаются|Tickets are on sale/);
  });
});
