import { testRows } from '../../../tests/support/testRows';
import { priceBounds, priceSteps } from './price';

const priced = (price: number | null, priceRange: { from: number; to: number } | null = null) => ({
  price,
  priceRange,
});

test('a price is its own bounds, a range has two, and without either there are none', () => {
  expect(priceBounds(priced(90))).toEqual({ from: 90, to: 90 });
  expect(priceBounds(priced(null, { from: 80, to: 120 }))).toEqual({ from: 80, to: 120 });
  expect(priceBounds(priced(null))).toBeUndefined();
});

testRows([
  [[priced(null)], []],
  [[priced(30_000)], []],
  [[priced(50_000), priced(100_000)], [50_000]],
  [
    [priced(30_000), priced(null, { from: 90_000, to: 210_000 })],
    [50_000, 100_000, 200_000],
  ],
])('of %j the limits are %j', (works, expected) => {
  expect(priceSteps(works)).toEqual(expected);
});
