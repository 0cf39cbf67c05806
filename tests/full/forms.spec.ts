import { expectNoComplaints } from '../support/complaints';
import { openForm, places } from '../support/contentForms';
import { expect, test } from '../support/fair';
import { leadsOf, ownEmail } from '../support/leads';
import { fillAll, placeOf, sendForm, sending } from '../support/sendForm';

for (const language of ['ru', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    for (const place of places) {
      test(`${place.name}${place.form.closed === true ? ', opened,' : ''} is sent in ${language}, and arrives as typed`, async ({
        page,
        baseURL,
        playSite,
        visit,
      }, info) => {
        // The personal account is on another site, which tests must not contact.
        await playSite('https://account.artrows.example', '<p>Account</p>');
        await sendForm(page, place, visit, baseURL!, info);
        if (place.form.payment) await expectNoComplaints(page);
      });
    }
  });
}

test('where popups are blocked, a form that leads on in a new tab leads on in the page itself', async ({
  page,
  playSite,
  visit: { prefix },
}, info) => {
  const account = 'https://account.artrows.example';
  const email = ownEmail('blocked', info);
  await playSite(account, '<p>Account</p>');
  await page.addInitScript(() => (window.open = () => null));
  const { form, path, anchor } = placeOf('exhibitor-application');
  const section = await openForm(page, `${prefix}${path}`, anchor, (data) =>
    data.replace('"newTab":null', '"newTab":true'),
  );
  await fillAll(section, form, email);
  await sending(section).click();
  await page.waitForURL(`${account}/`);
  expect(await leadsOf(page, info, email)).toHaveLength(1);
});
