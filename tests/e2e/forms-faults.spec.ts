import type { Locator, Page, Route, TestInfo } from '@playwright/test';
import { expectNoComplaints } from '../support/complaints';
import { engineOf, openForm } from '../support/contentForms';
import { expect, hydrated, test } from '../support/fair';
import { isEngineScript } from '../support/engine';
import { failLeads, fieldOf, leadsOf } from '../support/leads';
import type { Fault } from '../../tools/preview/leadService';
import { scrollTo } from '../support/scroll';
import { watchShifts } from '../support/shifts';

const words = 'Где касса? & сколько +1\nстоит 🎟';

async function openContact(page: Page, path = '/contacts/'): Promise<Locator> {
  await page.goto(`${path}#contact-us`);
  await hydrated(page);
  return engineOf(page, 'contact-us');
}

async function fillContact(section: Locator, email: string): Promise<void> {
  await section.locator('[name="name"]').fill('Анна');
  await section.locator('[name="email"]').fill(email);
  await section.locator('[name="message"]').fill(words);
  await section.locator('[name="personalDataAgree"]').check();
}

async function expectKept(section: Locator, email: string): Promise<void> {
  await expect(section.locator('[name="name"]')).toHaveValue('Анна');
  await expect(section.locator('[name="email"]')).toHaveValue(email);
  await expect(section.locator('[name="message"]')).toHaveValue(words);
}

const send = (section: Locator) => section.getByRole('button', { name: 'Отправить', exact: true });
const retry = (section: Locator) => section.getByRole('button', { name: 'Отправить ещё раз' });

/** At the end there must be at least one lead, and all leads must have one mergelead. */
async function expectOneIntent(
  page: Page,
  info: TestInfo,
  email: string,
  copies: number,
): Promise<void> {
  const leads = await leadsOf(page, info, email);
  // A browser may repeat a post by itself when the connection drops.
  if (copies > 1) expect(leads.length).toBeGreaterThanOrEqual(copies);
  else expect(leads).toHaveLength(copies);
  expect(new Set(leads.map((lead) => fieldOf(lead, 'mergelead'))).size).toBe(1);
  expect(fieldOf(leads[0]!, 'message')).toBe(words);
}

const serviceFaults: { fault: Fault; says: RegExp; arrived: number }[] = [
  { fault: '500', says: /ответил ошибкой/, arrived: 1 },
  { fault: '503', says: /ответил ошибкой/, arrived: 1 },
  { fault: '404', says: /ответил ошибкой/, arrived: 1 },
  { fault: '400', says: /ответил ошибкой/, arrived: 1 },
  { fault: 'reset', says: /Связь оборвалась/, arrived: 1 },
  // The service received the lead but the visitor could not know; the retry has the same mergelead.
  { fault: 'drop', says: /Связь оборвалась/, arrived: 2 },
];

for (const { fault, says, arrived } of serviceFaults) {
  test(`${fault}: the visitor is told, nothing is lost, the retry is the same lead`, async ({
    page,
    baseURL,
    expectProblem,
  }, info) => {
    expectProblem(/lander\.php|Failed to load resource/);
    // On a phone the notice, above the fields, is out of view when the button is pressed.
    await page.setViewportSize({ width: 360, height: 640 });
    const email = `fault-${fault}@pochta.ru`;
    const section = await openContact(page);
    await fillContact(section, email);
    await failLeads(page, baseURL!, fault);
    await send(section).click();
    await expect(section.getByRole('alert')).toContainText(says);
    await expect(section.getByRole('alert')).toBeInViewport();
    await expect(section.getByRole('alert')).toBeFocused();
    await expect(
      section.getByRole('alert').getByRole('link', { name: 'напишите нам' }),
    ).toHaveAttribute('href', 'mailto:hello@artrows.example');
    await expectKept(section, email);
    await failLeads(page, baseURL!, 'none');
    await retry(section).click();
    await page.waitForURL('**/thanks/');
    await expectOneIntent(page, info, email, arrived);
  });
}

test('a service that never answers is given up after twenty seconds', async ({
  page,
  baseURL,
  expectProblem,
}, info) => {
  expectProblem(/lander\.php|Failed to load resource/);
  const section = await openContact(page);
  await fillContact(section, 'fault-silent@pochta.ru');
  await failLeads(page, baseURL!, 'silent');
  await send(section).click();
  await expect(section.getByRole('button', { name: 'Отправляем…' })).toBeVisible();
  await expect(section.getByRole('alert')).toContainText('двадцать секунд', { timeout: 25_000 });
  await expectKept(section, 'fault-silent@pochta.ru');
  await failLeads(page, baseURL!, 'none');
  await retry(section).click();
  await page.waitForURL('**/thanks/');
  await expectOneIntent(page, info, 'fault-silent@pochta.ru', 2);
});

test('garbage for an answer: the lead has arrived, so the visitor is thanked', async ({
  page,
  baseURL,
}, info) => {
  const section = await openContact(page);
  await fillContact(section, 'garbage@pochta.ru');
  await failLeads(page, baseURL!, 'garbage');
  await send(section).click();
  await page.waitForURL('**/thanks/');
  await expectOneIntent(page, info, 'garbage@pochta.ru', 1);
});

test('offline is said; back online a click sends', async ({
  page,
  context,
  expectProblem,
}, info) => {
  // Requests the page makes in the background, such as the list of pages.
  expectProblem(/ERR_INTERNET_DISCONNECTED|^failed: http:\/\/localhost:\d+\/(builds|page-data)\//);
  const section = await openContact(page);
  await fillContact(section, 'offline@pochta.ru');
  await context.setOffline(true);
  await send(section).click();
  await expect(section.getByRole('alert')).toContainText('Нет связи с интернетом');
  await expectKept(section, 'offline@pochta.ru');
  await context.setOffline(false);
  await retry(section).click();
  await page.waitForURL('**/thanks/');
  await expectOneIntent(page, info, 'offline@pochta.ru', 1);
});

test('a double click sends once', async ({ page, baseURL }, info) => {
  const section = await openContact(page);
  await fillContact(section, 'double@pochta.ru');
  await failLeads(page, baseURL!, 'slow');
  await send(section).dblclick();
  await page.waitForURL('**/thanks/');
  await expectOneIntent(page, info, 'double@pochta.ru', 1);
});

test('Enter and a click together send once', async ({ page, baseURL }, info) => {
  const section = await openContact(page);
  await fillContact(section, 'enter@pochta.ru');
  await failLeads(page, baseURL!, 'slow');
  await section.locator('[name="name"]').press('Enter');
  await section.locator('form button[type="submit"]').click({ force: true });
  await page.waitForURL('**/thanks/');
  await expectOneIntent(page, info, 'enter@pochta.ru', 1);
});

test('a reload while the answer is awaited keeps the answers and the mergelead', async ({
  page,
  baseURL,
}, info) => {
  let section = await openContact(page);
  await fillContact(section, 'reload@pochta.ru');
  await failLeads(page, baseURL!, 'slow');
  await send(section).click();
  await expect.poll(async () => (await leadsOf(page, info, 'reload@pochta.ru')).length).toBe(1);
  await failLeads(page, baseURL!, 'none');
  await page.reload();
  section = await openContact(page);
  await expectKept(section, 'reload@pochta.ru');
  await send(section).click();
  await page.waitForURL('**/thanks/');
  await expectOneIntent(page, info, 'reload@pochta.ru', 2);
  expect(await page.evaluate(() => sessionStorage.getItem('form:contact-us'))).toBeNull();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('reload@pochta.ru');
});

for (const path of ['/contacts/', '/en/contacts/']) {
  test(`on ${path}, what was typed before the app was there outlasts a reload`, async ({
    page,
  }) => {
    await page.goto(`${path}#contact-us`, { waitUntil: 'commit' });
    const field = page.locator('#contact-us [name="message"]');
    await field.fill(words);
    await hydrated(page);
    await page.reload();
    await hydrated(page);
    await expect(field).toHaveValue(words);
  });
}

for (const path of ['/navigation/#excursions', '/en/tickets/#refund-form']) {
  test(`at ${path}, what was typed is seen again after a reload, without a touch, and nothing moves`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const form = page.locator(`${new URL(page.url()).hash} form`).first();
    const email = form.locator('[name="email"]');
    await email.pressSequentially('anna@pochta.ru');
    await expect(form).toHaveAttribute('novalidate', '');
    const shifts = await watchShifts(page);
    await page.reload({ waitUntil: 'networkidle' });
    await hydrated(page);
    await expect(email).toHaveValue('anna@pochta.ru');
    await expect(form).not.toHaveAttribute('novalidate');
    expect(await shifts()).toEqual([]);
    await email.fill('');
    await expect(form).toHaveAttribute('novalidate', '');
    await expect(email).toHaveValue('');
  });
}

test('leaving and coming back keeps the answers', async ({ page }, info) => {
  const section = await openContact(page);
  await fillContact(section, 'back@pochta.ru');
  await page.getByRole('banner').getByRole('link', { name: 'Билеты' }).click();
  await page.waitForURL('**/tickets/');
  await page.goBack();
  await scrollTo(section);
  await expectKept(section, 'back@pochta.ru');
  await send(section).click();
  await page.waitForURL('**/thanks/');
  await expectOneIntent(page, info, 'back@pochta.ru', 1);
});

test('a switch of language keeps the answers', async ({ page }, info) => {
  const section = await openContact(page);
  await fillContact(section, 'switch@pochta.ru');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/contacts/**');
  await scrollTo(section);
  await expectKept(section, 'switch@pochta.ru');
  await section.getByRole('button', { name: 'Send', exact: true }).click();
  await page.waitForURL('**/en/thanks/');
  await expectOneIntent(page, info, 'switch@pochta.ru', 1);
});

test('after a lost answer, a switch of language or a walk away and back sends the same lead', async ({
  page,
  baseURL,
  expectProblem,
}, info) => {
  expectProblem(/lander\.php|Failed to load resource/);
  const email = 'lost-and-moved@pochta.ru';
  let section = await openContact(page);
  await fillContact(section, email);
  await failLeads(page, baseURL!, 'drop');
  await send(section).click();
  await expect(section.getByRole('alert')).toContainText('Связь оборвалась');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/contacts/**');
  section = page.locator('#contact-us');
  await scrollTo(section);
  await expectKept(section, email);
  await section.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(section.getByRole('alert')).toContainText('The connection broke');
  await page.getByRole('banner').getByRole('link', { name: 'Tickets' }).click();
  await page.waitForURL('**/en/tickets/');
  await page.goBack();
  await scrollTo(section);
  await expectKept(section, email);
  await failLeads(page, baseURL!, 'none');
  await section.getByRole('button', { name: 'Send', exact: true }).click();
  await page.waitForURL('**/en/thanks/');
  await expectOneIntent(page, info, email, 3);
});

test('a hidden field filled by the browser is cleared, and the next click sends', async ({
  page,
}, info) => {
  const section = await openContact(page);
  await fillContact(section, 'trap@pochta.ru');
  await section
    .locator('[name="leave_empty"]')
    .evaluate((input: HTMLInputElement) => (input.value = 'spam'));
  await send(section).click();
  await expect(section.getByRole('alert')).toContainText('скрытое поле');
  expect(await leadsOf(page, info, 'trap@pochta.ru')).toEqual([]);
  await retry(section).click();
  await page.waitForURL('**/thanks/');
  await expectOneIntent(page, info, 'trap@pochta.ru', 1);
});

test('the engine that can not be loaded leaves a plain form that posts', async ({
  page,
  expectProblem,
}, info) => {
  expectProblem(/Failed to load resource|failed:|ChunkLoadError|Loading chunk/);
  await page.route(isEngineScript, (route) => route.abort());
  await page.goto('/contacts/#contact-us');
  await hydrated(page);
  const section = page.locator('#contact-us');
  await scrollTo(section);
  await fillContact(section, 'chunk@pochta.ru');
  // One press must do, whether the engine has already failed or is still loading.
  await section.locator('form button[type="submit"]').click();
  await expect.poll(async () => (await leadsOf(page, info, 'chunk@pochta.ru')).length).toBe(1);
});

for (const { path, tickets, other, lang } of [
  { path: '/contacts/', tickets: 'Билеты', other: 'English', lang: 'en-US' },
  { path: '/en/contacts/', tickets: 'Tickets', other: 'Русский', lang: 'ru-RU' },
]) {
  for (const [engine, act] of Object.entries<(route: Route) => unknown>({
    fails: (route) => route.abort(),
    'never comes': () => undefined,
  })) {
    test(`on ${path}, leaving, coming back and a switch of language keep the answers though the engine ${engine}`, async ({
      page,
      expectProblem,
    }, info) => {
      expectProblem(/Failed to load resource|failed:|ChunkLoadError|Loading chunk/);
      const email = `plain${path.replaceAll('/', '-')}${engine.replace(' ', '-')}@pochta.ru`;
      await page.route(isEngineScript, act);
      await page.goto(`${path}#contact-us`);
      await hydrated(page);
      const section = page.locator('#contact-us');
      const banner = page.getByRole('banner');
      await scrollTo(section);
      await fillContact(section, email);
      await banner.getByRole('link', { name: tickets }).click();
      await page.waitForURL('**/tickets/');
      await page.goBack();
      await expectKept(section, email);
      await expect(section.getByRole('checkbox')).toBeChecked();
      await section.locator('[name="name"]').fill('');
      await banner.getByRole('link', { name: other }).click();
      // The address changes a frame before the page does.
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(section.locator('[name="email"]')).toHaveValue(email);
      await expect(section.locator('[name="name"]')).toHaveValue('');
      await section.locator('[name="name"]').fill('Анна');
      await expectKept(section, email);
      // By keyboard: the page may still be on its way to the place of the hash.
      await section.locator('form button[type="submit"]').press('Enter');
      await expect.poll(async () => (await leadsOf(page, info, email)).length).toBe(1);
      const [lead] = await leadsOf(page, info, email);
      expect(fieldOf(lead!, 'message')).toBe(words.replace('\n', '\r\n'));
    });
  }
}

test('axe finds nothing in pristine, refused, sending, failed and done states, light and dark', async ({
  page,
  baseURL,
  expectProblem,
}) => {
  test.setTimeout(300_000);
  expectProblem(/lander\.php|Failed to load resource/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await failLeads(page, baseURL!, '500');
    const section = await openContact(page);
    await expectNoComplaints(page);
    await section.locator('[name="message"]').fill('');
    await send(section).click();
    await expect(section.getByRole('alert')).toBeVisible();
    await expectNoComplaints(page);
    await fillContact(section, 'axe@pochta.ru');
    await send(section).click();
    await expect(section.getByRole('alert')).toContainText('ответил ошибкой');
    await expectNoComplaints(page);
    await failLeads(page, baseURL!, 'slow');
    await retry(section).click();
    await expect(section.getByRole('button', { name: 'Отправляем…' })).toBeVisible();
    await expectNoComplaints(page);
    await page.waitForURL('**/thanks/');
    await expectNoComplaints(page);
  }
});

test('axe finds nothing in the steps and the summary of faults of the largest form, light and dark', async ({
  page,
}) => {
  test.setTimeout(240_000);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const application = await openForm(page, '/for_participants/', 'exhibitor-application');
    await expectNoComplaints(page);
    await application.getByRole('button', { name: /Контакты/ }).click();
    await application.locator('form button[type="submit"]').click();
    await expect(application.getByRole('alert')).toBeVisible();
    await expectNoComplaints(page);
  }
});
