import { testRows } from '../../../tests/support/testRows';
import { clampZoom, limitOffset } from './zoom';

testRows([
  [1.12, 1.12],
  [3.01, 3],
  [0.05, 0.1],
  [1 + 0.12 + 0.12, 1.24],
])('a zoom of %f becomes %f', (wanted, scale) => {
  expect(clampZoom(wanted)).toBe(scale);
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
])('at %f a picture dragged to %i, %i px stops at %i, %i', (scale, x, y, limitedX, limitedY) => {
  const kept = limitOffset(
    { scale, x, y },
    { width: 600, height: 400 },
    { width: 1000, height: 500 },
  );
  expect(kept.x).toBeCloseTo(limitedX, 6);
  expect(kept.y).toBeCloseTo(limitedY, 6);
  expect(kept.scale).toBe(scale);
});
