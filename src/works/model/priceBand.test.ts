import { testRows } from '../../../tests/support/testRows';
import { isInBand, priceBands, priceFrom } from './priceBand';

const sale = { availability: 'available', price: null, priceRange: null };

testRows([
  [1, ['under-50000']],
  [49_999, ['under-50000']],
  [50_000, ['50000-149999']],
  [149_999, ['50000-149999']],
  [150_000, ['150000-499999']],
  [499_999, ['150000-499999']],
  [500_000, ['from-500000']],
  [90_000_000, ['from-500000']],
])('a price of %s is in %j', (price, expected) => {
  expect(priceBands.filter((band) => isInBand({ ...sale, price }, band))).toEqual(expected);
});

testRows([
  [20_000, 49_999, ['under-50000']],
  [20_000, 50_000, ['under-50000', '50000-149999']],
  [149_999, 600_000, ['50000-149999', '150000-499999', 'from-500000']],
])('a range of %s to %s is in %j', (from, to, expected) => {
  const ranged = { ...sale, priceRange: { from, to } };
  expect(priceBands.filter((band) => isInBand(ranged, band))).toEqual(expected);
});

testRows([
  ['available', ['on-request']],
  ['reserved', ['on-request']],
  ['sold', []],
  ['not-for-sale', []],
  [null, []],
])('%s without a price is in %j', (availability, expected) => {
  expect(priceBands.filter((band) => isInBand({ ...sale, availability }, band))).toEqual(expected);
});

test('no price is none, though no price would be under every other', () => {
  expect(isInBand({ ...sale, availability: 'sold' }, 'under-50000')).toBe(false);
  expect(isInBand({ ...sale, availability: null }, 'from-500000')).toBe(false);
});

test('works are sorted by a price, or by where a range begins', () => {
  expect(priceFrom({ price: 90, priceRange: null })).toBe(90);
  expect(priceFrom({ price: null, priceRange: { from: 80, to: 120 } })).toBe(80);
  expect(priceFrom({ price: null, priceRange: null })).toBeNull();
});
