import { expectNoComplaints } from '../support/complaints';
import { engineOf, openForm } from '../support/contentForms';
import { expect, hydrated, test } from '../support/fair';
import { failLeads, holdAnswers } from '../support/leads';
import { fillAll, placeOf, sending } from '../support/sendForm';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in pristine, refused, failed, sending and done states, ${colorScheme}`, async ({
    page,
    baseURL,
    expectProblem,
    visit: { prefix },
  }) => {
    expectProblem(/lander\.php|Failed to load resource/);
    await page.emulateMedia({ colorScheme });
    await failLeads(page, baseURL!, '500');
    await page.goto(`${prefix}/contacts/#contact-us`);
    await hydrated(page);
    const section = await engineOf(page, 'contact-us');
    await expectNoComplaints(page, { on: 'pristine' });
    await sending(section).click();
    await expect(section.getByRole('alert')).toBeVisible();
    await expectNoComplaints(page, { on: 'refused' });
    await fillAll(section, placeOf('contact-us').form, 'axe@pochta.ru');
    await sending(section).click();
    await expect(section.getByRole('alert')).toContainText(
      /ответил ошибкой|answered with an error/,
    );
    await expectNoComplaints(page, { on: 'failed' });
    await failLeads(page, baseURL!, 'none');
    const answer = await holdAnswers(page);
    await sending(section).click();
    await expect(section.getByRole('button', { name: /Отправляем…|Sending…/ })).toBeVisible();
    await expectNoComplaints(page, { on: 'sending' });
    answer();
    await page.waitForURL(`**${prefix}/thanks/`);
    await expectNoComplaints(page, { on: 'done' });
  });

  test(`axe finds nothing in the steps and the summary of faults of the largest form, ${colorScheme}`, async ({
    page,
    visit: { prefix },
  }) => {
    await page.emulateMedia({ colorScheme });
    const application = await openForm(
      page,
      `${prefix}/for_participants/`,
      'exhibitor-application',
    );
    await expectNoComplaints(page);
    await application.getByRole('button', { name: /Контакты|Contacts/ }).click();
    await sending(application).click();
    await expect(application.getByRole('alert')).toBeVisible();
    await expectNoComplaints(page);
  });
}
