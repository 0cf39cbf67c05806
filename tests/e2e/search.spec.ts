import type { Page } from '@playwright/test';
import { expect, heading, test } from '../support/fair';

const opener = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^(Поиск по сайту|Search the site)$/ });
const field = (page: Page) =>
  page.getByRole('searchbox', { name: /^(Поиск по сайту|Search the site)$/ });
const group = (page: Page, name: RegExp) => page.getByRole('region', { name });
const status = (page: Page) => page.getByRole('main').getByRole('status');

test.describe('from any page', () => {
  test.use({ device: 'phone' });

  test('a surname half remembered leads to the artist, Back to the answers; a hall, to the plan; a question about dogs, to their rule, unfolded', async ({
    openPage,
    page,
  }) => {
    await openPage('/tickets/');
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('охренск');
    const artists = group(page, /^(Художники|Artists)$/);
    await artists.getByRole('link', { name: /^(Глеб Охринский|Gleb Okhrinsky)/ }).click();
    await expect(page).toHaveURL(/\/artists\/2025\/#artist-gleb-okhrinsky$/);
    await expect(page.locator('#artist-gleb-okhrinsky')).toBeInViewport();
    await page.goBack();
    await expect(field(page)).toHaveValue('охренск');
    await expect(artists.getByRole('link')).toHaveCount(1);

    await field(page).fill('лекторий');
    await group(page, /^(Залы и удобства|Halls and services)$/)
      .getByRole('link', { name: /^(Большой зал|Great Hall)/ })
      .click();
    await expect(page.locator('#hall-great-hall')).toHaveAttribute('data-marked', 'true');

    await page.goBack();
    // Nothing has all the words of a question that is written out.
    await field(page).fill('можно ли с собакой');
    await expect(status(page)).toHaveText(/^[«“]собакой[»”]: \d/);
    await group(page, /^(Вопросы и ответы|Questions and answers)$/)
      .getByRole('link', { name: /^(Собака-проводник|Guide dogs)/ })
      .click();
    await expect(page).toHaveURL(/\/for_visitors\/#accessibility-\d$/);
    const answer = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    await expect(answer).toBeInViewport();
    await expect(page.locator('details', { has: answer }).locator('summary')).toBeInViewport();
  });
});

test('by keyboard alone: the key of the search, arrows, Escape, Enter; a group is shown whole', async ({
  openPage,
  page,
  visit: { prefix },
}) => {
  await openPage('/contacts/');
  await page.keyboard.press('/');
  await expect(page).toHaveURL(`${prefix}/search/`);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('стенд с 07');
  await expect(status(page)).toHaveText(/^\d+ (ответ|answer)/);
  const [first, second] = await page.locator('main a[data-found]').all();
  await page.keyboard.press('ArrowDown');
  await expect(first!).toBeFocused();
  await page.keyboard.press('ArrowDown');
  if (second !== undefined) await expect(second).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first!).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(/Ольховская|Olkhovskaya/);
  await page.goBack();
  await expect(field(page)).toHaveValue('стенд с 07');

  await field(page).fill('галерея');
  await field(page).fill('а');
  const works = group(page, /^(Работы|Works)$/);
  await expect(works.getByRole('link')).toHaveCount(6);
  await works.getByRole('button').click();
  await expect.poll(() => works.getByRole('link').count()).toBeGreaterThan(6);
  await field(page).fill('бвгджз');
  await expect(status(page)).toHaveText(/^0 /);
  await expect(
    page.getByRole('main').getByRole('link', { name: /^(Контакты|Contacts)$/ }),
  ).toBeVisible();
});

test(
  'without a network it says so and keeps what was typed; once that is back, it answers',
  { tag: '@rare' },
  async ({ openPage, page, expectProblem }) => {
    expectProblem(/search\/(ru|en)\.json|ERR_FAILED/);
    await page.route('**/search/{ru,en}.json', (route) => route.abort());
    await openPage('/search/?q=кобальт');
    await expect(status(page)).toHaveText(/^(Поиск не загрузился|The search did not load)$/);
    await expect(field(page)).toHaveValue('кобальт');
    await page.unroute('**/search/{ru,en}.json');
    await page.getByRole('button', { name: /^(Попробовать ещё раз|Try again)$/ }).click();
    await expect(
      group(page, /^(Участники|Exhibitors)$/).getByRole('link', { name: /^(Кобальт|Kobalt)/ }),
    ).not.toHaveCount(0);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to all names, each of them a link', async ({ page, visit: { prefix } }) => {
    await page.goto(`${prefix}/`);
    await opener(page).click();
    await field(page).fill('кобальт');
    await page.getByRole('button', { name: /^(Искать|Search)$/ }).click();
    await expect(page).toHaveURL(/\/search\/names\/\?q=/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(Кобальт|Kobalt)$/ })
      .click();
    await expect(heading(page)).toHaveText(/^(Кобальт|Kobalt)$/);
  });
});
