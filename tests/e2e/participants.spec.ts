import { expect, hydrated, test } from '../support/fair';

const words = {
  ru: {
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
  },
  en: {
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
  },
};

test('for participants: six stages with their terms, both readings of the review, the account', async ({
  page,
  visit: { prefix, language },
}) => {
  const { terms, average, closed } = words[language];
  await page.goto(`${prefix}/for_participants/`);
  await hydrated(page);
  const stages = page.locator('#selection-stages').getByRole('listitem');
  await expect(stages).toHaveCount(6);
  for (const [index, term] of terms.entries()) await expect(stages.nth(index)).toContainText(term);
  await expect(stages.first()).toContainText(average);
  await expect(
    page.getByRole('link', { name: /^(Открыть кабинет|Go to the account)$/ }),
  ).toHaveAttribute('href', 'https://account.artrows.example/');
  await expect(page.locator('#documents')).toBeVisible();
  await expect(page.locator('#participants-questions summary')).toHaveCount(3);
  await expect(page.locator('#now')).toContainText(closed);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the phase that content pins is said at once', async ({ page, visit: { prefix } }) => {
    await page.goto(`${prefix}/for_participants/`);
    await expect(
      page.locator('#now').getByRole('link', {
        name: /^(Войти в личный кабинет|Open the personal account)$/,
      }),
    ).toBeVisible();
  });
});
