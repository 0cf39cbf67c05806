import { places } from '../support/contentForms';
import { expect, hydrated, test } from '../support/fair';
import { lostScripts, modes, sendPlainForm, withoutScripts } from '../support/sendPlainForm';
import { watchShifts } from '../support/shifts';
import { watchRequests } from '../support/underWay';

for (const mode of modes) {
  for (const language of ['ru', 'en'] as const) {
    test.describe(`${mode}, ${language}`, () => {
      test.use({ javaScriptEnabled: mode !== 'without JavaScript', language });

      test(`every form is sent whole and leads on, or says that it is closed (${mode}, ${language})`, async ({
        page,
        expectProblem,
        visit,
      }, info) => {
        test.setTimeout(240_000);
        expectProblem(lostScripts);
        const open = await withoutScripts(page, mode);
        for (const place of places)
          await test.step(place.name, () => sendPlainForm(page, place, open, visit, info));
      });
    });
  }
}

const inSight = [
  '/navigation/',
  '/navigation/#theatre-ball',
  '/navigation/#group-excursion',
  '/navigation/#best-stand',
  '/tickets/#refund-form',
  '/press/#media-accreditation',
  '/for_participants/#exhibitor-application',
  '/en/navigation/#event-organisation',
];

for (const width of [360, 1440]) {
  test(`nothing that is in sight moves when forms and dialogs get their code, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
    const { settle } = watchRequests(page);
    for (const address of inSight) {
      await page.goto('about:blank');
      await page.goto(address);
      await hydrated(page);
      await settle();
      expect.soft(await shifts(), address).toEqual([]);
    }
  });
}
