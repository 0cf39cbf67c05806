import { expect, test } from '../support/fair';
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
