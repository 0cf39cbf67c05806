import { testRows } from '../../tests/support/testRows';
import { wallSpan } from './WorkLine';

testRows([
  [8, 10, 2],
  [50, 50, 2],
  [51, 50, 3],
  [110, 140, 3],
  [111, 140, 4],
  [190, 200, 4],
  [191, 200, 5],
  [600, 300, 5],
  [60, 90, 2],
  [90, 200, 3],
  [200, 300, 4],
])('%s × %s cm takes %s columns', (width, height, expected) => {
  expect(wallSpan({ width, height })).toBe(expected);
});

test('a work without measures takes three', () => expect(wallSpan(null)).toBe(3));
