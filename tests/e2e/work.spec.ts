import type { Page } from '@playwright/test';
import { metaOf } from '../support/builtHtml';
import { addToMyFair, expect, heading, phone, test } from '../support/fair';

test.use({ device: 'phone' });

const path = '/exhibitors/2025/kobalt/utro-bez-zheltogo/';
const title = /^(Утро без жёлтого|Morning Without Yellow)$/;
const artist = /Таисия Бузунова|Taisia Buzunova/;
const star = (page: Page) =>
  page.getByRole('main').getByRole('button', {
    name: /^(В мою ярмарку|Add to my fair): (Утро без жёлтого|Morning Without Yellow)$/,
  });

test('a work from the wall says all that is known of it; starred, it hangs in my fair under its stand, also on another phone', async ({
  openPage,
  page,
  context,
  browser,
  visit: { prefix },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage('/works/2025/');
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(prefix + path);
  await expect(heading(page)).toHaveText(title);
  const main = page.getByRole('main');
  for (const words of [artist, /^340[\s,]000\s₽$/, /^(Резерв|Reserved)/, /140\s×\s110/])
    await expect(main.getByText(words).first()).toBeVisible();
  await expect(main.getByText(/170\s(см|cm)/)).toBeVisible();
  await star(page).click();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('region', { name: /^(Моя ярмарка|My fair)$/ })
    .getByRole('link')
    .click();
  const stop = page.locator('#my-stands').getByRole('listitem').filter({ hasText: 'A06' }).first();
  await expect(stop.getByRole('heading', { level: 3 })).toHaveText(/^(Кобальт|Kobalt)$/);
  await expect(stop.locator('img')).toHaveJSProperty('complete', true);
  await expect(stop).toContainText(artist);
  await page.emulateMedia({ media: 'print' });
  await expect(stop.getByRole('heading', { level: 4 })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: /^(Скопировать ссылку|Copy the link)$/ }).click();
  await expect(page.getByText(/^(Ссылка скопирована|Link copied)\.$/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await browser.newContext({ viewport: phone });
  const theirs = await other.newPage();
  await theirs.goto(link);
  const list = theirs.getByRole('region', { name: /^(Список по ссылке|List from a link)$/ });
  await expect(list.getByRole('link', { name: title })).toHaveAttribute('href', prefix + path);
  await other.close();
});

test('Share hands the address of the work to the phone, and copies it where there is no share sheet', async ({
  openPage,
  page,
  context,
  baseURL,
  visit: { prefix },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(`${path}?utm_source=letter`);
  const share = page.getByRole('button', { name: /^(Поделиться|Share)$/ });
  await share.click();
  await expect(page.getByText(/^(Ссылка скопирована|Link copied)\.$/)).toBeVisible();
  const address = `${baseURL}${prefix}${path}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.evaluate(() => {
    const sheet = (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data }));
    Object.assign(navigator, { share: sheet });
  });
  await share.click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  expect(shared.url).toBe(address);
  expect(shared.title).toMatch(title);
});

test('one leafs from work to work by its neighbours, and goes from it to its exhibitor and to others by the artist', async ({
  openPage,
  page,
  visit: { prefix },
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(path);
  // The title stands beside the picture, and both are seen whole at once.
  const picture = page.getByRole('main').getByRole('img').first();
  for (const whole of [heading(page), picture]) await expect(whole).toBeInViewport({ ratio: 1 });
  const right = await picture.evaluate((image) => image.getBoundingClientRect().right);
  expect((await heading(page).boundingBox())?.x).toBeGreaterThan(right);
  const neighbours = page.getByRole('navigation', {
    name: /^(Соседние работы|Neighbouring works)$/,
  });
  await neighbours.getByRole('link', { name: /^(Следующая|Next)/ }).click();
  await expect(heading(page)).not.toHaveText(title);
  await neighbours.getByRole('link', { name: /^(Предыдущая|Previous)/ }).click();
  await expect(heading(page)).toHaveText(title);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Запас на зиму|Winter Stock)$/ })
    .click();
  await expect(page).toHaveURL(`${prefix}/exhibitors/2025/kobalt/zapas-na-zimu/`);
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Кобальт|Kobalt)$/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText(/^(Кобальт|Kobalt)$/);
});

test('starred works are leafed through from my fair to the last one, and the list is one tap away', async ({
  openPage,
  page,
  visit: { prefix },
}) => {
  await openPage('/works/2025/');
  const works = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
  const titles: string[] = [];
  for (const place of [1, 4, 9]) {
    titles.push(await works.nth(place).innerText());
    await works.nth(place).click();
    await addToMyFair(page.getByRole('main'));
    await page.goBack();
    // A work's page has such headings, too.
    await expect(heading(page)).toHaveText(/^(Работы|Works)$/);
  }
  await page.goto(`${prefix}/my/`);
  await page
    .locator('#my-stands')
    .getByRole('link', { name: titles[0] ?? '', exact: true })
    .click();
  const neighbours = page.getByRole('navigation', {
    name: /^(Соседние работы|Neighbouring works)$/,
  });
  const next = neighbours.getByRole('link', { name: /^(Следующая|Next)/ });
  const list = (place: number) =>
    page.getByRole('link', {
      name: new RegExp(`^(К списку|Back to the list): ${place} (из|of) 3$`),
    });
  for (const place of [1, 2, 3]) {
    await expect(list(place)).toBeVisible();
    await expect(heading(page)).toHaveText(titles[place - 1] ?? '');
    if (place < 3) await next.click();
  }
  await expect(next).toHaveCount(0);
  await list(3).click();
  await expect(page).toHaveURL(`${prefix}/my/#my-stands`);
  await expect(page.locator('#my-stands')).toContainText(titles[2] ?? '');
});

// tests/built/shares.test.ts checks the picture itself.
test('a messenger names a work with its artist, price and stand', async ({
  request,
  visit: { prefix },
}) => {
  const html = await (await request.get(prefix + path)).text();
  const of = (name: string) => metaOf(html, name) ?? '';
  expect(of('og:title')).toMatch(artist);
  expect(of('og:title')).toMatch(/Утро без жёлтого|Morning Without Yellow/);
  expect(of('og:description')).toMatch(/^(Кобальт, Стенд|Kobalt, Stand) A06,/);
  expect(of('og:image:alt')).toMatch(artist);
  expect(of('og:image:alt')).toMatch(/(Резерв|Reserved), 340[\s,]000\s₽\. (Стенд|Stand) A06\. ./);
});
