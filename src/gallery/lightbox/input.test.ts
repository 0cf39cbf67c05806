import { testRows } from '../../../tests/support/testRows';
import { axisOf, endOfDrag } from './input';

testRows([
  [5, 0, undefined],
  [6, 0, 'x'],
  [-6, 5, 'x'],
  [3, -7, 'y'],
] as const)('%i, %i px is a drag along %s', (x, y, axis) =>
  expect(axisOf({ x, y, time: 0 })).toBe(axis),
);

testRows([
  ['y', 0, 200, 5000, 'close'],
  ['y', 0, -200, 5000, 'close'],
  ['y', 0, 199, 5000, 'stay'],
  ['y', 0, 50, 299, 'close'],
  ['y', 0, -50, 299, 'close'],
  ['y', 0, 49, 1, 'stay'],
  ['y', 0, 50, 300, 'stay'],
  ['y', 0, 50, 301, 'stay'],
  ['x', 50, 300, 100, 'previous'],
  ['x', -50, 0, 100, 'next'],
  ['x', 49, 0, 100, 'stay'],
  ['x', -49, 0, 100, 'stay'],
] as const)('a drag along %s of %i, %i px in %i ms: %s', (axis, x, y, time, end) => {
  expect(endOfDrag(axis, { x, y, time })).toBe(end);
});
