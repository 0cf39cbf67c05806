import { expect, test } from '../support/fair';

const terms = [
  /1–3\s(недели|weeks)/,
  /1–2\s(недели|weeks)/,
  /в\sтечение\s7\sдней|within\s7\sdays/,
  /в\sтечение\s14\sдней|within\s14\sdays/,
  /срока\sнет|no\sset\sterm/,
  /срока\sнет|no\sset\sterm/,
];

test('for participants: six stages with their terms, both readings of the review, the account', async ({
  openPage,
  page,
}) => {
  await openPage('/for_participants/');
  const stages = page.locator('#selection-stages').getByRole('listitem');
  await expect(stages).toHaveCount(6);
  for (const [index, term] of terms.entries()) await expect(stages.nth(index)).toContainText(term);
  await expect(stages.first()).toContainText(/2–4\s(недели|weeks)/);
  await expect(
    page.getByRole('link', { name: /^(Открыть кабинет|Go to the account)$/ }),
  ).toHaveAttribute('href', 'https://account.artrows.example/');
  await expect(page.locator('#documents')).toBeVisible();
  await expect(page.locator('#participants-questions summary')).toHaveCount(3);
  await expect(page.locator('#now')).toContainText(/Регистрация\sзакрыта|Registration\sis\sclosed/);
});
