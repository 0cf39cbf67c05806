import { readStandCode } from './standCode';

test.each([
  ['C  0 7', 'C07'],
  ['C07', 'C07'],
  ['c07', 'C07'],
  ['С07', 'C07'],
  [' в 12 ', 'B12'],
  ['Z99', 'Z99'],
  ['', ''],
  ['<b>', '<B>'],
])('%j is %j', (typed, code) => expect(readStandCode(typed)).toBe(code));
