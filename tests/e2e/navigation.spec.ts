import { expect, hydrated, test } from '../support/fair';

const dialogs = [
  {
    path: '/navigation/',
    link: 'Выбрать экскурсию',
    hash: '#excursions',
    name: 'Экскурсии',
    close: 'Закрыть',
  },
  {
    path: '/navigation/',
    link: 'На бал',
    hash: '#theatre-ball',
    name: 'Театральный бал',
    close: 'Закрыть',
  },
  {
    path: '/en/navigation/',
    link: 'Hold your own',
    hash: '#event-organisation',
    name: 'Event organisation',
    close: 'Close',
  },
  {
    path: '/en/navigation/',
    link: 'Leave an application',
    hash: '#academic-art-fair',
    name: 'Academic art fair',
    close: 'Close',
  },
];

for (const { path, link, hash, name, close } of dialogs) {
  test(`${name}: opens by its link, closes by Escape, Back and the button`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const opener = page.getByRole('link', { name: link });
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeHidden();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(path + hash);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(path);
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await opener.click();
    await dialog.getByRole('button', { name: close }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(path);
  });
}

test('an address that comes while a dialog closes by another opens it again', async ({ page }) => {
  await page.goto('/navigation/');
  await hydrated(page);
  const dialog = page.getByRole('dialog', { name: 'Экскурсии' });
  await page.getByRole('link', { name: 'Выбрать экскурсию' }).click();
  await expect(dialog).toBeVisible();
  // The browser reports the closing a moment later, when the address may already be another.
  await page.evaluate(() =>
    document.addEventListener('close', () => (location.hash = '#excursions'), {
      capture: true,
      once: true,
    }),
  );
  await page.goBack();
  await expect(page).toHaveURL('/navigation/#excursions');
  await expect(dialog).toBeVisible();
});

test('a menu’s link and the address of a form inside open the dialog too', async ({ page }) => {
  await page.goto('/en/tickets/#promo-code');
  await hydrated(page);
  await page.locator('#promo-code').getByRole('link', { name: 'theatre ball' }).click();
  await expect(page.getByRole('dialog', { name: 'Theatre ball' })).toBeVisible();
  await page.goto('/en/navigation/#individual-excursion');
  await hydrated(page);
  await expect(page.getByRole('dialog', { name: 'Excursions' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Individual excursion' })).toBeInViewport();
});

test('prices are totals: by person, for all, with a promo code', async ({ page }) => {
  await page.goto('/en/navigation/#excursions');
  await hydrated(page);
  const group = page.locator('#group-excursion');
  await expect(group).toContainText('500 ₽ a person');
  await expect(group).toContainText('12:00, 14:00, 16:00, 18:00, 20:00');
  await expect(group.getByRole('row', { name: '20' })).toContainText('10,000 ₽');
  await expect(page.locator('#individual-excursion')).toContainText('10,000 ₽ for all of you');
  await page.goto('/en/navigation/#theatre-ball');
  await expect(page.getByRole('columnheader', { name: 'With a promo code, −15%' })).toBeVisible();
  await expect(page.locator('#theatre-ball-booking').getByRole('row').nth(1)).toContainText(
    '2,550 ₽',
  );
});

test('an open dialog fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/navigation/');
  await hydrated(page);
  await page.getByRole('link', { name: 'На бал' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
});

test('who comes by a section’s address finds it open in the page, and it closes behind their back only', async ({
  page,
}) => {
  await page.goto('/navigation/#theatre-ball');
  await hydrated(page);
  const ball = page.locator('#theatre-ball');
  const opener = page.getByRole('link', { name: 'На бал' });
  await expect(ball).toBeInViewport();
  await expect(ball).not.toHaveAttribute('open', '');
  await expect(ball.getByRole('button', { name: 'Закрыть' })).toBeHidden();
  await expect(opener).toBeHidden();
  // They close below the visible part, where nobody sees it.
  await expect(page.locator('#academic-art-fair')).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(ball).toBeHidden();
  await opener.click();
  await expect(ball).toHaveAttribute('open', '');
});

test('eleven links', async ({ page }) => {
  await page.goto('/en/navigation/');
  await expect(page.locator('#navigator').getByRole('listitem')).toHaveCount(11);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the dialogs are plain sections of the page, forms and prices included', async ({
    page,
  }) => {
    await page.goto('/navigation/#theatre-ball');
    for (const anchor of ['excursions', 'theatre-ball', 'event-organisation', 'academic-art-fair'])
      await expect(page.locator(`#${anchor}`)).toBeVisible();
    for (const anchor of ['group-excursion', 'theatre-ball-booking'])
      await expect(page.locator(`#${anchor} form`)).toBeVisible();
    await expect(page.locator('#theatre-ball')).toBeInViewport();
    await expect(page.getByRole('link', { name: 'На бал' })).toBeHidden();
  });
});
