import { testRows } from '../../../tests/support/testRows';
import { isPriceOnRequest, lastingSale } from './sale';

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

type Written = Parameters<typeof lastingSale>[0];

testRows<[string, Written, string | null, boolean]>([
  ['available at a price', { availability: 'available', price: 90_000 }, '2025-04-13', false],
  ['available', { availability: 'available' }, '2025-04-13', true],
  [
    'available in a range',
    { availability: 'available', priceRange: { from: 1, to: 2 } },
    '2025-04-13',
    false,
  ],
  ['reserved', { availability: 'reserved', asOf: '2025-04-12' }, '2025-04-13', true],
  ['sold', { availability: 'sold', asOf: '2025-04-12', price: 90_000 }, null, false],
  ['not for sale', { availability: 'not-for-sale' }, null, false],
  ['of which nothing is written', {}, null, false],
])('a work %s is offered until its fair ends, or never', (_, work, until, isOnRequest) => {
  const { offeredUntil, isPriceOnRequest } = lastingSale(work, '2025-04-13');
  expect([offeredUntil, isPriceOnRequest]).toEqual([until, isOnRequest]);
});

test('what is not written is null', () => {
  expect(lastingSale({ availability: 'available' }, undefined)).toEqual({
    availability: 'available',
    asOf: null,
    offeredUntil: null,
    price: null,
    priceRange: null,
    isPriceOnRequest: true,
  });
});
