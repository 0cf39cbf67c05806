import { existsSync, readFileSync } from 'node:fs';
import { deskPath, desksPath } from '../../src/exhibitors/desk/model/deskPaths';
import { maxAddressLength } from '../../src/exhibitors/desk/model/letter';
import type { Exhibitor } from '../../src/exhibitors/schema';
import { localeCodes } from '../../src/i18n/locales';
import { localizedPath } from '../../src/i18n/paths';
import { workSchema } from '../../src/works/schema';
import { contentFiles, editionOf, readSite } from '../support/builtContent';
import { attributeValues, isHidden, readPage } from '../support/builtHtml';
import { readLetter } from '../support/readLetter';
import { siteFolder } from '../support/siteFolder';

const { currentEdition: year, contacts } = readSite();
const exhibitors = contentFiles<Exhibitor>(new RegExp(`^${year}/exhibitors/`));
const sitemap = readFileSync(`${siteFolder}/sitemap-0.xml`, 'utf8');

test('every exhibitor of the current edition has a desk in both languages, hidden from search engines, with letters that editors can paste', () => {
  expect(existsSync(`${siteFolder}${desksPath(year)}index.html`)).toBe(exhibitors.length > 0);
  expect(sitemap).not.toContain(desksPath(year));
  const { lastDay } = editionOf(year);
  for (const locale of localeCodes) {
    for (const { file, value } of exhibitors) {
      const path = localizedPath(deskPath(year, file.split('/')[2] ?? ''), locale);
      expect(isHidden(path)).toBe(true);
      expect(readPage(localizedPath(desksPath(year), locale))).toContain(`href="${path}"`);
      const addresses = attributeValues(readPage(path), 'href').filter(
        (address) => address.startsWith('mailto:') && address.includes('?'),
      );
      const letters = addresses.map(readLetter);
      const works = value.works ?? [];
      const unsold = works.filter(({ availability }) => availability !== 'sold');
      expect(letters).toHaveLength(1 + works.length + unsold.length);
      expect(
        letters.filter((letter) => letter.to !== contacts.email || letter.file !== file),
      ).toEqual([]);
      expect(Math.max(...addresses.map(({ length }) => length))).toBeLessThanOrEqual(
        maxAddressLength,
      );
      expect(letters[0]?.yaml).toMatchObject({ name: value.name, stand: value.stand });
      // Letters that report a mistake contain the title, too.
      const sold = letters.filter(({ item }) => item !== undefined && !('title' in item));
      const pasted = sold.flatMap(({ item }) => {
        const work = works.find((one) => one.picture === item?.picture && one.slug === item.slug);
        return work === undefined ? [] : [{ work, changed: { ...work, ...item } }];
      });
      expect(pasted.map(({ work }) => work)).toEqual(unsold);
      for (const { work, changed } of pasted) {
        expect(changed).toEqual({ ...work, availability: 'sold', asOf: changed.asOf });
        expect(
          workSchema.isValidSync(changed, { strict: true }) && String(changed.asOf) <= lastDay,
        ).toBe(true);
      }
    }
  }
});
