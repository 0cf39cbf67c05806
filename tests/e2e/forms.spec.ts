import type { Locator, Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Form } from '../../src/content-model/form';
import { isEngine } from '../support/engine';
import { expect, hydrated, test } from '../support/fair';
import { fieldOf, leadsOf } from '../support/leads';

type Section = { kind: string; form?: string; anchor: string; forms?: { form: string; anchor: string }[] };
type Field = Form['steps'][number]['fields'][number];

const read = <Type>(file: string) => parse(readFileSync(file, 'utf8')) as Type;
const pages = readdirSync('content/pages').filter((file) => file.endsWith('.yaml'));
const places = pages.flatMap((file) =>
  (read<{ sections?: Section[] }>(`content/pages/${file}`).sections ?? [])
    // A dialog holds several forms, and opens by the address of each.
    .flatMap(({ kind, forms, ...section }) => (kind === 'form' ? [section] : (forms ?? [])))
    .map(({ form = '', anchor }) => ({
      name: form,
      form: read<Form>(`content/forms/${form}.yaml`),
      path: file === 'index.yaml' ? '/' : `/${file.replace('.yaml', '')}/`,
      anchor,
    })),
);
const open = places.filter(({ form }) => form.closed !== true);
const difficult = 'Ёлка & Ко + 100% «да»=нет; 🎭';

/** Whether the form asks for a field after what has been typed. */
function isAsked({ showWhen }: Field, typed: Record<string, string>): boolean {
  return showWhen === undefined || showWhen.is.includes(typed[showWhen.field] ?? '');
}

/** A value that keeps a field's rules, as a visitor would type it. */
function answerTo({ name, type, options, rules }: Field, email: string): string {
  if (options !== undefined) return options[0]?.value ?? '';
  if (type === 'email') return email;
  if (type === 'url') return 'https://cloud.example/папка?a=1&b=2+3';
  if (type === 'tel') return '+7 (495) 000-00-00';
  if (type === 'number') return rules?.some((rule) => rule === 'between:4,13' || rule === 'between:6,120') ? '7' : '2';
  if (name === 'stand') return 'C07';
  if (name === 'promo_code') return 'BALL-26';
  return type === 'textarea' ? `${difficult}\nвторая строка, second line\n\nконец, который длиннее двадцати знаков` : difficult;
}

async function fill(section: Locator, field: Field, value: string): Promise<void> {
  const input = section.locator(`[name="${field.name}"]`);
  if (field.type === 'select') await input.selectOption(value);
  else if (field.type === 'radio' || field.type === 'checkboxes') await input.first().check();
  else await input.fill(value);
}

async function openForm(page: Page, path: string, anchor: string): Promise<Locator> {
  // The forms' own dates: in January applications are still taken.
  await page.clock.setFixedTime('2026-01-15T12:00:00+03:00');
  await page.goto(`${path}#${anchor}`);
  await hydrated(page);
  const section = page.locator(`#${anchor}`);
  await section.scrollIntoViewIfNeeded();
  // The engine switches the browser's own validation off.
  await expect(section.locator('form')).toHaveAttribute('novalidate', '');
  return section;
}

const languages = [
  { prefix: '', next: 'Дальше', paymentTitle: 'Ждём оплату' },
  { prefix: '/en', next: 'Next', paymentTitle: 'Awaiting payment' },
];

for (const { name, form, path, anchor } of open) {
  for (const { prefix, next, paymentTitle } of languages) {
    test(`${name} is sent from ${prefix}${path}, and arrives as typed`, async ({ page, expectProblem }, info) => {
      // The personal account is another site, which the tests must not reach.
      await page.route('https://account.artrows.example/**', (route) => route.fulfill({ body: 'account' }));
      expectProblem(/outside: https:\/\/account\.artrows\.example/);
      const email = `${name}${prefix.replace('/', '-')}-${info.retry}@pochta.ru`;
      const section = await openForm(page, `${prefix}${path}`, anchor);
      const typed: Record<string, string> = {};
      for (const [index, { fields }] of form.steps.entries()) {
        if (index > 0) await section.getByRole('button', { name: next }).click();
        for (const field of fields) {
          if (field.type === 'total' || !isAsked(field, typed)) continue;
          typed[field.name] = answerTo(field, email);
          await fill(section, field, typed[field.name] ?? '');
        }
      }
      const total = form.steps.flatMap(({ fields }) => fields).find(({ type }) => type === 'total');
      const sum = { 'group-excursion': '1000', 'individual-excursion': '10000', 'theatre-ball': '5100' }[name];
      if (total) await expect(section.getByRole('status')).toHaveText(new RegExp(`^${[...(sum ?? '?')].join('\\D?')}\\s?₽$`));
      for (const consent of form.consents) await section.locator(`[name="${consent.name}"]`).check();
      await section.locator('form button[type="submit"]').click();
      if (form.payment) await expect(section.getByText(paymentTitle)).toBeVisible();
      else await page.waitForURL(form.redirectUrl ?? `**${prefix}/thanks/`);
      const leads = await leadsOf(page, info, email);
      expect(leads).toHaveLength(1);
      const lead = leads[0]!;
      expect(lead.query).toMatchObject({ r: 'land/index', unit: 'uncertain', quote_id: '5778', 'ignore-thanksall': '1' });
      for (const [field, value] of Object.entries(typed)) expect(fieldOf(lead, field), field).toBe(value);
      if (total) expect(fieldOf(lead, total.name)).toBe(sum);
      expect(fieldOf(lead, 'personalDataAgree')).toBe('on');
      expect(fieldOf(lead, 'form')).toBe(form.form);
      expect(fieldOf(lead, 'version')).toBe(form.version);
      expect(fieldOf(lead, 'enkod_send_template_id')).toBe(form.templateID);
      expect(fieldOf(lead, 'mergelead')).toMatch(/^id_[a-z0-9]{6,}\d{10}$/);
      expect(fieldOf(lead, 'entry_point')).toMatch(/^localhost:\d+$/);
      expect(fieldOf(lead, 'url_location')).toContain(`${prefix}${path}#${anchor}`);
    });
  }
}

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
  await expect(page.locator('#exhibitor-application').getByText('Регистрация закрыта.')).toBeVisible();
});

test('a refused submit says so, opens the first step with a fault and focuses its first field', async ({ page }) => {
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
  let release = () => undefined as void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    if (isEngine(await response.text())) await gate;
    return route.fulfill({ response });
  });
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

/** The engine's scripts that a page loads from now on. */
function watchEngine(page: Page): string[] {
  const engine: string[] = [];
  page.on('response', async (response) => {
    if (/\.js$/.test(response.url()) && isEngine(await response.text())) engine.push(response.url());
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
  // The libraries and the words are chunks of their own.
  await expect.poll(() => engine.length).toBeGreaterThanOrEqual(2);
});

test('a form far below loads nothing of the engine until it is focused', async ({ page }) => {
  const engine = watchEngine(page);
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.clock.setFixedTime('2026-01-15T12:00:00+03:00');
  await page.goto('/for_participants/', { waitUntil: 'networkidle' });
  await hydrated(page);
  const form = page.locator('#exhibitor-application form');
  const top = await form.evaluate((element) => element.getBoundingClientRect().top);
  expect(top, 'the form begins well below the screen').toBeGreaterThan(600 + 400);
  expect(engine).toEqual([]);
  await form.locator('[name="participant_type"]').first().evaluate((input) => input.focus({ preventScroll: true }));
  await expect(form).toHaveAttribute('novalidate', '');
  expect(await page.evaluate(() => window.scrollY), 'nothing has been scrolled').toBe(0);
  await expect.poll(() => engine.length).toBeGreaterThanOrEqual(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const { name, form, path, anchor } of open) {
    test(`${name} posts the same fields`, async ({ page }, info) => {
      const email = `plain-${name}@pochta.ru`;
      await page.goto(`${path}#${anchor}`);
      const section = page.locator(`#${anchor}`);
      const typed: Record<string, string> = {};
      for (const field of form.steps.flatMap(({ fields }) => fields)) {
        if (field.type === 'total') continue;
        typed[field.name] = answerTo(field, email);
        await fill(section, field, typed[field.name] ?? '');
      }
      for (const consent of form.consents) await section.locator(`[name="${consent.name}"]`).check();
      await section.locator('form button[type="submit"]').click();
      await expect(page.getByText('Принято.')).toBeVisible();
      const leads = await leadsOf(page, info, email);
      expect(leads).toHaveLength(1);
      // Browsers write line ends as CR LF in a plain post.
      for (const [field, value] of Object.entries(typed)) expect(fieldOf(leads[0]!, field).replaceAll('\r\n', '\n'), field).toBe(value);
      for (const fixed of ['version', 'form', 'enkod_send_template_id', 'groups_enkod', 'redirectUrl', 'newTab', 'personalDataAgree']) {
        expect(leads[0]!.fields.map(([key]) => key)).toContain(fixed);
      }
    });
  }
});
