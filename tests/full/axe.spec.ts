import { expectNoComplaints } from '../support/complaints';
import { engineOf, openForm } from '../support/contentForms';
import { expect, hydrated, setClock, test } from '../support/fair';
import { failLeads, holdAnswers } from '../support/leads';
import { fillAll, placeOf, sending } from '../support/sendForm';
import { overflowAt } from '../support/shownPage';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the 500 and the 404 in ${colorScheme}, and both fit 320 px`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/404|500/);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/500/', '/en/500/', '/nope/', '/en/nope/']) {
      await page.goto(path);
      await hydrated(page);
      await expectNoComplaints(page, { on: path });
      expect(await overflowAt(page), path).toBeLessThanOrEqual(0);
    }
  });

  test(`axe finds nothing in pristine, refused, failed, sending and done states, ${colorScheme}`, async ({
    openPage,
    page,
    baseURL,
    expectProblem,
    visit: { prefix },
  }) => {
    expectProblem(/lander\.php|Failed to load resource/);
    await page.emulateMedia({ colorScheme });
    await failLeads(page, baseURL!, '500');
    await openPage('/contacts/#contact-us');
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

for (const width of [320, 1440]) {
  test(`axe finds nothing while the fair is open, at ${width} px, and nothing is too wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: width === 320 ? 'dark' : 'light' });
    await setClock(page, '2026-04-03T14:00+03:00');
    for (const path of ['/', '/for_visitors/', '/en/contacts/']) {
      await page.goto(path);
      await hydrated(page);
      await expect(
        page.getByRole('main').getByText(/^(Открыто до|Open until) 21:00/),
      ).toBeVisible();
      await expectNoComplaints(page);
      expect(await overflowAt(page)).toBeLessThanOrEqual(0);
    }
  });
}
