import { testRows } from '../../../tests/support/testRows';
import { closedLast } from './closedLast';

testRows([
  ['', ''],
  ['ab', 'ab'],
  ['aBc', 'acB'],
  ['AbC', 'bAC'],
  ['abC', 'abC'],
])('sections %s, closed ones in capitals, are shown as %s', (written, shown) => {
  const isClosed = (letter: string) => letter !== letter.toLowerCase();
  expect(closedLast(written.split(''), isClosed).join('')).toBe(shown);
});
