import { engineOf, openForm } from '../support/contentForms';
import { isEngineScript } from '../support/engine';
import { expect, setClock, test } from '../support/fair';
import { failLeads, fieldOf, holdAnswers, leadService, leadsOf, ownEmail } from '../support/leads';
import { fillAll, placeOf, sendForm, sending } from '../support/sendForm';

const account = 'https://account.artrows.example';

// It has steps and leads to another site; full/forms.spec.ts sends every form.
test('an application with steps is sent, and arrives as typed', async ({
  page,
  baseURL,
  playSite,
  visit,
}, info) => {
  // The personal account is on another site, which tests must not contact.
  await playSite(account, '<p>Account</p>');
  await sendForm(page, placeOf('exhibitor-application'), visit, baseURL!, info);
});

test('a visitor who came by an advertisement sends its address, from whatever page', async ({
  openPage,
  page,
  visit: { prefix, contacts },
}, info) => {
  const email = ownEmail('campaign', info);
  await openPage('/tickets/?utm_source=радио&utm_medium=audio#prices');
  await page.getByRole('contentinfo').getByRole('link', { name: contacts }).first().click();
  await page.waitForURL(`**${prefix}/contacts/`);
  const section = await engineOf(page, 'contact-us');
  await fillAll(section, placeOf('contact-us').form, email);
  await sending(section).click();
  await page.waitForURL(`**${prefix}/thanks/`);
  const [lead] = await leadsOf(page, info, email);
  const cameBy = new URL(fieldOf(lead!, 'url_location'));
  expect(cameBy.searchParams.get('utm_source')).toBe('радио');
  expect(cameBy.pathname).toBe(`${prefix}/tickets/`);
});

test('a form that leads on in a new tab opens it by the click, blank until the lead has arrived, knowing nothing of its opener; one whose sending fails is closed', async ({
  page,
  playSite,
  baseURL,
  expectProblem,
  visit: { prefix },
}, info) => {
  expectProblem(/lander\.php|Failed to load resource/);
  const email = ownEmail('tab', info);
  await playSite(account, '<p>Account</p>');
  const { form, path, anchor } = placeOf('exhibitor-application');
  const section = await openForm(page, `${prefix}${path}`, anchor, (data) =>
    data.replace('"newTab":null', '"newTab":true'),
  );
  await fillAll(section, form, email);

  await failLeads(page, baseURL!, '500');
  const lost = page.waitForEvent('popup');
  // A tab that closes as soon as it has opened is never told of.
  await page.route(leadService, async (route) => {
    await lost;
    await route.continue();
  });
  await sending(section).click();
  await expect(section.getByRole('alert')).toContainText(/ответил ошибкой|answered with an error/);
  await expect.poll(async () => (await lost).isClosed()).toBe(true);
  expect(await leadsOf(page, info, email)).toEqual([]);

  await page.unroute(leadService);
  await failLeads(page, baseURL!, 'none');
  const answer = await holdAnswers(page);
  const opened = page.waitForEvent('popup');
  await section
    .getByRole('alert')
    .getByRole('button', { name: /ещё раз|again/ })
    .click();
  const tab = await opened;
  // The browser may still be making its document.
  await expect(async () =>
    expect(await tab.evaluate(() => [window.opener, location.href])).toEqual([null, 'about:blank']),
  ).toPass();
  answer();
  await tab.waitForURL(`${account}/`);
  expect(new URL(page.url()).pathname).toBe(`${prefix}${path}`);
  await expect(section.getByText(/Спасибо|Thank you/).first()).toBeVisible();
  expect(await leadsOf(page, info, email)).toHaveLength(1);
});

test(
  'after its last day the application gives way to words',
  { tag: '@rare' },
  async ({ openPage, page }) => {
    await setClock(page, '2026-02-21T00:00:01+03:00');
    await openPage('/for_participants/');
    const section = page.locator('#exhibitor-application');
    await expect(
      section.getByText(/^(Регистрация закрыта|Registration is closed)\./),
    ).toBeVisible();
    // The reserved space is released while the form is out of view.
    expect((await section.boundingBox())?.height).toBeLessThan(400);
  },
);

test('a page loads nothing of the engine of a form far below until that is focused', async ({
  openPage,
  page,
}) => {
  const engine: string[] = [];
  page.on('request', (request) => {
    if (isEngineScript(new URL(request.url()))) engine.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 600 });
  await openPage('/partners/');
  const form = page.locator('#become-a-partner form');
  const top = await form.evaluate((element) => element.getBoundingClientRect().top);
  expect(top, 'the form begins well below the screen').toBeGreaterThan(600 + 400);
  expect(engine).toEqual([]);
  await form
    .locator('[name="full_name"]')
    .evaluate((input) => input.focus({ preventScroll: true }));
  await expect(form).toHaveAttribute('novalidate', '');
  expect(await page.evaluate(() => window.scrollY), 'nothing has been scrolled').toBe(0);
  // Libraries and messages are separate chunks.
  await expect.poll(() => engine.length).toBeGreaterThanOrEqual(2);
});

const wordsOf = {
  ru: {
    vote: 'Проголосовать',
    mail: 'Электронная почта',
    stand: 'Код стенда',
    plus: 'Адрес с «+» здесь не пройдёт. Впишите его без плюса и того, что за ним: anna@gmail.com.',
    long: 'Нужно не больше 500 знаков, сейчас 501.',
    wrongStand: 'Код стенда — буква и две или три цифры, например C07.',
  },
  en: {
    vote: 'Vote',
    mail: 'E-mail',
    stand: 'Stand code',
    plus: 'An address with a “+” cannot be used here. Please enter it without the “+” and what follows: anna@gmail.com.',
    long: 'No more than 500 characters; you have 501.',
    wrongStand: 'A stand code is a letter and two or three digits, like C07.',
  },
} as const;

test('a vote for a stand typed in Cyrillic arrives in the spelling of its sign; what is refused is told in words', async ({
  page,
  visit: { prefix, language },
}, info) => {
  const words = wordsOf[language];
  const email = ownEmail('vote', info);
  const section = await openForm(page, `${prefix}/navigation/`, 'best-stand');
  await section.getByLabel(words.stand).fill('стенд 7');
  await section.locator('[name="reason"]').fill('я'.repeat(501));
  await section.getByLabel(words.mail).fill('anna+tag@gmail.com');
  await section.getByRole('checkbox').check();
  await section.getByRole('button', { name: words.vote }).click();
  for (const said of [words.wrongStand, words.long, words.plus])
    await expect(section.getByText(said)).toBeVisible();
  await section.locator('[name="reason"]').fill('');
  await section.getByLabel(words.mail).fill(email);
  await section.getByLabel(words.stand).fill(' с 07');
  await section.getByRole('button', { name: words.vote }).click();
  await page.waitForURL(`**${prefix}/thanks/`);
  const [lead] = await leadsOf(page, info, email);
  expect(fieldOf(lead!, 'stand')).toBe('C07');
});
