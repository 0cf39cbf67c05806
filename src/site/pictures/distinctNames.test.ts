import { testRows } from '../../../tests/support/testRows';
import { distinctNames } from './distinctNames';

testRows([
  [[], []],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [
    ['a', 'a', 'a'],
    ['a', 'a-2', 'a-3'],
  ],
  [
    ['A', 'a'],
    ['A', 'a-2'],
  ],
  [
    ['a', 'a-2', 'a'],
    ['a', 'a-2', 'a-3'],
  ],
  [
    ['a', 'a', 'a-2'],
    ['a', 'a-2', 'a-2-2'],
  ],
])('%j become %j', (names, expected) => {
  expect(distinctNames(names)).toEqual(expected);
});
