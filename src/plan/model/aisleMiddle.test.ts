import { testRows } from '../../../tests/support/testRows';
import { aisleMiddle } from './aisleMiddle';

const row = { y: 2, height: 10 };

testRows([
  ['between two lines of stands', [2, 9], 3, 7],
  ['below the only line', [2], 4, 9],
  ['above it', [8], 4, 5],
  ['in a row without stands: its middle', [], 0, 7],
  ['in one that they fill: its middle', [2], 10, 7],
])('the name of a row stands where no stand covers it: %s', (_, tops, height, middle) =>
  expect(
    aisleMiddle(
      row,
      tops.map((y) => ({ y, height })),
    ),
  ).toBe(middle),
);
