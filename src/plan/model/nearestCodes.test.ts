import { isMissingCode, nearestCodes } from './nearestCodes';

const codes = ['A01', 'A02', 'C05', 'C07', 'C08', 'C21', 'C63', 'E11', 'E10', 'E2'];

test.each([
  ['C06', 'C05 C07 C08'],
  ['C99', 'C08 C21 C63'],
  ['A50', 'A01 A02'],
  ['Z01', ''],
  ['coffee', ''],
  ['E4', 'E2 E10 E11'],
])('nearest to %s: %s', (code, wanted) => expect(nearestCodes(code, codes).join(' ')).toBe(wanted));

test.each([
  ['C06', true],
  ['C07', false],
  ['COFFEE', false],
  ['', false],
])('%s is a code that no stand has: %s', (code, isMissing) =>
  expect(isMissingCode(code, codes)).toBe(isMissing),
);
