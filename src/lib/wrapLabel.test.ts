import { testRows } from '../../tests/support/testRows';
import { wrapLabel } from './wrapLabel';

testRows([
  ['Row A', 10, ['Row A']],
  ['Screening Room', 10, ['Screening', 'Room']],
  ['A place to rest', 7, ['A place', 'to rest']],
  ['Выставка', 3, ['Выставка']],
  ['  ', 5, []],
  [' Row  A ', 10, ['Row A']],
  ['Row A', 5, ['Row A']],
  ['Row AB', 5, ['Row', 'AB']],
  ['a b c d', 3, ['a b', 'c d']],
])('%j wrapped at %d', (label, width, expected) =>
  expect(wrapLabel(label, width)).toEqual(expected),
);
