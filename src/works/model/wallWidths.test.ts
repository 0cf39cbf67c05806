import { testRows } from '../../../tests/support/testRows';
import { hungWidth, workSpans } from './wallWidths';

testRows([
  [40, 40, 1, 8],
  [45, 45, 1, 8],
  [46, 45, 1, 10],
  [60, 90, 2 / 3, 8],
  [15, 21, 5 / 7, 7],
  [100, 100, 1, 12],
  [200, 150, 4 / 3, 18],
  // No higher and no wider than so many units.
  [120, 240, 0.5, 8],
  [300, 50, 6, 26],
  [60, 240, 0.25, 4],
  [3, 100, 0.03, 2],
])('%s × %s cm, drawn %s wide to 1 high, takes %s units', (width, height, aspect, expected) => {
  expect(hungWidth({ width, height }, aspect)).toBe(expected);
});

test('a work without measures is taken for a screen of a metre', () =>
  expect(hungWidth(null, 1)).toBe(hungWidth({ width: 100, height: 100 }, 1)));

testRows([
  [[], []],
  [[140], [8]],
  [
    [48, 140],
    [5, 7],
  ],
  [
    [140, 140, 48],
    [5, 4, 3],
  ],
  [
    [10, 300, 20, 30],
    [2, 4, 3, 3],
  ],
  [
    [10, undefined, 300],
    [3, 4, 5],
  ],
  [
    [1, 2, 3, 4, 5],
    [4, 4, 4, 4, 4],
  ],
])('%j cm wide take %j columns', (widths, spans) => {
  expect(workSpans(widths)).toEqual(spans);
});
