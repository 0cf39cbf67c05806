import { testRows } from '../../../tests/support/testRows';
import { axisOf, clampZoom, createThrottle, endOfDrag, limitOffset, stepFrom } from './gestures';

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

testRows([
  [1.12, 1.12],
  [3.01, 3],
  [0.05, 0.1],
  [1 + 0.12 + 0.12, 1.24],
])('a zoom of %f becomes %f', (wanted, scale) => {
  expect(clampZoom(wanted)).toBe(scale);
});

test('a throttle accepts the first event, and the next one only after the wait', () => {
  const may = createThrottle(150);
  expect([0, 149, 150, 299, 300].map(may)).toEqual([true, false, true, false, true]);
});

testRows([
  [0, -1, 3, 2],
  [2, 1, 3, 0],
  [1, 1, 3, 2],
  [0, 1, 1, 0],
])('from %i by %i of %i gives %i', (index, steps, count, to) => {
  expect(stepFrom(index, steps, count)).toBe(to);
});

// [scale, dragged to x, y, limited to x, y] for a picture of 600 × 400 px on a stage of 1000 × 500
// px.
testRows([
  [1, 30, 30, 0, 0],
  [1.5, 200, 90, 0, 50],
  [1.5, -200, -90, 0, -50],
  [2, 90, 140, 90, 140],
  [2, 5000, -5000, 100, -150],
  [3, -5000, 0, -400, 0],
])('at %f a picture dragged to %i, %i px stops at %i, %i', (scale, x, y, keptX, keptY) => {
  const kept = limitOffset(
    { scale, x, y },
    { width: 600, height: 400 },
    { width: 1000, height: 500 },
  );
  expect(kept.x).toBeCloseTo(keptX, 6);
  expect(kept.y).toBeCloseTo(keptY, 6);
  expect(kept.scale).toBe(scale);
});
