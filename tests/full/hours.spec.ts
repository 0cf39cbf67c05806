import { expectNoComplaints } from '../support/complaints';
import { expect, hydrated, test } from '../support/fair';

test.use({ clock: 'browser' });

for (const width of [320, 1440]) {
  test(`axe finds nothing while the fair is open, at ${width} px, and nothing is too wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: width === 320 ? 'dark' : 'light' });
    await page.clock.setFixedTime(new Date('2026-04-03T14:00:00+03:00'));
    for (const path of ['/', '/for_visitors/', '/en/contacts/']) {
      await page.goto(path);
      await hydrated(page);
      await expect(
        page.getByRole('main').getByText(/^(Открыто до|Open until) 21:00/),
      ).toBeVisible();
      await expectNoComplaints(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });
}
