import type { Page } from '@playwright/test';
import { expect, heading, phone, setClock, test } from '../support/fair';
import { fieldOf, leadsOf, ownEmail } from '../support/leads';

test.use({ viewport: phone });

const classOf = 'a-circle-with-a-broom';
const fullClass = 'a-binding-without-glue';
const book = (page: Page) => page.getByRole('link', { name: /^(Записаться|Book a place)$/ });
const send = (page: Page) => page.getByRole('button', { name: /^(Записать|Записаться|Book)$/ });

async function write(page: Page, email: string): Promise<void> {
  await page.getByLabel(/^(Имя и фамилия взрослого|Full name of the adult)/).fill('Анна Петрова');
  await page.getByLabel(/^(Имя ребёнка|Name of the child)/).fill('Оля');
  await page.getByLabel(/^(Возраст ребёнка|Age of the child)/).fill('5');
  await page.getByLabel(/^(Электронная почта|E-mail)/).fill(email);
  await page.getByLabel(/^(Телефон|Phone)/).fill('+7 495 000-00-00');
  await page.getByRole('checkbox').check();
}

test('a child is signed up for the class whose page one came from; the lead and the thank-you page name class, day and time', async ({
  openPage,
  page,
  visit: { prefix, language },
}, info) => {
  const email = ownEmail('class', info);
  await openPage(`/program/2026/${classOf}/`);
  await book(page).click();
  await expect(heading(page)).toHaveText(/^(Регистрация|Booking)$/);
  await expect(page.getByRole('main')).toContainText(/12:00/);
  await write(page, email);
  await send(page).click();
  await page.waitForURL(`**${prefix}/thanks/#booked-${classOf}`);
  await expect(page.getByText(/(Круг метлой|A Circle with a Broom).*12:00/)).toBeInViewport();
  await expect(heading(page)).toBeInViewport();
  await expect(page.locator('[id^=booked-]:visible')).toHaveCount(1);
  const [lead] = await leadsOf(page, info, email);
  const told = ['form', 'master_class', 'session_title', 'day', 'time', 'child_name'].map(
    (name) => lead && fieldOf(lead, name),
  );
  expect(told).toEqual([
    'childrens-master-class',
    classOf,
    language === 'ru' ? 'Круг метлой' : 'A Circle with a Broom',
    '2026-04-04',
    '12:00',
    'Оля',
  ]);
});

test('a child of 8 is not signed up for a class for ages 4 to 6: classes that fit are offered at once', async ({
  openPage,
  page,
  visit: { prefix },
}, info) => {
  const email = ownEmail('eight', info);
  const age = page.getByLabel(/^(Возраст ребёнка|Age of the child)/);
  const refusal = page.getByText(/(Сюда записывают от 4 до 6 лет|This one is for ages 4 to 6)\./);
  await openPage(`/program/2026/${classOf}/book/`);
  await write(page, email);
  await age.fill('8');
  await expect(refusal).toBeVisible();
  await send(page).click();
  await expect(age, 'nothing is sent').toBeFocused();
  // A class for ages 7 to 10, with all that is typed.
  await refusal.getByRole('link').first().click();
  await expect(age).toHaveValue('8');
  await expect(page.getByLabel(/^(Имя ребёнка|Name of the child)/)).toHaveValue('Оля');
  await expect(refusal).toHaveCount(0);

  await openPage('/childrens_area/');
  const choice = page.locator('select[name=master_class]');
  await write(page, email);
  await choice.selectOption(classOf);
  await age.fill('8');
  await expect(refusal).toBeVisible();
  await refusal.getByRole('button').first().click();
  await expect(refusal).toHaveCount(0);
  const chosen = await choice.inputValue();
  await send(page).click();
  await page.waitForURL(`**${prefix}/thanks/#booked-${chosen}`);
  const [lead] = await leadsOf(page, info, email);
  const told = ['master_class', 'child_age'].map((name) => lead && fieldOf(lead, name));
  expect(told).toEqual([chosen, '8']);
});

test(
  'a full class, and one that has begun, say so and take no bookings',
  { tag: '@rare' },
  async ({ openPage, page, visit: { prefix } }) => {
    await openPage(`/program/2026/${fullClass}/`);
    await expect(page.getByText(/^(Все места заняты|All places are taken)\.$/)).toBeInViewport();
    const others = page.getByText(/^(Ближайшие другие, где|The nearest others with)/).locator('..');
    await expect(others.getByRole('link').first()).toBeInViewport();
    await expect(book(page)).toHaveCount(0);
    await page.goto(`${prefix}/program/2026/${fullClass}/book/`);
    await expect(page.getByText(/^(Все места заняты\.|All places are taken\.)$/)).toBeInViewport();
    await expect(page.locator('main form')).toHaveCount(0);
    await others.getByRole('link').first().click();
    await expect(page.locator('main form')).toBeVisible();
    await page.goto(`${prefix}/program/#2026-04-04`);
    await expect(
      page.getByText(/^(Мест нет|Fully booked)$/).first(),
      'the schedule says it, too',
    ).toBeVisible();

    await setClock(page, '2026-04-04T12:10+03:00');
    await openPage(`/program/2026/${classOf}/`);
    await expect(book(page)).toHaveCount(0);
    await openPage(`/program/2026/${classOf}/book/`);
    await expect(page.getByText(/^(Регистрация закончена|Booking is over)\.$/)).toBeVisible();
    await expect(page.locator('main form')).toHaveCount(0);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, language: 'en' });

  test('a walk of the programme is signed up for by itself, not ordered for a group', async ({
    page,
    visit: { prefix },
  }, info) => {
    const email = ownEmail('walk', info);
    await page.goto(`${prefix}/program/2026/tickets-please/`);
    await book(page).click();
    await page.getByLabel(/^(Имя и фамилия|Full name)/).fill('Anna Petrova');
    await page.getByLabel(/^(Электронная почта|E-mail)/).fill(email);
    await page.getByRole('checkbox').check();
    await send(page).click();
    await page.waitForURL(`**${prefix}/thanks/#booked-tickets-please`);
    await expect(page.getByText(/(Предъявите билеты|Tickets, Please).*14:00/)).toBeVisible();
    const [lead] = await leadsOf(page, info, email);
    const told = ['form', 'session', 'day', 'time'].map((name) => lead && fieldOf(lead, name));
    expect(told).toEqual(['session-booking', 'tickets-please', '2026-04-04', '14:00']);
  });

  test('the browser itself takes an age of the class’s range alone', async ({
    page,
    visit: { prefix },
  }) => {
    await page.goto(`${prefix}/program/2026/${classOf}/book/`);
    const age = page.getByLabel(/^(Возраст ребёнка|Age of the child)/);
    for (const [typed, isValid] of [
      ['8', false],
      ['6', true],
    ] as const) {
      await age.fill(typed);
      expect(await age.evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(isValid);
    }
  });
});
