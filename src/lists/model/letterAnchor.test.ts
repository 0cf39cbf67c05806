import { testRows } from '../../../tests/support/testRows';
import { isOfLetter, letterAnchor } from './letterAnchor';

test('letters are numbered from one', () => {
  expect(letterAnchor(0)).toBe('letter-1');
});

testRows([
  [`#${letterAnchor(27)}`, true],
  [letterAnchor(27), false],
  ['#refund', false],
  ['', false],
])('%p is a letter’s anchor: %p', (hash, expected) => {
  expect(isOfLetter(hash)).toBe(expected);
});
