import { existsSync } from 'node:fs';
import type { Exhibitor } from '../../src/exhibitors/schema';
import { contentFiles, editionOf, readSite } from '../support/builtContent';
import { expect, hydrated, test } from '../support/fair';
import { readLetter } from '../support/readLetter';

const { currentEdition: year } = readSite('content');
const desks = `/for_participants/${year}/`;
/** Exhibitors of the current edition with a work that is not sold. */
const selling = contentFiles<Exhibitor>(new RegExp(`^${year}/exhibitors/`), 'content').filter(
  ({ value }) => value.works?.some(({ availability }) => availability !== 'sold'),
);

test('a gallery finds its desk and tells the fair that a work is sold', async ({ page, visit }) => {
  const [gallery] = selling;
  test.skip(gallery === undefined || !existsSync(`public${desks}index.html`), 'no exhibitors yet');
  const { file = '', value } = gallery ?? {};
  const name = value?.name[visit.language] ?? '';
  await page.goto(`${visit.prefix}/for_participants/`);
  // Words of another phase may lead there, too, out of sight.
  const way = page.getByRole('main').locator(`a[href="${visit.prefix}${desks}"]:visible`);
  test.skip((await way.count()) === 0, 'the page for participants does not lead to the desks');
  await way.first().click();
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await hydrated(page);
  const button = page.getByRole('link', { name: /^(Работа продана|This work is sold)$/ }).first();
  const letter = readLetter((await button.getAttribute('href')) ?? '');
  const work = value?.works?.find(({ availability }) => availability !== 'sold');
  expect(letter.file).toBe(file);
  expect(letter.subject).toContain(value?.stand);
  expect(letter.item).toMatchObject({ picture: work?.picture, availability: 'sold' });
  expect(String(letter.item?.['asOf']) <= editionOf(year, 'content').lastDay).toBe(true);
});
