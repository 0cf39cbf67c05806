import { testRows } from '../../tests/support/testRows';
import { readStandCode } from './standCode';

testRows([
  ['C  0 7', 'C07'],
  ['C07', 'C07'],
  ['c07', 'C07'],
  ['С07', 'C07'],
  [' в 12 ', 'B12'],
  ['Z99', 'Z99'],
  ['', ''],
  ['<b>', '<B>'],
])('a code as it is typed, %j, is the stand %j', (typed, code) =>
  expect(readStandCode(typed)).toBe(code),
);
