import { testRows } from '../../../tests/support/testRows';
import { workSpans } from './workSpans';

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
