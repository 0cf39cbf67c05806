import { samplePages } from '../support/builtPages';
import { expect, hydrated, setClock, test } from '../support/fair';
import { expectMoments, moments } from '../support/programmeNow';
import { watchShifts } from '../support/shifts';

test.use({ clock: 'browser' });

for (const [timezoneId, width, height] of [
  ['America/New_York', 390, 844],
  ['Asia/Vladivostok', 1440, 900],
] as const) {
  test.describe(`a device set to ${timezoneId}`, () => {
    test.use({ timezoneId, viewport: { width, height } });

    test('opens the programme at what is on in Moscow at any time, and nothing moves', async ({
      page,
      visit,
    }) => {
      test.setTimeout(240_000);
      const shifts = await watchShifts(page);
      for (const moment of moments) {
        await expectMoments(page, visit, [moment]);
        expect.soft(await shifts(), moment.at).toEqual([]);
      }
    });
  });
}

test('a page built in March and opened at another time of the year moves by nothing', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await watchShifts(page);
  for (const moment of ['2026-04-03T13:00', '2026-11-26T12:00']) {
    await setClock(page, `${moment}+03:00`);
    for (const path of samplePages) {
      await page.goto(path);
      await hydrated(page);
      expect.soft(await shifts(), `${moment} ${path}`).toEqual([]);
    }
  }
});
