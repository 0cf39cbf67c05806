import { testRows } from '../../tests/support/testRows';
import { readStandCode, standCodes } from './standCode';

testRows([
  ['C  0 7', 'C07'],
  ['C07', 'C07'],
  ['c07', 'C07'],
  ['С07', 'C07'],
  [' в 12 ', 'B12'],
  ['Д-31', 'D31'],
  ['д – 31', 'D31'],
  ['d.31', 'D31'],
  ['d\u00ad31\u200b', 'D31'],
  ['Z99', 'Z99'],
  ['', ''],
  ['<b>', '<B>'],
])('the typed code %j is the stand %j', (typed, code) => expect(readStandCode(typed)).toBe(code));

testRows([
  ['D31', ['D31']],
  ['с07', ['C07', 'S07']],
  ['ц07', ['C07']],
  ['б 12', ['B12']],
  ['C7', ['C7', 'C07']],
  ['', []],
])('%j may mean %j', (typed, codes) => expect(standCodes(typed)).toEqual(codes));
