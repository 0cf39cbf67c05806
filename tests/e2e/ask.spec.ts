import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Form } from '../../src/content-model/form';
import { site } from '../support/contentForms';
import { holdEngine } from '../support/engine';
import { expect, hydrated, test } from '../support/fair';
import { failLeads, fieldOf, leadsOf } from '../support/leads';
import { contentFolder } from '../support/siteFolder';

const form = parse(readFileSync(`${contentFolder}/forms/work-question.yaml`, 'utf8')) as Form;

const languages = [
  {
    prefix: '',
    language: 'ru',
    ask: 'Спросить о работе',
    others: 'Другие работы на стенде',
    title: 'Вопрос о работе',
    sold: 'Плотность воды, шесть метров',
    title2: 'Утро без жёлтого',
    option: /Утро без жёлтого, Таисия Бузунова, 2025/,
    labels: {
      work: 'Работа',
      question: 'Вопрос',
      name: 'Имя и фамилия',
      email: 'Электронная почта',
    },
    send: 'Отправить вопрос',
    again: /ещё раз/,
    text: 'Какая у неё рама?\nИ можно ли без неё?',
  },
  {
    prefix: '/en',
    language: 'en',
    ask: 'Ask about this work',
    others: 'Other works at the stand',
    title: 'Ask about a work',
    sold: 'Density of Water, Six Metres',
    title2: 'Morning Without Yellow',
    option: /Morning Without Yellow, Taisia Buzunova, 2025/,
    labels: { work: 'Work', question: 'Question', name: 'Full name', email: 'E-mail' },
    send: 'Send the question',
    again: /again/,
    text: 'Which frame has it?\nCan it be had without?',
  },
] as const;
type Words = (typeof languages)[number];

const figure = (page: Page, title: string) => page.getByRole('figure').filter({ hasText: title });
const workField = (page: Page, { labels }: Words) =>
  page.getByRole('combobox', { name: labels.work, exact: true });

/** Types a question, all but the work; returns what is read of it in the fields. */
async function write(page: Page, { labels, text }: Words, email: string): Promise<void> {
  await page.getByRole('textbox', { name: labels.question, exact: true }).fill(text);
  await page.getByRole('textbox', { name: labels.name }).fill('Анна О’Нил');
  await page.getByRole('textbox', { name: labels.email }).fill(email);
  await page.getByRole('checkbox').check();
}

const engineIn = (page: Page) => page.locator('form[novalidate]');
/** The engine of a form that is in sight where the page opens comes when it is touched. */
const touchForm = async (page: Page) => {
  await hydrated(page);
  await page.locator('main form').hover();
  await engineIn(page).waitFor();
};

for (const words of languages) {
  const { prefix, language, ask, others, title, sold, title2, option, send, again, text } = words;
  const stand = `${prefix}/exhibitors/2025/kobalt/`;

  test(`${stand}: from a work to its question, which arrives with work, stand, language and exhibitor`, async ({
    page,
  }, info) => {
    await page.goto(stand);
    await hydrated(page);
    await figure(page, title2).getByRole('link', { name: ask }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const select = workField(page, words);
    await expect(select.locator('option:checked')).toHaveText(option);
    const work = await select.inputValue();
    await expect(page).toHaveURL(new RegExp(`${stand}ask/\\?work=${work}$`));
    await engineIn(page).waitFor();
    await expect(select).toHaveValue(work);
    const email = `ask-${language}-${info.retry}@pochta.ru`;
    await write(page, words, email);
    await page.getByRole('button', { name: send }).click();
    await page.waitForURL(`**${prefix}/thanks/`);
    const leads = await leadsOf(page, info, email);
    expect(leads).toHaveLength(1);
    const expected = { work, stand: standOfKobalt, language, exhibitor: '2025/kobalt' };
    for (const [name, value] of Object.entries({ ...expected, question: text, form: form.form }))
      expect(fieldOf(leads[0]!, name), name).toBe(value);
  });

  test(`${stand}: a sold work leads to one that can be had, not to a question`, async ({
    page,
  }) => {
    await page.goto(stand);
    await hydrated(page);
    await expect(figure(page, sold).getByRole('link', { name: ask })).toHaveCount(0);
    await figure(page, sold).getByRole('link', { name: others }).click();
    const target = page.locator('figure:target');
    await expect(target).toBeInViewport();
    await expect(target.getByRole('link', { name: ask })).toBeVisible();
    await page.goto(`${stand}ask/`);
    await expect(workField(page, words).locator('option', { hasText: sold })).toHaveCount(0);
  });

  test(`${stand}ask/: a failing service keeps all that was typed, and the retry arrives once`, async ({
    page,
    baseURL,
    expectProblem,
  }, info) => {
    expectProblem(/lander\.php|Failed to load resource/);
    await page.goto(stand);
    await hydrated(page);
    await figure(page, title2).getByRole('link', { name: ask }).click();
    await engineIn(page).waitFor();
    const work = await workField(page, words).inputValue();
    const email = `ask-failed-${language}-${info.retry}@pochta.ru`;
    await write(page, words, email);
    await failLeads(page, baseURL ?? '', '500');
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(workField(page, words)).toHaveValue(work);
    await expect(
      page.getByRole('textbox', { name: words.labels.question, exact: true }),
    ).toHaveValue(text);
    await expect(page.getByRole('textbox', { name: words.labels.email })).toHaveValue(email);
    await failLeads(page, baseURL ?? '', 'none');
    await page.getByRole('alert').getByRole('button', { name: again }).click();
    await page.waitForURL(`**${prefix}/thanks/`);
    expect(await leadsOf(page, info, email)).toHaveLength(1);
  });

  test(`${stand}ask/: what is pressed while the engine comes is pressed`, async ({ page }) => {
    const arrive = await holdEngine(page);
    await page.goto(`${stand}ask/`);
    await hydrated(page);
    const consent = page.getByRole('checkbox');
    await consent.hover();
    await page.mouse.down();
    arrive();
    await page.waitForLoadState('networkidle');
    await expect(engineIn(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(consent).toBeChecked();
    await engineIn(page).waitFor();
    await expect(consent).toBeChecked();
  });

  test(`${stand}ask/: what was typed is there again after a reload, without a touch`, async ({
    page,
  }) => {
    await page.goto(`${stand}ask/`);
    await touchForm(page);
    const question = page.getByRole('textbox', { name: words.labels.question, exact: true });
    await question.fill(text);
    await page.mouse.move(0, 0);
    await page.reload();
    await expect(question).toHaveValue(text);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test(`${stand}ask/: the work is chosen by hand, and the question arrives`, async ({
      page,
    }, info) => {
      await page.goto(stand);
      await figure(page, title2).getByRole('link', { name: ask }).click();
      const select = workField(page, words);
      await expect(select).toHaveValue('');
      await select.selectOption({ label: (await select.getByText(option).textContent()) ?? '' });
      const work = await select.inputValue();
      const email = `ask-plain-${language}-${info.retry}@pochta.ru`;
      await write(page, words, email);
      await page.getByRole('button', { name: send }).click();
      await page.waitForURL(`**${prefix}/thanks/`);
      const leads = await leadsOf(page, info, email);
      expect(leads).toHaveLength(1);
      const expected = {
        work,
        stand: standOfKobalt,
        language,
        exhibitor: '2025/kobalt',
        url_location: `https://${site.domain}${stand}ask/`,
      };
      for (const [name, value] of Object.entries(expected))
        expect(fieldOf(leads[0]!, name), name).toBe(value);
    });
  });
}

test('the address keeps to the choice: the other language and a reload have the same work', async ({
  page,
}) => {
  const [russian, english] = languages;
  await page.goto('/exhibitors/2025/kobalt/ask/?work=zapas-na-zimu');
  await touchForm(page);
  await expect(workField(page, russian)).toHaveValue('zapas-na-zimu');
  const work = 'utro-bez-zheltogo';
  await workField(page, russian).selectOption(work);
  await expect(page).toHaveURL(new RegExp(`\\?work=${work}$`));
  await page
    .getByRole('link', { name: /Read this page in English|English/ })
    .first()
    .click();
  await engineIn(page).waitFor();
  await expect(workField(page, english)).toHaveValue(work);
  await page.reload();
  await touchForm(page);
  await expect(workField(page, english)).toHaveValue(work);
});

for (const isTyped of [false, true])
  test(`after a question about one work that was ${isTyped ? 'begun' : 'only opened'} and left, another work is asked about`, async ({
    page,
  }) => {
    const [, english] = languages;
    // What was begun and left is still in the plain form.
    if (isTyped) await holdEngine(page);
    await page.goto('/en/exhibitors/2025/kobalt/ask/?work=zapas-na-zimu');
    await hydrated(page);
    await expect(workField(page, english)).toHaveValue('zapas-na-zimu');
    const question = page.getByRole('textbox', { name: english.labels.question });
    if (isTyped) await question.fill(english.text);
    await page.getByRole('link', { name: 'Kobalt', exact: true }).first().click();
    await page.waitForURL('**/en/exhibitors/2025/kobalt/');
    await page.locator('main a[href$="/ask/?work=utro-bez-zheltogo"]').first().click();
    await page.waitForURL('**/ask/?work=utro-bez-zheltogo');
    await expect(question).toHaveValue(isTyped ? english.text : '');
    await expect(workField(page, english)).toHaveValue('utro-bez-zheltogo');
  });

for (const isHeld of [false, true])
  test(`from one work's question the typed address of another's asks about that one, ${isHeld ? 'before' : 'once'} the engine is there`, async ({
    page,
  }) => {
    const [russian] = languages;
    if (isHeld) await holdEngine(page);
    await page.goto('/exhibitors/2025/kobalt/ask/?work=zapas-na-zimu');
    await (isHeld ? hydrated(page) : touchForm(page));
    await expect(workField(page, russian)).toHaveValue('zapas-na-zimu');
    const question = page.getByRole('textbox', { name: russian.labels.question });
    await question.fill(russian.text);
    await page.goto('/exhibitors/2025/kobalt/ask/?work=utro-bez-zheltogo');
    await expect(question).toHaveValue(russian.text);
    await expect(workField(page, russian)).toHaveValue('utro-bez-zheltogo');
    await expect(page).toHaveURL(/\?work=utro-bez-zheltogo$/);
  });

test('an address that names no work leaves the choice open, and so does a sold one', async ({
  page,
}) => {
  for (const work of ['nothing', 'plotnost-vody', '%3Cscript%3E', '']) {
    await page.goto(`/en/exhibitors/2025/kobalt/ask/?work=${work}`);
    await expect(workField(page, languages[1])).toHaveValue('');
    await touchForm(page);
    await expect(workField(page, languages[1])).toHaveValue('');
  }
});

test('works of an edition that is past are not asked about', async ({ page, request }) => {
  await page.goto('/en/exhibitors/2024/kobalt/');
  await expect(page.getByRole('figure').first()).toBeVisible();
  await expect(page.getByRole('link', { name: languages[1].ask })).toHaveCount(0);
  await expect(page.getByRole('link', { name: languages[1].others })).toHaveCount(0);
  expect((await request.get('/en/exhibitors/2024/kobalt/ask/')).status()).toBe(404);
});

const { stand: standOfKobalt } = parse(
  readFileSync(`${contentFolder}/2025/exhibitors/kobalt/index.yaml`, 'utf8'),
) as { stand: string };
