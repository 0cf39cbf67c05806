import type { Locator, Page } from '@playwright/test';
import { inJanuary, openForm } from '../support/contentForms';
import { holdEngine, isEngineScript } from '../support/engine';
import { expect, hydrated, test } from '../support/fair';
import { leadsOf, ownEmail } from '../support/leads';
import { navigate } from '../support/navigate';
import { changePageData } from '../support/pageData';
import { phone } from '../support/phone';
import { fillAll, placeOf, sending } from '../support/sendForm';
import { watchShifts } from '../support/shifts';
import { translateAt } from '../support/translate';
import { typeTranslated } from '../support/typeTranslated';

test.use({ viewport: phone });

const words = 'Где касса?';
const lostEngine = /Failed to load resource|^failed: |^status (404|500): |ChunkLoadError/;
const contact = (page: Page) => page.locator('#contact-us');
const message = (page: Page) => contact(page).locator('[name="message"]');

async function openContact(page: Page, prefix: string): Promise<void> {
  await page.goto(`${prefix}/contacts/#contact-us`);
  await hydrated(page);
}

async function expectKept(page: Page): Promise<void> {
  await expect(message(page)).toHaveValue(words);
  await expect(contact(page).getByRole('checkbox')).toBeChecked();
}

/** What becomes of the engine's scripts; what it returns lets them come. */
const fates: Record<string, (page: Page) => Promise<() => void>> = {
  'answered with 404': (page) => refuse(page, 404),
  'answered with 500': (page) => refuse(page, 500),
  'that never comes': holdEngine,
  'that comes late': holdEngine,
};

async function refuse(page: Page, status: number): Promise<() => void> {
  await page.route(isEngineScript, (route) => route.fulfill({ status, body: '' }));
  return () => undefined;
}

for (const [fate, bringAbout] of Object.entries(fates)) {
  const tag = fate === 'that never comes' ? [] : '@rare';
  test(
    `with an engine ${fate}, what was typed outlasts a reload, a link and back, and forward`,
    { tag },
    async ({ page, expectProblem, visit: { prefix } }) => {
      expectProblem(lostEngine);
      const letCome = await bringAbout(page);
      await openContact(page, prefix);
      const asked = page.waitForRequest((request) => isEngineScript(new URL(request.url())));
      await message(page).pressSequentially(words);
      await contact(page).getByRole('checkbox').check();
      await asked;
      await page.reload();
      await hydrated(page);
      await expectKept(page);
      await page.getByRole('contentinfo').locator(`a[href="${prefix}/press/"]`).first().click();
      await expect(page).toHaveURL(`${prefix}/press/`);
      await page.goBack();
      await expectKept(page);
      await page.goForward();
      await expect(page).toHaveURL(`${prefix}/press/`);
      await page.reload();
      await page.goBack();
      await hydrated(page);
      await expectKept(page);
      if (fate !== 'that comes late') return;
      letCome();
      await message(page).press('End');
      await expect(contact(page).locator('form')).toHaveAttribute('novalidate', '');
      await expectKept(page);
    },
  );
}

test('what was typed before any script had come is there after a reload', async ({
  page,
  visit: { prefix },
}) => {
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${prefix}/contacts/#contact-us`, { waitUntil: 'domcontentloaded' });
  await message(page).fill(words);
  await contact(page).getByRole('checkbox').check();
  come();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await hydrated(page);
  await expectKept(page);
  await page.getByRole('contentinfo').locator(`a[href="${prefix}/press/"]`).first().click();
  await expect(page).toHaveURL(`${prefix}/press/`);
  await page.goBack();
  await expectKept(page);
});

test(
  'a page that the browser translates before the app starts keeps text, caret, choices and folds, and its form is sent',
  { tag: '@rare' },
  async ({ page, context, visit: { prefix } }, info) => {
    for (const moment of ['DOMContentLoaded', 0] as const) {
      const tab = await context.newPage();
      await translateAt(tab, moment);
      for (const path of ['/contacts/', '/works/2025/']) {
        const { entered, expected } = await typeTranslated(tab, prefix + path, false);
        expect.soft(entered, `${path}, translated at ${moment}`).toEqual(expected);
      }
    }
    await translateAt(page, 'DOMContentLoaded');
    await openContact(page, prefix);
    const email = ownEmail('early', info);
    await fillAll(contact(page), placeOf('contact-us').form, email);
    await contact(page).locator('[type=submit]').click();
    await page.waitForURL(`**${prefix}/thanks/`);
    expect(await leadsOf(page, info, email)).toHaveLength(1);
  },
);

test('a form of several steps, reloaded in the second one, is whole with all that was typed, and nothing moves', async ({
  page,
  visit: { prefix },
}) => {
  const { path, anchor } = placeOf('partner');
  const section = page.locator(`#${anchor}`);
  const company = section.locator('[name="company"]');
  const reasons = section.locator('[name="partner_reasons"]');
  await page.goto(`${prefix}/convention/`);
  await hydrated(page);
  await navigate(page, `${path}#${anchor}`);
  await company.fill('Ряды');
  await section.getByRole('button', { name: /^(Дальше|Next)$/ }).click();
  await reasons.fill(words);
  await expect(company).toBeHidden();
  const shifts = await watchShifts(page);
  await page.reload();
  await hydrated(page);
  await expect(section.locator('form')).toHaveAttribute('novalidate', '');
  await expect(company).toHaveValue('Ряды');
  await expect(reasons).toHaveValue(words);
  await expect(company).toBeVisible();
  expect(await shifts()).toEqual([]);
});

test(
  'a switch of language in the second step shows that step, with all that was typed',
  { tag: '@rare' },
  async ({ page, visit: { prefix, otherPrefix, otherLanguage } }) => {
    const { path, anchor } = placeOf('exhibitor-application');
    await changePageData(page, `${otherPrefix}${path}`, inJanuary);
    const section = await openForm(page, `${prefix}${path}`, anchor);
    const shown = (): Locator => section.locator('form > fieldset:visible');
    await section.getByRole('radio').first().check();
    await section.locator('[name="full_name"]').fill('Анна');
    await section.getByRole('button', { name: /^(Дальше|Next)$/ }).click();
    const input = shown().locator('input[type=text], textarea').first();
    const name = (await input.getAttribute('name')) ?? '';
    await input.fill(words);
    await page.getByRole('banner').getByRole('link', { name: otherLanguage }).click();
    await expect(page).toHaveURL(new RegExp(`${otherPrefix}${path}`));
    await expect(section.getByRole('button', { name: /^(Назад|Back)$/ })).toBeVisible();
    await expect(shown().locator(`[name="${name}"]`)).toHaveValue(words);
    await section.getByRole('button', { name: /^(Назад|Back)$/ }).click();
    await expect(shown().locator('[name="full_name"]')).toHaveValue('Анна');
    await expect(section.getByRole('radio').first()).toBeChecked();
  },
);

test(
  'two tabs keep what was typed in each',
  { tag: '@rare' },
  async ({ page, context, visit: { prefix } }) => {
    const other = await context.newPage();
    const tabs = [page, other];
    for (const [index, tab] of tabs.entries()) {
      await openContact(tab, prefix);
      await message(tab).fill(`${words} ${index}`);
    }
    for (const [index, tab] of tabs.entries()) {
      await tab.reload();
      await hydrated(tab);
      await expect(message(tab)).toHaveValue(`${words} ${index}`);
    }
  },
);

test(
  'where storage is full, the form says that nothing will be kept, and is sent all the same',
  { tag: '@rare' },
  async ({ page, visit: { prefix } }, info) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openContact(page, prefix);
    const email = ownEmail('full', info);
    await fillAll(contact(page), placeOf('contact-us').form, email);
    await expect(contact(page).getByRole('status')).toHaveText(
      /Браузер не даёт сохранить|does not let us keep/,
    );
    await sending(contact(page)).click();
    await page.waitForURL(`**${prefix}/thanks/`);
    expect(await leadsOf(page, info, email)).toHaveLength(1);
  },
);

test(
  'a form that is cleared is empty after a reload, too',
  { tag: '@rare' },
  async ({ page, visit: { prefix } }) => {
    await openContact(page, prefix);
    const clear = contact(page).getByRole('button', { name: /^(Очистить форму|Clear the form)$/ });
    await expect(clear).toBeHidden();
    await message(page).fill(words);
    await clear.click();
    await expect(message(page)).toHaveValue('');
    await expect(clear).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(message(page)).toHaveValue('');
  },
);
