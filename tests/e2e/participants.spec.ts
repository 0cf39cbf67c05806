import { expect, hydrated, test } from '../support/fair';

const languages = [
  {
    path: '/for_participants/',
    terms: [
      '1–3 недели',
      '1–2 недели',
      'в течение 7 дней',
      'в течение 14 дней',
      'срока нет',
      'срока нет',
    ],
    average: '2–4 недели',
    closed: 'Регистрация закрыта',
    account: 'Открыть кабинет',
  },
  {
    path: '/en/for_participants/',
    terms: [
      '1–3 weeks',
      '1–2 weeks',
      'within 7 days',
      'within 14 days',
      'no set term',
      'no set term',
    ],
    average: '2–4 weeks',
    closed: 'Registration is closed',
    account: 'Go to the account',
  },
];

for (const { path, terms, average, closed, account } of languages) {
  test(`${path}: six stages with their terms, both readings of the review, the account`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const stages = page.locator('#selection-stages').getByRole('listitem');
    await expect(stages).toHaveCount(6);
    for (const [index, term] of terms.entries())
      await expect(stages.nth(index)).toContainText(term);
    await expect(stages.first()).toContainText(average);
    await expect(page.getByRole('link', { name: account })).toHaveAttribute(
      'href',
      'https://account.artrows.example/',
    );
    await expect(page.locator('#documents')).toBeVisible();
    await expect(page.locator('#participants-questions summary')).toHaveCount(3);
    await expect(page.locator('#now')).toContainText(closed);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the phase that content pins is said at once', async ({ page }) => {
    await page.goto('/en/for_participants/');
    await expect(
      page.locator('#now').getByRole('link', { name: 'Open the personal account' }),
    ).toBeVisible();
  });
});
