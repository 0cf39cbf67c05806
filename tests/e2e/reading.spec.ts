import { expect, heading, test } from '../support/fair';

test.use({ language: 'en' });

test('each document lists its clauses, and each link leads to its clause', async ({
  openPage,
  page,
  visit: { prefix },
}) => {
  await openPage('/convention/');
  const documents = page.locator('main section[id]:has(nav)');
  expect(await documents.count()).toBeGreaterThanOrEqual(6);
  for (const document of await documents.all()) {
    const links = document.getByRole('navigation').getByRole('link');
    const clauses = document.getByRole('heading', { level: 3 });
    expect(await links.allTextContents()).toEqual(await clauses.allTextContents());
    expect(
      await links.evaluateAll((all) =>
        all.map((link) => (link as HTMLAnchorElement).hash.slice(1)),
      ),
    ).toEqual(await clauses.evaluateAll((all) => all.map(({ id }) => id)));
  }
  const offer = page.locator('#contract-offer');
  await offer.getByRole('link', { name: /^7\. / }).click();
  await expect(page).toHaveURL(`${prefix}/convention/#contract-offer-7`);
  const clause = offer.getByRole('heading', { level: 3, name: /^7\. / });
  await expect(clause).toBeInViewport();
  const under = await page
    .getByRole('banner')
    .evaluate((bar) => bar.getBoundingClientRect().bottom);
  expect((await clause.boundingBox())?.y, 'not under the bar').toBeGreaterThanOrEqual(under);
});

test('on paper: answers unfolded, nothing to fill in, no breadcrumbs, no buttons', async ({
  openPage,
  page,
  visit: { prefix },
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${prefix}/for_visitors/`);
  const answers = page.locator('main details > :not(summary)');
  expect(await answers.count()).toBeGreaterThan(5);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  await openPage('/tickets/');
  await expect(page.getByRole('banner')).toBeHidden();
  expect(await page.locator('main').locator('input, select').count()).toBeGreaterThan(2);
  await expect(page.locator('main').locator('input:visible, select:visible')).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
  await expect(
    page.locator('main :is(nav, button, a[class^=signal], a[class^=plain])'),
  ).not.toHaveCount(0);
  await expect(
    page.locator('main :is(nav, button, a[class^=signal], a[class^=plain]):visible'),
  ).toHaveCount(0);
});

test('the way past the menu is seen with the focus only, whatever stands above the header', async ({
  page,
  visit: { prefix },
}) => {
  await page.goto(`${prefix}/press/`);
  await page.evaluate(() => (document.body.style.paddingTop = '200px'));
  const link = page.locator('a[href="#content"]').first();
  const isSeen = () =>
    link.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === element;
    });
  expect(await isSeen()).toBe(false);
  await link.focus();
  expect(await isSeen()).toBe(true);
});
