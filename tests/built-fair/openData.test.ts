import { readFileSync } from 'node:fs';
import { localeCodes } from '../../src/i18n/locales';
import { formatRoubleRange, formatRoubles } from '../../src/lib/roubles';
import { dataPath } from '../../src/exhibitors/outputs/openDataSchemas';
import { onOneLine, readPage, shownText } from '../support/builtHtml';
import { site } from './fair';

type Text = { ru: string; en: string };
type Work = {
  page: Text;
  title: Text;
  artists: { name: Text }[];
  medium: Text;
  stand: string;
  price: number | null;
  priceRange: { from: number; to: number } | null;
  availability: string | null;
  isPriceOnRequest: boolean;
};

test('every work has the texts and figures of its page', () => {
  const { works } = JSON.parse(readFileSync(site + dataPath('works'), 'utf8')) as { works: Work[] };
  const onRequest = { ru: 'Цена по запросу', en: 'Price on request' };
  const sold = { ru: 'Продано', en: 'Sold' };
  const faults = works.flatMap((work) =>
    localeCodes.flatMap((locale) => {
      const { price, priceRange } = work;
      const shown = shownText(readPage(new URL(work.page[locale]).pathname, site));
      const words = [
        work.title[locale],
        ...work.artists.map(({ name }) => name[locale]),
        work.medium[locale],
        work.stand,
        price !== null && formatRoubles(price, locale),
        priceRange && formatRoubleRange(priceRange.from, priceRange.to, locale),
        work.isPriceOnRequest && onRequest[locale],
        work.availability === 'sold' && sold[locale],
      ].filter((word) => typeof word === 'string');
      return words
        .filter((word) => !shown.includes(onOneLine(word)))
        .map((word) => `${work.page[locale]}: ${word}`);
    }),
  );
  expect(faults).toEqual([]);
  // Otherwise the test would prove nothing.
  expect(works.filter(({ price }) => price !== null).length).toBeGreaterThan(3);
  expect(works.filter(({ isPriceOnRequest }) => isPriceOnRequest).length).toBeGreaterThan(0);
});
