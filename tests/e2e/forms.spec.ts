import type { Locator, Page } from '@playwright/test';
import type { Form } from '../../src/content-model/form';
import { expectNoComplaints } from '../support/complaints';
import { answerTo, engineOf, fill, isAsked, openForm, places, site } from '../support/contentForms';
import { holdEngine, isEngineScript } from '../support/engine';
import { expect, hydrated, test } from '../support/fair';
import { failLeads, fieldOf, leadsOf } from '../support/leads';

/** Fills in every step and gives every consent; returns what was typed, by field. */
async function fillAll(
  section: Locator,
  form: Form,
  email: string,
  next: string,
): Promise<Record<string, string>> {
  const typed: Record<string, string> = {};
  for (const [index, { fields }] of form.steps.entries()) {
    if (index > 0) await section.getByRole('button', { name: next }).click();
    for (const field of fields) {
      if (field.type === 'total' || !isAsked(field, typed)) continue;
      typed[field.name] = answerTo(field, email);
      await fill(section, field, typed[field.name] ?? '');
    }
  }
  for (const consent of form.consents) await section.locator(`[name="${consent.name}"]`).check();
  return typed;
}

/** Fields of a lead that do not depend on what is typed. */
function fixedFields(form: Form): Record<string, string> {
  return {
    version: form.version,
    form: form.form,
    enkod_send_template_id: form.templateID ?? '',
    groups_enkod: form.groupsEnkod ?? '',
    redirectUrl: form.redirectUrl ?? '',
    newTab: form.newTab === true ? 'true' : '',
    ...Object.fromEntries(form.consents.map((consent) => [consent.name, 'on'])),
  };
}

const languages = [
  { prefix: '', next: 'Дальше', paymentTitle: 'Ждём оплату', language: 'ru' },
  { prefix: '/en', next: 'Next', paymentTitle: 'Awaiting payment', language: 'en' },
] as const;

const sums: Record<string, string> = {
  'group-excursion': '1000',
  'individual-excursion': '10000',
  'theatre-ball': '5100',
};

for (const { name, form, path, anchor } of places) {
  for (const { prefix, next, paymentTitle, language } of languages) {
    const isClosed = form.closed === true;
    test(`${name}${isClosed ? ', opened,' : ''} is sent from ${prefix}${path}, and arrives as typed`, async ({
      page,
      context,
      baseURL,
      playSite,
    }, info) => {
      // The personal account is on another site, which tests must not contact.
      await playSite('https://account.artrows.example', '<p>Account</p>');
      await context.addCookies([{ name: '_ga', value: 'GA1.2.345.678', url: baseURL! }]);
      const email = `${name}${prefix.replace('/', '-')}-${info.retry}@pochta.ru`;
      const section = await openForm(page, `${prefix}${path}`, anchor, (data) =>
        data.replaceAll('"closed":true', '"closed":false'),
      );
      const typed = await fillAll(section, form, email, next);
      const total = form.steps.flatMap(({ fields }) => fields).find(({ type }) => type === 'total');
      const sum = sums[name];
      if (total)
        await expect(section.getByRole('status')).toHaveText(
          new RegExp(`^${[...(sum ?? '?')].join('\\D?')}\\s?₽$`),
        );
      await section.locator('form button[type="submit"]').click();
      if (form.payment) {
        await expect(section.getByText(paymentTitle)).toBeVisible();
        await expect(
          section.getByRole('link', { name: form.payment.label[language] }),
        ).toHaveAttribute('href', form.payment.url);
        await expectNoComplaints(page);
      } else await page.waitForURL(form.redirectUrl ?? `**${prefix}/thanks/`);
      const leads = await leadsOf(page, info, email);
      expect(leads).toHaveLength(1);
      const lead = leads[0]!;
      expect(lead.query).toEqual({
        r: 'land/index',
        unit: site.lead.unit,
        type: site.lead.type,
        land: site.lead.land,
        quote_id: site.lead.quoteId,
        'ignore-thanksall': '1',
      });
      const entry = `${prefix}/convention/`;
      const expected: Record<string, string> = {
        ...fixedFields(form),
        entry_point: new URL(baseURL!).host,
        url_location: `${baseURL}${entry}`,
        analytics_id: 'GA1.2.345.678',
        ...typed,
        ...(total && { [total.name]: sum ?? '' }),
      };
      for (const [field, value] of Object.entries(expected))
        expect(fieldOf(lead, field), field).toBe(value);
      expect(fieldOf(lead, 'mergelead')).toMatch(/^id_[a-z0-9]{6,}\d{10}$/);
      // Nothing else is sent.
      expect([...new Set(lead.fields.map(([field]) => field))].sort()).toEqual(
        [...Object.keys(expected), 'mergelead'].sort(),
      );
    });
  }
}

test('a visitor who came by an advertisement sends its address, from whatever page', async ({
  page,
}, info) => {
  await page.goto('/tickets/?utm_source=радио&utm_medium=audio#prices');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' }).first().click();
  await page.waitForURL('**/contacts/');
  const section = await engineOf(page, 'contact-us');
  const { form } = places.find(({ name }) => name === 'contact-us')!;
  await fillAll(section, form, 'campaign@pochta.ru', 'Дальше');
  await section.locator('form button[type="submit"]').click();
  await page.waitForURL('**/thanks/');
  const [lead] = await leadsOf(page, info, 'campaign@pochta.ru');
  expect(new URL(fieldOf(lead!, 'url_location')).searchParams.get('utm_source')).toBe('радио');
  expect(new URL(fieldOf(lead!, 'url_location')).pathname).toBe('/tickets/');
});

test.describe('a form that leads on in a new tab', () => {
  const { form, path, anchor } = places.find(({ name }) => name === 'exhibitor-application')!;
  const openWithTab = (page: Page) =>
    openForm(page, path, anchor, (data) => data.replace('"newTab":null', '"newTab":true'));

  test('opens it by the click, blank until the lead has arrived, knowing nothing of its opener', async ({
    page,
    playSite,
    baseURL,
  }, info) => {
    await playSite('https://account.artrows.example', '<p>Account</p>');
    const section = await openWithTab(page);
    await fillAll(section, form, 'tab@pochta.ru', 'Дальше');
    await failLeads(page, baseURL!, 'slow');
    const opened = page.waitForEvent('popup');
    await section.locator('form button[type="submit"]').click();
    const tab = await opened;
    expect(tab.url()).toBe('about:blank');
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await tab.waitForURL('https://account.artrows.example/');
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(section.getByText('Спасибо').first()).toBeVisible();
    await expectNoComplaints(page);
    expect(await leadsOf(page, info, 'tab@pochta.ru')).toHaveLength(1);
  });

  test('closes the tab when the sending fails', async ({ page, baseURL, expectProblem }, info) => {
    expectProblem(/lander\.php|Failed to load resource/);
    const section = await openWithTab(page);
    await fillAll(section, form, 'tab-fails@pochta.ru', 'Дальше');
    await failLeads(page, baseURL!, '500');
    const opened = page.waitForEvent('popup');
    // A tab that closes as soon as it has opened is never told of.
    await page.route('**/lander.php*', async (route) => {
      await opened;
      await route.continue();
    });
    await section.locator('form button[type="submit"]').click();
    const tab = await opened;
    await expect(section.getByRole('alert')).toContainText('ответил ошибкой');
    await expect.poll(() => tab.isClosed()).toBe(true);
    expect(await leadsOf(page, info, 'tab-fails@pochta.ru')).toEqual([]);
  });

  test('where popups are blocked, leads on in the page itself', async ({
    page,
    playSite,
  }, info) => {
    await playSite('https://account.artrows.example', '<p>Account</p>');
    await page.addInitScript(() => (window.open = () => null));
    const section = await openWithTab(page);
    await fillAll(section, form, 'blocked@pochta.ru', 'Дальше');
    await section.locator('form button[type="submit"]').click();
    await page.waitForURL('https://account.artrows.example/');
    expect(await leadsOf(page, info, 'blocked@pochta.ru')).toHaveLength(1);
  });
});

for (const { name, path, anchor } of places.filter(({ form }) => form.closed === true)) {
  test(`${name} says that it is closed`, async ({ page }) => {
    await page.goto(path);
    const section = page.locator(`#${anchor}`);
    await expect(section.locator('form')).toHaveCount(0);
    await expect(section.getByText(/закрыт\./).first()).toBeVisible();
  });
}

test('after the last day the application gives way to words', async ({ page }) => {
  await page.clock.setFixedTime('2026-02-21T00:00:01+03:00');
  await page.goto('/for_participants/');
  await hydrated(page);
  const section = page.locator('#exhibitor-application');
  await expect(section.getByText('Регистрация закрыта.')).toBeVisible();
  // The reserved space is released while the form is out of view.
  expect((await section.boundingBox())?.height).toBeLessThan(400);
});

test('a refused submit says so, opens the first step with a fault and focuses its first field', async ({
  page,
}) => {
  const section = await openForm(page, '/en/for_participants/', 'exhibitor-application');
  await section.getByRole('button', { name: /Contacts/ }).click();
  await section.getByRole('button', { name: 'Apply' }).click();
  const summary = section.getByRole('alert');
  await expect(summary).toContainText('Form incomplete.');
  await expect(summary).toContainText('Sorry, not all fields are filled out correctly.');
  await expect(section.getByRole('radio', { name: 'Gallery' })).toBeFocused();
  await expect(section.getByText('Field is required.').first()).toBeVisible();
  await summary.getByRole('link', { name: 'Phone' }).click();
  await expect(section.getByRole('textbox', { name: 'Phone' })).toBeFocused();
});

test('typing before the engine comes is not lost', async ({ page }) => {
  const release = await holdEngine(page);
  await page.goto('/contacts/');
  await hydrated(page);
  const message = page.locator('#contact-us [name="message"]');
  await message.click();
  await message.pressSequentially('Где касса?');
  await message.press('ArrowLeft');
  release();
  await expect(page.locator('#contact-us form')).toHaveAttribute('novalidate', '');
  await expect(message).toBeFocused();
  await message.pressSequentially(' и буфет');
  await expect(message).toHaveValue('Где касса и буфет?');
});

for (const prefix of ['', '/en']) {
  test(`what was typed at ${prefix}/contacts/ before the engine came is there after a look at another page`, async ({
    page,
  }) => {
    const release = await holdEngine(page);
    await page.goto(`${prefix}/contacts/`);
    await hydrated(page);
    const form = page.locator('#contact-us form');
    await form.locator('[name="message"]').fill('Где касса?');
    await page.getByRole('contentinfo').locator(`a[href="${prefix}/press/"]`).first().click();
    await expect(page).toHaveURL(`${prefix}/press/`);
    release();
    await page.goBack();
    await expect(form).toHaveAttribute('novalidate', '');
    await expect(form.locator('[name="message"]')).toHaveValue('Где касса?');
  });
}

/** The engine's scripts that a page loads from now on. */
function watchEngine(page: Page): string[] {
  const engine: string[] = [];
  page.on('request', (request) => {
    if (isEngineScript(new URL(request.url()))) engine.push(request.url());
  });
  return engine;
}

test('a page without a form loads nothing of the engine', async ({ page }) => {
  const engine = watchEngine(page);
  await page.goto('/convention/', { waitUntil: 'networkidle' });
  await hydrated(page);
  for (let y = 0; y < 20; y += 1) await page.mouse.wheel(0, 1000);
  await page.waitForLoadState('networkidle');
  expect(engine).toEqual([]);
  await openForm(page, '/contacts/', 'contact-us');
  // Libraries and messages are separate chunks.
  await expect.poll(() => engine.length).toBeGreaterThanOrEqual(2);
});

test('a form far below loads nothing of the engine until it is focused', async ({ page }) => {
  const engine = watchEngine(page);
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/partners/', { waitUntil: 'networkidle' });
  await hydrated(page);
  const form = page.locator('#become-a-partner form');
  const top = await form.evaluate((element) => element.getBoundingClientRect().top);
  expect(top, 'the form begins well below the screen').toBeGreaterThan(600 + 400);
  expect(engine).toEqual([]);
  await form
    .locator('[name="full_name"]')
    .evaluate((input) => input.focus({ preventScroll: true }));
  await expect(form).toHaveAttribute('novalidate', '');
  expect(await page.evaluate(() => window.scrollY), 'nothing has been scrolled').toBe(0);
  await expect.poll(() => engine.length).toBeGreaterThanOrEqual(2);
});
