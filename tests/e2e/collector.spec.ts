import { addToMyFair, expect, heading, phone, test } from '../support/fair';
import { fieldOf, leadsOf, ownEmail } from '../support/leads';

// A collector's errand from the first word to the last; its parts stand with what they are about
// (tests/README.md).
test.use({ device: 'phone' });

const title = /^(Изразец в долгой печи|Long-Fired Tile)$/;
const morning = /^(Утро без жёлтого|Morning Without Yellow)$/;

test('something blue, asked of the search, cheap, small, from one city and still free: found, starred, printed, sent to another phone, and asked about there', async ({
  openPage,
  page,
  context,
  browser,
  visit: { prefix },
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset['printed'] = '');
  });
  await openPage('/search/');
  await page.getByRole('searchbox').fill('голубая');
  await page.getByRole('link', { name: /^(Работы 2025: синий, голубой|Works 2025: blue)/ }).click();
  await expect(page).toHaveURL(/\/works\/2025\/\?colour=blue$/);
  await page.getByRole('searchbox').fill('лейпциг');
  await page.locator('summary', { hasText: /^(Фильтры|Filters)/ }).click();
  for (const name of ['до метра|up to a metre', 'продавались|were for sale'])
    await page.getByRole('link', { name: new RegExp(`^(${name}) \\d+$`) }).click();
  await page.getByRole('combobox', { name: /^(Цена до|Price up to)$/ }).selectOption('50000');
  await page.getByRole('button', { name: /^(Показать|Show) 1 (работу|work)$/ }).click();
  const found = page.locator('main section li:visible');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(/A47/);
  await found.getByRole('heading').getByRole('link').click();
  await expect(heading(page)).toHaveText(title);
  const main = page.getByRole('main');
  await addToMyFair(main);
  await page
    .getByRole('region', { name: /^(Моя ярмарка|My fair)$/ })
    .getByRole('link')
    .click();

  await page.getByRole('button', { name: /^(Напечатать|Print)$/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  const stop = page.locator('#my-stands').getByRole('listitem').filter({ hasText: 'A47' }).first();
  for (const seen of [stop.locator('img'), stop.getByText(/28[\s,]000\s₽/), stop.getByText('A47')])
    await expect(seen).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: /^(Скопировать ссылку|Copy the link)$/ }).click();
  await expect(page.getByText(/^(Ссылка скопирована|Link copied)\.$/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await browser.newContext({ viewport: phone });
  const theirs = await other.newPage();
  await theirs.goto(link);
  const work = theirs
    .getByRole('region', { name: /^(Список по ссылке|List from a link)$/ })
    .getByRole('listitem')
    .filter({ has: theirs.getByRole('link', { name: title }) });
  await expect(work.locator('img')).toBeVisible();
  await expect(work).toContainText(/Бент Ольмюцер|Bent Olmützer/);
  await expect(work).toContainText(/28[\s,]000\s₽/);
  await work.getByRole('link', { name: title }).click();
  await expect(heading(theirs)).toHaveText(title);
  await theirs.getByRole('link', { name: /^(Спросить о работе|Ask about this work)$/ }).click();
  await expect(theirs.getByRole('combobox', { name: /^(Работа|Work)$/ })).toHaveValue('ofenkachel');
  const email = ownEmail('collector', info);
  await theirs.getByRole('textbox', { name: /^(Вопрос|Question)$/ }).fill('Греет?');
  await theirs.getByRole('textbox', { name: /^(Имя и фамилия|Full name)/ }).fill('Анна О’Нил');
  await theirs.getByRole('textbox', { name: /^(Электронная почта|E-mail)/ }).fill(email);
  await theirs.getByRole('checkbox').check();
  await theirs.getByRole('button', { name: /^(Отправить вопрос|Send the question)$/ }).click();
  await theirs.waitForURL(`**${prefix}/thanks/`);
  const [lead] = await leadsOf(theirs, info, email);
  expect(lead && [fieldOf(lead, 'work'), fieldOf(lead, 'stand')]).toEqual(['ofenkachel', 'A47']);
  await other.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, language: 'en' });

  test('a work that a friend has sent is read, also in the other language, found on the plan and asked about', async ({
    page,
    visit: { prefix, otherPrefix, otherLanguage },
  }) => {
    const path = '/exhibitors/2025/kobalt/utro-bez-zheltogo/';
    const main = page.getByRole('main');
    await page.goto(prefix + path);
    await page.getByRole('banner').getByRole('link', { name: otherLanguage }).click();
    await expect(page).toHaveURL(otherPrefix + path);
    await expect(heading(page)).toHaveText(morning);
    await expect(main.getByText(/^340[\s,]000\s₽$/)).toBeVisible();
    await expect(main.getByRole('button', { name: /Моя|моя|my fair/ })).toHaveCount(0);
    await main.getByRole('link', { name: 'A06' }).first().click();
    await expect(page).toHaveURL(/\/map\//);
    await page.goBack();
    await main.getByRole('link', { name: /^(Спросить о работе|Ask about this work)$/ }).click();
    await expect(heading(page)).toHaveText(/^(Вопрос о работе|Ask about a work)$/);
    await expect(
      main.getByRole('option', { name: /Утро без жёлтого|Morning Without/ }),
    ).toHaveCount(1);
  });
});
