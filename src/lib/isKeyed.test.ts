import { testRows } from '../../tests/support/testRows';
import { isKeyed } from './isKeyed';

testRows([
  [{}, true],
  [[], true],
  [null, false],
  [undefined, false],
  ['text', false],
  [5, false],
])('%j has fields: %s', (value, expected) => expect(isKeyed(value)).toBe(expected));
