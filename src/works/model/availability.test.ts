import { testRows } from '../../../tests/support/testRows';
import { isPriceOnRequest } from './availability';

const nothing = { availability: null, price: null, priceRange: null };

testRows([
  ['available', true],
  ['reserved', true],
  ['sold', false],
  ['not-for-sale', false],
  [null, false],
])('%s without a price is on request: %s', (availability, expected) => {
  expect(isPriceOnRequest({ ...nothing, availability })).toBe(expected);
});

test('a price or a range is not on request', () => {
  expect(isPriceOnRequest({ ...nothing, availability: 'available', price: 90_000 })).toBe(false);
  expect(
    isPriceOnRequest({
      ...nothing,
      availability: 'available',
      priceRange: { from: 80_000, to: 120_000 },
    }),
  ).toBe(false);
});
