import { expect, heading, test } from '../support/fair';

test('whoever follows the programme finds what has changed, subscribes to a hall, and sends a change on', async ({
  openPage,
  page,
  context,
  visit: { prefix },
}) => {
  await openPage('/program/');
  await page
    .getByRole('link', {
      name: /^(Перемены, календари и подписки|Changes, calendars, subscriptions)$/,
    })
    .click();
  await expect(heading(page)).toHaveText(
    /^(Перемены и календари 2026|Changes and calendars 2026)$/,
  );
  const changes = page.locator('#changes').getByRole('listitem');
  const moved = changes.filter({ hasText: /Открыто, когда получится|Open When Possible/ });
  await expect(moved).toHaveCount(2);
  await expect(moved.first()).toContainText(/20:00/);
  await expect(moved.first().getByRole('time')).toHaveAttribute('datetime', /^2026-03-30T14:05/);
  const hall = page.locator('#calendars').getByRole('link', { name: /^(Открытый зал|Open Hall)$/ });
  await expect(hall).toHaveAttribute('href', /^webcal:\/\/[^/]+\/calendar\/(ru|en)\/2026\/hall\//);
  const file = page.getByRole('link', { name: /^(файл ?: Открытый зал|file ?: Open Hall)$/ });
  const calendar = await context.request.get((await file.getAttribute('href')) ?? '');
  expect([calendar.status(), calendar.headers()['content-type']]).toEqual([
    200,
    expect.stringContaining('text/calendar'),
  ]);
  expect(await calendar.text()).toContain('2026-open-when-possible@');

  await page.goto(`${prefix}/program/2026/changes/#open-when-possible-2`);
  await expect(page.locator(':target')).toBeInViewport();
  await page.locator(':target').getByRole('link').click();
  await expect(heading(page)).toHaveText(/^(Открыто, когда получится|Open When Possible)$/);
});
