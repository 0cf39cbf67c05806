import type { Page } from '@playwright/test';
import { expect, hydrated, setClock, test } from '../support/fair';
import { fieldOf, leadsOf, ownEmail } from '../support/leads';
import { phone } from '../support/phone';

test.use({ viewport: phone });

const classOf = 'a-circle-with-a-broom';
const fullClass = 'a-binding-without-glue';
const book = (page: Page) => page.getByRole('link', { name: /^(записаться|book a place)$/ });
const send = (page: Page) => page.getByRole('button', { name: /^(Записать|Записаться|Book)$/ });

async function write(page: Page, email: string): Promise<void> {
  await page.getByLabel(/^(Имя и фамилия взрослого|Full name of the adult)/).fill('Анна Петрова');
  await page.getByLabel(/^(Имя ребёнка|Name of the child)/).fill('Оля');
  await page.getByLabel(/^(Возраст ребёнка|Age of the child)/).fill('5');
  await page.getByLabel(/^(Электронная почта|E-mail)/).fill(email);
  await page.getByLabel(/^(Телефон|Phone)/).fill('+7 495 000-00-00');
  await page.getByRole('checkbox').check();
}

test('a child is signed up for the class whose page one came from; the lead names class, day and hour', async ({
  page,
  visit: { prefix },
}, info) => {
  const email = ownEmail('class', info);
  await page.goto(`${prefix}/program/2026/${classOf}/`);
  await hydrated(page);
  await book(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Запись|Booking)$/);
  await expect(page.getByRole('main')).toContainText(/12:00/);
  await write(page, email);
  await send(page).click();
  await page.waitForURL(`**${prefix}/thanks/`);
  const [lead] = await leadsOf(page, info, email);
  const told = ['form', 'master_class', 'day', 'time', 'child_name'].map(
    (name) => lead && fieldOf(lead, name),
  );
  expect(told).toEqual(['childrens-master-class', classOf, '2026-04-04', '12:00', 'Оля']);
});

test('a full class, and one that has begun, say so and take no bookings', async ({
  page,
  visit: { prefix },
}) => {
  await page.goto(`${prefix}/program/2026/${fullClass}/`);
  await hydrated(page);
  await expect(page.getByText(/все места заняты|all places are taken/)).toBeVisible();
  await expect(book(page)).toHaveCount(0);
  await page.goto(`${prefix}/program/2026/${fullClass}/book/`);
  await expect(page.getByText(/^(Все места заняты\.|All places are taken\.)$/)).toBeVisible();
  await expect(page.locator('main form')).toHaveCount(0);
  await page.goto(`${prefix}/program/#2026-04-04`);
  await expect(
    page.getByText(/^(Мест нет|Fully booked)$/).first(),
    'the schedule says it, too',
  ).toBeVisible();

  await setClock(page, '2026-04-04T12:10+03:00');
  await page.goto(`${prefix}/program/2026/${classOf}/`);
  await hydrated(page);
  await expect(book(page)).toHaveCount(0);
  await page.goto(`${prefix}/program/2026/${classOf}/book/`);
  await hydrated(page);
  await expect(page.getByText(/^(Запись закончена|Booking is over)\.$/)).toBeVisible();
  await expect(page.locator('main form')).toHaveCount(0);
});

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
    await page.waitForURL(`**${prefix}/thanks/`);
    const [lead] = await leadsOf(page, info, email);
    const told = ['form', 'session', 'day', 'time'].map((name) => lead && fieldOf(lead, name));
    expect(told).toEqual(['session-booking', 'tickets-please', '2026-04-04', '14:00']);
  });
});
