import { expect, test } from '../support/fair';
import { placeOf } from '../support/sendForm';
import { lostScripts, sendPlainForm, withoutScripts } from '../support/sendPlainForm';
import { watchShifts } from '../support/shifts';

test.use({ language: 'en' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // With a sum and several forms in a dialog; of several steps.
  test('forms are sent whole and lead on, or say that they are closed', async ({
    page,
    visit,
  }, info) => {
    const open = await withoutScripts(page, 'without JavaScript');
    for (const name of ['group-excursion', 'exhibitor-application'])
      await test.step(name, () => sendPlainForm(page, placeOf(name), open, visit, info));
  });
});

test('where scripts never come, a form is sent, and the navigator’s dialogs are open sections, with nothing that opens them', async ({
  page,
  expectProblem,
  visit,
}, info) => {
  expectProblem(lostScripts);
  const open = await withoutScripts(page, 'scripts hang');
  await sendPlainForm(page, placeOf('contact-us'), open, visit, info);
  await open(`${visit.prefix}/navigation/#theatre-ball`);
  for (const anchor of ['excursions', 'theatre-ball', 'event-organisation', 'academic-art-fair'])
    await expect(page.locator(`#${anchor}`)).toBeVisible();
  await expect(page.locator('#theatre-ball')).toBeInViewport();
  await expect(page.getByRole('link', { name: /^(На бал|To the ball)$/ })).toBeHidden();
});

test('a form in sight stays whole, and nothing moves when its engine comes; sending it names what is missing', async ({
  openPage,
  page,
}) => {
  const shifts = await watchShifts(page);
  await openPage('/tickets/#refund-form');
  const section = page.locator('#refund-form');
  const sickNote = section.getByRole('textbox', { name: /справк|sick note/ });
  await expect(
    section.getByText(/\(только при ответе: Болезнь\)|\(only for the answer: Illness\)/),
  ).toBeVisible();
  const order = section.locator('[name="documents_link"]');
  await order.click();
  const before = (await order.boundingBox())?.y ?? 0;
  await order.pressSequentially('https://');
  await expect(section.locator('form')).toHaveAttribute('novalidate', '');
  await expect(sickNote).toBeVisible();
  await expect(order).toBeFocused();
  await expect(order).toHaveValue('https://');
  expect(Math.abs(((await order.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  expect(await shifts()).toEqual([]);
  await order.press('Enter');
  await expect(section.getByRole('alert').getByRole('link').first()).toBeVisible();
  await expect(sickNote).toBeVisible();
});
