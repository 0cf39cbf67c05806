import { expect, hydrated, test } from '../support/fair';

test('in a list of sessions the star stands under the hour, in a wide window at the end of the line', async ({
  page,
}) => {
  await page.goto('/speakers/2025/anna-veresova/');
  await hydrated(page);
  const session = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  const star = session.first().getByRole('button');
  const hour = session.first().locator('time').first();
  const title = session.first().getByRole('heading');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [button, time, words] = await Promise.all(
      [star, hour, title].map(async (part) => (await part.boundingBox())!),
    );
    if (width < 1024) {
      expect
        .soft(button!.y, `under the hour at ${width} px`)
        .toBeGreaterThan(time!.y + time!.height);
      expect
        .soft(button!.x + button!.width, `left of the words at ${width} px`)
        .toBeLessThan(words!.x);
    } else expect.soft(button!.x, `right of the words at ${width} px`).toBeGreaterThan(words!.x);
  }
});
