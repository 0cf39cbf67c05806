import type { Locator, Page, TestInfo } from '@playwright/test';
import { engineOf } from '../support/contentForms';
import { expect, hydrated, phone, test } from '../support/fair';
import { failLeads, fieldOf, holdAnswers, leadService, leadsOf, ownEmail } from '../support/leads';
import { watchShifts } from '../support/shifts';

test.use({ language: 'en', viewport: phone });

const words = 'Где касса? & сколько +1\nстоит 🎟';
const lostLead = /lander\.php|Failed to load resource/;
const saysBroken = /Связь оборвалась|The connection broke/;

async function openContact(page: Page, prefix: string): Promise<Locator> {
  await page.goto(`${prefix}/contacts/#contact-us`);
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

const send = (section: Locator) => section.getByRole('button', { name: /^(Отправить|Send)$/ });
const retry = (section: Locator) =>
  section.getByRole('alert').getByRole('button', { name: /^(Отправить ещё раз|Try again)$/ });

/** The service has got the lead twice or more, each time with one mergelead. */
async function expectOneIntent(page: Page, info: TestInfo, email: string): Promise<void> {
  const leads = await leadsOf(page, info, email);
  // A browser may repeat a post by itself when the connection drops.
  expect(leads.length).toBeGreaterThanOrEqual(2);
  expect(new Set(leads.map((lead) => fieldOf(lead, 'mergelead'))).size).toBe(1);
  expect(fieldOf(leads[0]!, 'message')).toBe(words);
}

test('where the service answers with an error or breaks the connection, the visitor is told, nothing is lost, each retry is the same lead', async ({
  page,
  baseURL,
  expectProblem,
  visit: { prefix },
}, info) => {
  expectProblem(lostLead);
  // On a phone the notice, above the fields, is out of view when the button is pressed.
  await page.setViewportSize({ width: 360, height: 640 });
  const email = ownEmail('fault', info);
  const section = await openContact(page, prefix);
  await fillContact(section, email);
  const alert = section.getByRole('alert');
  for (const [fault, says] of [
    ['500', /ответил ошибкой|answered with an error/],
    ['reset', saysBroken],
    // Received, which the visitor can not know.
    ['drop', saysBroken],
  ] as const) {
    await failLeads(page, baseURL!, fault);
    const failed =
      fault === '500'
        ? page.waitForResponse(leadService)
        : page.waitForEvent('requestfailed', (request) => leadService.test(request.url()));
    await send(section).click();
    await failed;
    await expect(alert).toContainText(says);
    await expect(alert).toBeInViewport();
    await expect(alert).toBeFocused();
    await expect(alert.getByRole('link', { name: /напишите нам|write to us/ })).toHaveAttribute(
      'href',
      'mailto:hello@artrows.example',
    );
    await expectKept(section, email);
  }
  await failLeads(page, baseURL!, 'none');
  await retry(section).click();
  await page.waitForURL(`**${prefix}/thanks/`);
  await expectOneIntent(page, info, email);
});

test(
  'a service that never answers is given up after twenty seconds; offline is said; back online a click sends, and garbage for an answer is thanked for',
  { tag: '@rare' },
  async ({ page, baseURL, context, expectProblem, visit: { prefix } }, info) => {
    expectProblem(lostLead);
    // Requests the page makes in the background, such as the list of pages.
    expectProblem(
      /ERR_INTERNET_DISCONNECTED|^failed: http:\/\/localhost:\d+\/(builds|page-data)\//,
    );
    const email = ownEmail('silent', info);
    // The twenty seconds are over when the test says so.
    await page.addInitScript(() => {
      AbortSignal.timeout = (timeoutMs) => {
        const abort = new AbortController();
        const giveUp = () => abort.abort(new DOMException('', 'TimeoutError'));
        Object.assign(window, { timeoutMs, giveUp });
        return abort.signal;
      };
    });
    const section = await openContact(page, prefix);
    await fillContact(section, email);
    await failLeads(page, baseURL!, 'silent');
    await send(section).click();
    await expect(section.getByRole('button', { name: /Отправляем…|Sending…/ })).toBeVisible();
    await expect.poll(async () => (await leadsOf(page, info, email)).length).toBe(1);
    await expect(section.getByRole('alert')).toHaveCount(0);
    expect(
      await page.evaluate(() => {
        const { timeoutMs, giveUp } = window as unknown as {
          timeoutMs: number;
          giveUp: () => void;
        };
        giveUp();
        return timeoutMs;
      }),
    ).toBe(20_000);
    await expect(section.getByRole('alert')).toContainText(/двадцать секунд|twenty seconds/);
    await expectKept(section, email);

    await context.setOffline(true);
    await retry(section).click();
    await expect(section.getByRole('alert')).toContainText(
      /Нет\sсвязи\sс\sинтернетом|You are offline/,
    );
    await expectKept(section, email);
    await context.setOffline(false);
    // Whatever the service says of it, the lead has arrived.
    await failLeads(page, baseURL!, 'garbage');
    await retry(section).click();
    await page.waitForURL(`**${prefix}/thanks/`);
    await expectOneIntent(page, info, email);
  },
);

test('a reload while the answer is awaited keeps the answers and the mergelead; a double click sends once', async ({
  page,
  visit: { prefix },
}, info) => {
  const email = ownEmail('reload', info);
  let section = await openContact(page, prefix);
  await fillContact(section, email);
  const answer = await holdAnswers(page);
  await send(section).click();
  await expect.poll(async () => (await leadsOf(page, info, email)).length).toBe(1);
  await page.reload();
  section = await openContact(page, prefix);
  await expectKept(section, email);
  await send(section).dblclick();
  answer();
  await page.waitForURL(`**${prefix}/thanks/`);
  await expectOneIntent(page, info, email);
  expect(await leadsOf(page, info, email)).toHaveLength(2);
  expect(await page.evaluate(() => sessionStorage.getItem('form:contact-us'))).toBeNull();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email);
});

test('what was typed is seen again after a reload, without a touch, and nothing moves', async ({
  openPage,
  page,
}) => {
  await openPage('/navigation/#excursions');
  const form = page.locator('#excursions form').first();
  const email = form.locator('[name="email"]');
  await email.pressSequentially('anna@pochta.ru');
  await expect(form).toHaveAttribute('novalidate', '');
  const shifts = await watchShifts(page);
  await page.reload();
  await hydrated(page);
  await expect(email).toHaveValue('anna@pochta.ru');
  await expect(form).toHaveAttribute('novalidate', '');
  await expect(email).toHaveValue('anna@pochta.ru');
  expect(await shifts()).toEqual([]);
  await email.fill('');
  await expect(email).toHaveValue('');
});
