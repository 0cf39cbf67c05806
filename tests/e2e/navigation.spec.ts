import { expect, hydrated, test } from '../support/fair';

const dialogs = [
  { hash: '#excursions', name: /^(Экскурсии|Excursions)$/ },
  { hash: '#theatre-ball', name: /^(Театральный бал|Theatre ball)$/ },
];

test('a dialog opens by its link and closes by Escape, Back and its button, with the focus back on the link', async ({
  page,
  visit: { prefix },
}) => {
  const path = `${prefix}/navigation/`;
  // A phone's dialog covers the page: nothing of it is too wide.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  await hydrated(page);
  for (const { hash, name } of dialogs) {
    const opener = page.locator(`main a[href="${hash}"]`);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeHidden();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(path + hash);
    expect.soft(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth), hash).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(path);
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await opener.click();
    await dialog.getByRole('button', { name: /^(Закрыть|Close)$/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(path);
  }
});

test('a link of another page and the address of a form inside open the dialog too', async ({
  openPage,
  page,
}) => {
  await openPage('/tickets/#promo-code');
  await page.locator(`#promo-code a[href$="#theatre-ball"]`).click();
  await expect(page.locator('#theatre-ball:modal')).toBeVisible();
  await openPage('/navigation/#individual-excursion');
  await expect(page.locator('#excursions:modal')).toBeVisible();
  await expect(page.locator('#individual-excursion').getByRole('heading').first()).toBeInViewport();
});

test('who comes by a section’s address finds it open in the page, and it closes behind their back only', async ({
  openPage,
  page,
}) => {
  await openPage('/navigation/#theatre-ball');
  const ball = page.locator('#theatre-ball');
  const opener = page.locator('main a[href="#theatre-ball"]');
  await expect(ball).toBeInViewport();
  await expect(ball).not.toHaveAttribute('open', '');
  await expect(ball.getByRole('button', { name: /^(Закрыть|Close)$/ })).toBeHidden();
  await expect(opener).toBeHidden();
  // They close below the visible part, where nobody sees it.
  await expect(page.locator('#academic-art-fair')).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(ball).toBeHidden();
  await opener.click();
  await expect(ball).toHaveAttribute('open', '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the dialogs are plain sections of the page, forms and prices included', async ({
    page,
    visit: { prefix },
  }) => {
    await page.goto(`${prefix}/navigation/#theatre-ball`);
    await expect(page.locator('#navigator').getByRole('listitem')).toHaveCount(11);
    for (const { hash } of dialogs) await expect(page.locator(hash)).toBeVisible();
    for (const form of ['#group-excursion form', '#theatre-ball-booking form'])
      await expect(page.locator(form)).toBeVisible();
    await expect(page.locator('#theatre-ball')).toBeInViewport();
    await expect(page.locator('main a[href="#theatre-ball"]')).toBeHidden();
    // Prices are totals: by person, for all, with a promo code.
    const group = page.locator('#group-excursion');
    await expect(group).toContainText(/500\s₽ (с человека|a person)/);
    await expect(group).toContainText('12:00, 14:00, 16:00, 18:00, 20:00');
    await expect(group.getByRole('row', { name: '20' })).toContainText(/10[,\s]000\s₽/);
    await expect(page.locator('#individual-excursion')).toContainText(
      /10[,\s]000\s₽ (за всех|for all of you)/,
    );
    await expect(
      page.getByRole('columnheader', { name: /(промокодом|promo code).*−15\s?%/ }),
    ).toBeVisible();
    await expect(page.locator('#theatre-ball-booking').getByRole('row').nth(1)).toContainText(
      /2[,\s]550\s₽/,
    );
  });
});
