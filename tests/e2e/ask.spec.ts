import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Form } from '../../src/forms/schema';
import { expect, hydrated, phone, test } from '../support/fair';
import { failLeads, fieldOf, leadsOf, ownEmail } from '../support/leads';
import { contentFolder } from '../support/siteFolder';

test.use({ language: 'en', viewport: phone });

const read = <Type>(file: string) =>
  parse(readFileSync(`${contentFolder}/${file}`, 'utf8')) as Type;
const form = read<Form>('forms/work-question.yaml');
const { stand: standOfKobalt } = read<{ stand: string }>('2025/exhibitors/kobalt/index.yaml');

const path = '/exhibitors/2025/kobalt/';
const work = 'utro-bez-zheltogo';
const otherWork = 'zapas-na-zimu';
const title = /Утро без жёлтого|Morning Without Yellow/;
const option =
  /Утро без жёлтого, Таисия Бузунова, 2025|Morning Without Yellow, Taisia Buzunova, 2025/;
const sold = /Плотность воды, шесть метров|Density of Water, Six Metres/;
const text = 'Какая у неё рама?\nWhich frame has it?';

const ask = (of: Pick<Page, 'getByRole'>) =>
  of.getByRole('link', { name: /^(Спросить о работе|Ask about this work)/ });
const others = (of: Pick<Page, 'getByRole'>) =>
  of.getByRole('link', { name: /^(Другие работы на стенде|Other works at the stand)/ });
const figure = (page: Page, words: RegExp) => page.getByRole('figure').filter({ hasText: words });
const workField = (page: Page) => page.getByRole('combobox', { name: /^(Работа|Work)$/ });
const questionField = (page: Page) => page.getByRole('textbox', { name: /^(Вопрос|Question)$/ });
const emailField = (page: Page) =>
  page.getByRole('textbox', { name: /^(Электронная почта|E-mail)/ });
const send = (page: Page) =>
  page.getByRole('button', { name: /^(Отправить вопрос|Send the question)$/ });

/** Types a question, all but the work. */
async function write(page: Page, email: string): Promise<void> {
  await questionField(page).fill(text);
  await page.getByRole('textbox', { name: /^(Имя и фамилия|Full name)/ }).fill('Анна О’Нил');
  await emailField(page).fill(email);
  await page.getByRole('checkbox').check();
}

const engineIn = (page: Page) => page.locator('form[novalidate]');
/** The engine of a form that is in sight where the page opens comes when it is touched. */
const touchForm = async (page: Page) => {
  await hydrated(page);
  await page.locator('main form').hover();
  await engineIn(page).waitFor();
};

test('from a work to its question, which outlasts a failing service, and arrives once with work, stand, language and exhibitor', async ({
  openPage,
  page,
  baseURL,
  expectProblem,
  visit: { prefix, language },
}, info) => {
  expectProblem(/lander\.php|Failed to load resource/);
  await openPage(path);
  await ask(figure(page, title)).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^(Вопрос о работе|Ask about a work)$/ }),
  ).toBeVisible();
  const select = workField(page);
  await expect(select.locator('option:checked')).toHaveText(option);
  await expect(select).toHaveValue(work);
  await expect(page).toHaveURL(`${prefix}${path}ask/?work=${work}`);
  await engineIn(page).waitFor();
  await expect(select).toHaveValue(work);
  const email = ownEmail('ask', info);
  await write(page, email);

  await failLeads(page, baseURL ?? '', '500');
  await send(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(select).toHaveValue(work);
  await expect(questionField(page)).toHaveValue(text);
  await expect(emailField(page)).toHaveValue(email);
  await failLeads(page, baseURL ?? '', 'none');
  await page
    .getByRole('alert')
    .getByRole('button', { name: /ещё раз|again/ })
    .click();
  await page.waitForURL(`**${prefix}/thanks/`);
  const leads = await leadsOf(page, info, email);
  expect(leads).toHaveLength(1);
  const expected = { work, stand: standOfKobalt, language, exhibitor: '2025/kobalt' };
  for (const [name, value] of Object.entries({ ...expected, question: text, form: form.form }))
    expect(fieldOf(leads[0]!, name), name).toBe(value);
});

test('a sold work, or an address that names it, leads to one that can be had', async ({
  openPage,
  page,
  visit: { prefix },
}) => {
  await openPage(path);
  await expect(ask(figure(page, sold))).toHaveCount(0);
  await others(figure(page, sold)).click();
  const target = page.locator('figure:target');
  await expect(target).toBeInViewport();
  await expect(ask(target)).toBeVisible();

  await page.goto(`${prefix}${path}ask/?work=plotnost-vody`);
  await expect(workField(page)).toHaveValue('');
  const told = page.getByRole('status').filter({ hasText: /продана|has been sold/ });
  await expect(told).toHaveText(sold);
  await touchForm(page);
  await expect(told).toHaveText(sold);
  await expect(workField(page)).toHaveValue('');
  await expect(workField(page).locator('option', { hasText: sold })).toHaveCount(0);
  await workField(page).selectOption(work);
  await expect(told).toHaveCount(0);
});

test('the address keeps to the choice: a reload and the other language have the same work, and what was typed without a touch', async ({
  page,
  visit: { prefix, otherLanguage, otherPrefix },
}) => {
  await page.goto(`${prefix}${path}ask/?work=${otherWork}`);
  await touchForm(page);
  await expect(workField(page)).toHaveValue(otherWork);
  await workField(page).selectOption(work);
  await expect(page).toHaveURL(`${prefix}${path}ask/?work=${work}`);
  await questionField(page).fill(text);
  await page.mouse.move(0, 0);
  await page.reload();
  await expect(questionField(page)).toHaveValue(text);
  await hydrated(page);
  await expect(workField(page)).toHaveValue(work);
  await page.getByRole('banner').getByRole('link', { name: otherLanguage }).click();
  await expect(page).toHaveURL(`${otherPrefix}${path}ask/?work=${work}`);
  await engineIn(page).waitFor();
  await expect(workField(page)).toHaveValue(work);
  await expect(questionField(page)).toHaveValue(text);
  await page.getByRole('button', { name: /^(Очистить форму|Clear the form)$/ }).click();
  await expect(questionField(page)).toHaveValue('');
  await expect(workField(page)).toHaveValue(work);
});
