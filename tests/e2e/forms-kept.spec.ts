import type { Page } from '@playwright/test';
import { holdEngine, isEngineScript } from '../support/engine';
import { expect, holdRequests, hydrated, navigate, phone, test } from '../support/fair';
import { leadsOf, ownEmail } from '../support/leads';
import { fillAll, placeOf } from '../support/sendForm';
import { watchShifts } from '../support/shifts';
import { translateAt } from '../support/translate';

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

const refuseEngine = async (page: Page) => {
  await page.route(isEngineScript, (route) => route.fulfill({ status: 500, body: '' }));
  return () => undefined;
};

for (const [fate, bringAbout] of [
  ['fails', refuseEngine],
  ['comes late', holdEngine],
] as const) {
  test(
    `with an engine that ${fate}, what was typed outlasts a reload, a link and back, and forward`,
    { tag: fate === 'fails' ? '@rare' : [] },
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
      if (fate === 'fails') return;
      await message(page).press('End');
      await message(page).press('ArrowLeft');
      letCome();
      await expect(contact(page).locator('form')).toHaveAttribute('novalidate', '');
      await expectKept(page);
      await expect(message(page)).toBeFocused();
      await page.keyboard.type(' и буфет');
      await expect(message(page)).toHaveValue('Где касса и буфет?');
    },
  );
}

test('what was typed before any script had come is there after a reload', async ({
  page,
  visit: { prefix },
}) => {
  const come = await holdRequests(page, '**/*.js');
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

// tests/full/translated-early.spec.ts types into pages of every template.
test(
  'a form that the browser translates before the app starts is filled in and sent',
  { tag: '@rare' },
  async ({ page, visit: { prefix } }, info) => {
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
  openPage,
  page,
}) => {
  const { path, anchor } = placeOf('partner');
  const section = page.locator(`#${anchor}`);
  const company = section.locator('[name="company"]');
  const reasons = section.locator('[name="partner_reasons"]');
  await openPage('/convention/');
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
