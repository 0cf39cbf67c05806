import { testRows } from '../../../tests/support/testRows';
import { saleWords } from './saleWords';

type Sale = Parameters<typeof saleWords>[0];

testRows<[Sale, string | undefined, string | undefined]>([
  [{}, undefined, undefined],
  [{ price: 320_000 }, '320 000 ₽', '320,000 ₽'],
  [{ availability: 'available', price: 320_000 }, '320 000 ₽', '320,000 ₽'],
  [{ availability: 'available' }, 'Цена по запросу', 'Price on request'],
  [
    { availability: 'available', priceRange: { from: 80_000, to: 120_000 } },
    '80 000–120 000 ₽',
    '80,000–120,000 ₽',
  ],
  [{ availability: 'reserved', price: 5000 }, 'Резерв, 5 000 ₽', 'Reserved, 5,000 ₽'],
  [{ availability: 'reserved' }, 'Резерв', 'Reserved'],
  [{ availability: 'sold', price: 5000 }, 'Продано', 'Sold'],
  [{ availability: 'not-for-sale' }, 'Не продаётся', 'Not for sale'],
])('of %j a card says “%s”, in English “%s”', (sale, ru, en) => {
  const said = (['ru', 'en'] as const).map((language) => saleWords(sale, language));
  expect(said.map((one) => one?.text.replace(/\u00a0/g, ' '))).toEqual([ru, en]);
  const isGone = sale.availability === 'sold' || sale.availability === 'not-for-sale';
  if (ru !== undefined) expect(said.map((one) => one?.isGone)).toEqual([isGone, isGone]);
});
