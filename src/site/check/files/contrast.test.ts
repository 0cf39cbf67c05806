import { testRows } from '../../../../tests/support/testRows';
import { contrastRatio } from './contrast';

testRows([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#0a0a0a', '#ffffff', 19.8],
  ['#1f24ff', '#ffffff', 7.62],
])('contrast of %s on %s is %d', (one, other, expected) => {
  expect(contrastRatio(one, other)).toBeCloseTo(expected, 1);
  expect(contrastRatio(other, one)).toBeCloseTo(expected, 1);
});
