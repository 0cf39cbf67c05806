import { expect, test } from '../support/fair';

test.use({ language: 'en' });

test('a journalist reads the last release, finds whom to write to, copies a credit and fetches the photograph', async ({
  openPage,
  page,
  visit: { prefix },
}) => {
  await openPage('/press/');
  await page.locator('#releases').getByRole('link').first().click();
  await expect(page).toHaveURL(`${prefix}/press/2026-03-03-programme/`);
  const beside = page.getByRole('complementary', { name: /^(О релизе|About this release)$/ });
  await expect(beside).toContainText(/3 (марта|March) 2026/);
  await expect(beside.getByRole('link', { name: 'press@artrows.example' })).toHaveAttribute(
    'href',
    'mailto:press@artrows.example',
  );
  await beside.getByRole('link', { name: /^(Все релизы|All releases)$/ }).click();
  await expect(page).toHaveURL(`${prefix}/press/#releases`);

  const photos = page.locator('#print-photos');
  await photos
    .getByText(/^(По одному|One by one)/)
    .last()
    .click();
  const credit = photos
    .getByText(/^(Фото Веры Лучковой|Photo by Vera Luchkova)$/)
    .filter({ visible: true })
    .first();
  await credit.click();
  expect(await page.evaluate(() => String(getSelection()))).toMatch(
    /^(Фото Веры Лучковой|Photo by Vera Luchkova)$/,
  );
  const fetched = page.waitForEvent('download');
  await photos.getByRole('link', { name: '2024-court-01.jpg' }).click();
  expect((await fetched).suggestedFilename()).toBe('2024-court-01.jpg');
});
