import { testRows } from '../../../tests/support/testRows';
import { isPriceOnRequest, lastingSale, askableExhibitors, isAskable } from './sale';
import { askAbout, askPath } from './workAddress';

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

const stand = (slug: string, year: number, ...states: (string | undefined)[]) => ({
  slug,
  year,
  works: states.map((availability) => ({ availability })),
});

testRows([
  ['available', true],
  ['reserved', true],
  [undefined, true],
  [null, true],
  ['sold', false],
  ['not-for-sale', false],
])('a work that is %p may be asked about: %p', (availability, isAsked) => {
  expect(isAskable({ availability })).toBe(isAsked);
});

const exhibitors = [
  stand('old', 2024, 'available'),
  stand('one', 2025, 'sold', 'reserved'),
  stand('gone', 2025, 'sold', 'not-for-sale'),
  stand('unsaid', 2025, undefined),
  stand('bare', 2025),
  { slug: 'wordless', year: 2025 },
];

testRows([
  [2026, ['one', 'unsaid']],
  [2025, ['one', 'unsaid']],
  [2024, ['old']],
])('with %p as the current edition, works are asked about at the stands %p', (current, slugs) => {
  expect(askableExhibitors(exhibitors, current).map(({ slug }) => slug)).toEqual(slugs);
});

test('without exhibitors nobody is asked', () => {
  expect(askableExhibitors([], 2026)).toEqual([]);
});

test('the page has an address of its own, and one for each work', () => {
  expect(askPath(2025, 'kobalt')).toBe('/exhibitors/2025/kobalt/ask/');
  expect(askAbout(askPath(2025, 'kobalt'), 'utro')).toBe('/exhibitors/2025/kobalt/ask/?work=utro');
});
