import { expectNoComplaints } from '../support/complaints';
import { places } from '../support/contentForms';
import { test } from '../support/fair';
import { sendForm } from '../support/sendForm';

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
