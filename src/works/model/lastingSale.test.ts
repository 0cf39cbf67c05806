import { testRows } from '../../../tests/support/testRows';
import { lastingSale } from './lastingSale';

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
