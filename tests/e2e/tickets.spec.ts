import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, hydrated, phone, setClock, test } from '../support/fair';
import { translate } from '../support/translate';

test.use({ language: 'en' });

/** Opens the page with the form, once the provider's script has come. */
async function openForm(page: Page, prefix: string) {
  await page.goto(`${prefix}/tickets/`);
  await hydrated(page);
  await expect
    .poll(() => page.evaluate(() => (window as { TicketWidget?: unknown }).TicketWidget))
    .toBeDefined();
  const form = page.locator('#ticket-types');
  const dialog = page.getByRole('dialog', { name: /^(Билеты|Tickets)$/ });
  return {
    form,
    buy: form.getByRole('button', { name: /^(Купить|Buy)$/ }),
    dialog,
    shop: dialog.frameLocator('iframe'),
    /** Adds one to a group of people. */
    add: (group: RegExp) => form.getByRole('button', { name: group }).click(),
  };
}

/** The label of a radio button, which is what is pressed. */
const choiceOf = (form: Locator, words: RegExp) => form.locator('label').filter({ hasText: words });

/** Fills the shop of the stand-in and pays. */
async function pay(shop: FrameLocator | Page): Promise<void> {
  await shop.getByLabel(/^(Имя и фамилия|Full name)$/).fill('Анна Петрова');
  await shop.getByLabel(/^(Электронная почта|E-mail)$/).fill('anna@example.com');
  await shop.getByRole('checkbox').check();
  await shop.getByRole('button', { name: /^(Оплатить|Pay)$/ }).click();
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('two adults, a child of six and a pensioner on Saturday: one sum, bought in place, the rest explained', async ({
    page,
    visit: { prefix },
  }) => {
    const { form, buy, dialog, shop, add } = await openForm(page, prefix);
    await expect(buy, 'the choice is the first screen').toBeInViewport({ ratio: 1 });
    // Without a day nothing is asked of the provider.
    await buy.click();
    await expect(dialog).toHaveCount(0);
    await choiceOf(form, /^(сб|Sat)/).click();
    await add(/^\+ (Взрослых|Adults)$/);
    await form.getByText(/^(Дети, студенты|Children, students)/).click();
    await add(/^\+ (Дети до 7 лет|Children under 7)$/);
    await add(/^\+ (Пенсионеры|Pensioners)$/);
    const sum =
      /^(Итого 2\s250\s₽Здесь 1\s800\s₽, в кассе 450\s₽|Total 2,250\s₽1,800\s₽ here, 450\s₽ at the box office)$/;
    await expect(form.getByRole('status')).toHaveText(sum);
    // A look at another page, by a full load, loses nothing.
    await page.goto(`${prefix}/contacts/`);
    await page.goBack();
    await hydrated(page);
    await expect(form.getByRole('status')).toHaveText(sum);
    for (const words of [
      /2 × (Стандартный|Standard)/,
      /1 × (Стандартный льготный|Standard \(discounted\)).*(Пенсионное удостоверение|A pension certificate)/,
      /1 × (Бесплатный|Free).*(Свидетельство о\sрождении|A birth certificate)/,
    ])
      await expect(form.getByRole('listitem').filter({ hasText: words })).toBeVisible();
    await buy.click();
    await expect(shop.getByRole('heading')).toHaveText(/^(Стандартный, 900|Standard, 900)/);
    await pay(shop);
    await expect(shop.getByRole('heading')).toHaveText(/^(Билет куплен|Your ticket is bought)$/);
    await expect(shop.getByText(/4 (апреля|April), 2 × 900/)).toBeVisible();
    await dialog.getByRole('button', { name: /^(Закрыть|Close)$/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(buy).toBeFocused();
  });

  test('on a page that the browser has translated, a party is summed up and its tickets are bought', async ({
    page,
    visit: { prefix },
  }) => {
    const { form, buy, dialog, shop, add } = await openForm(page, prefix);
    await translate(page);
    await choiceOf(form, /^(вс|Sun)/).click();
    await add(/^\+ (Взрослых|Adults)$/);
    await form.getByText(/^(Дети, студенты|Children, students)/).click();
    await add(/^\+ (Пенсионеры|Pensioners)$/);
    await expect(form.getByRole('status')).toContainText(/(Итого|Total) 2[\s,]250\s₽/);
    await choiceOf(form, /^(Профессиональный|Professional)/).click();
    await choiceOf(form, /^(Стандартный|Standard)/)
      .first()
      .click();
    await expect(form.getByRole('status')).toContainText(/(Итого|Total) 2[\s,]250\s₽/);
    await buy.click();
    await pay(shop);
    await expect(shop.getByText(/5 (апреля|April), 2 × 900/)).toBeVisible();
    await dialog.getByRole('button', { name: /^(Закрыть|Close)$/ }).click();
    await expect(buy).toBeFocused();
  });

  test('Back and Escape close the ticket office and keep what was typed; after paying, Back shows no purchase form', async ({
    page,
    visit: { prefix },
  }) => {
    await page.goto(`${prefix}/for_visitors/`);
    const { form, buy, dialog, shop } = await openForm(page, prefix);
    await choiceOf(form, /^(вс|Sun)/).click();
    await buy.click();
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

  test('a refund twelve days before the fair and on its first day, from the home page in two taps to the form', async ({
    openPage,
    page,
  }) => {
    const refund = page.locator('#refund');
    for (const [moment, today, row] of [
      // Still the 21st in Moscow.
      ['2026-03-21T23:59+03:00', /(12\sдней|12\sdays)[^]*100/, /22\s(марта|March)/],
      [
        '2026-04-02T00:00+03:00',
        /(только\sпо\sпричинам\sниже|only\sfor\sthe\sreasons\sbelow)/,
        /30/,
      ],
    ] as const) {
      await setClock(page, moment);
      await openPage('/');
      await page
        .locator('#now')
        .getByRole('link', { name: /^(Вернуть билет|Get a refund)$/ })
        .click();
      await expect(refund.getByText(today)).toBeInViewport({ ratio: 1 });
      await expect(refund.locator('tr[aria-current]')).toHaveText(row);
    }
    await refund.getByRole('link', { name: /^(Сразу к заявке|Straight to the claim)$/ }).click();
    const form = page.locator('#refund-form');
    await expect(form.getByRole('heading')).toBeInViewport();
    await form.getByLabel(/^(Причина|Reason)/).selectOption('changed-plans');
    await expect(page.getByLabel(/^(Ссылка на справку|Link to the sick note)/)).toBeHidden();
  });
});

test('on paper the page has the kinds and prices of tickets, without controls', async ({
  page,
  visit: { prefix },
}) => {
  const { form, buy } = await openForm(page, prefix);
  await page.emulateMedia({ media: 'print' });
  await expect(form.getByText(/^4\s500\s₽$|^4,500\s₽$/)).toBeVisible();
  await expect(form.getByText(/^(Профессиональный|Professional)$/)).toBeVisible();
  await expect(buy).toBeHidden();
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
    const form = page.locator('#ticket-types');
    await expect(form.locator('#ticket-vip')).toBeInViewport();
    await form.locator('#ticket-vip').click();
    await expect(form.getByText(/^(День выбирать не нужно|No day to choose)/)).toBeVisible();
    await form.getByLabel(/^(Взрослых|Adults)$/).fill('2');
    const opened = context.waitForEvent('page');
    await form.getByRole('button', { name: /^(Купить|Buy)$/ }).click();
    const shop = await opened;
    await expect(shop.getByRole('spinbutton')).toHaveValue('2');
    await pay(shop);
    await expect(shop.getByRole('heading')).toHaveText(/^(Билет куплен|Your ticket is bought)$/);
    await shop.getByRole('link', { name: /^(Вернуться на сайт|Back to the site)$/ }).click();
    await expect(shop).toHaveURL(`${prefix}/tickets/`);
  });
});
