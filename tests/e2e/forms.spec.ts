import { engineOf, openForm } from '../support/contentForms';
import { holdEngine, isEngineScript } from '../support/engine';
import { expect, hydrated, setClock, test } from '../support/fair';
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
  page,
  visit: { prefix, contacts },
}, info) => {
  const email = ownEmail('campaign', info);
  await page.goto(`${prefix}/tickets/?utm_source=радио&utm_medium=audio#prices`);
  await hydrated(page);
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
  async ({ page, visit: { prefix } }) => {
    await setClock(page, '2026-02-21T00:00:01+03:00');
    await page.goto(`${prefix}/for_participants/`);
    await hydrated(page);
    const section = page.locator('#exhibitor-application');
    await expect(
      section.getByText(/^(Регистрация закрыта|Registration is closed)\./),
    ).toBeVisible();
    // The reserved space is released while the form is out of view.
    expect((await section.boundingBox())?.height).toBeLessThan(400);
  },
);

test(
  'what is typed before the engine comes is there when it has, with the caret in its place, and after a look at another page',
  { tag: '@rare' },
  async ({ page, visit: { prefix } }) => {
    const release = await holdEngine(page);
    await page.goto(`${prefix}/contacts/`);
    await hydrated(page);
    const form = page.locator('#contact-us form');
    const message = form.locator('[name="message"]');
    await message.click();
    await message.pressSequentially('Где касса?');
    await page.getByRole('contentinfo').locator(`a[href="${prefix}/press/"]`).first().click();
    await expect(page).toHaveURL(`${prefix}/press/`);
    await page.goBack();
    await expect(message).toHaveValue('Где касса?');
    await message.press('End');
    await message.press('ArrowLeft');
    await expect(form).not.toHaveAttribute('novalidate');
    release();
    await expect(form).toHaveAttribute('novalidate', '');
    await expect(message).toBeFocused();
    await message.pressSequentially(' и буфет');
    await expect(message).toHaveValue('Где касса и буфет?');
  },
);

test('a page loads nothing of the engine of a form far below until that is focused', async ({
  page,
  visit: { prefix },
}) => {
  const engine: string[] = [];
  page.on('request', (request) => {
    if (isEngineScript(new URL(request.url()))) engine.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(`${prefix}/partners/`);
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
  // Libraries and messages are separate chunks.
  await expect.poll(() => engine.length).toBeGreaterThanOrEqual(2);
});
