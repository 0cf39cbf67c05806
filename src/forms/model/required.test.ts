import { testRows } from '../../../tests/support/testRows';
import { isRequired } from './required';

testRows([
  [null, false],
  [[], false],
  [['required'], true],
  [['accepted'], true],
  [['required:trim'], true],
  [['email', 'required'], true],
  [['email'], false],
  [['require_one:phone'], false],
  [['is:required'], false],
])('which rules make a field required: %j: %s', (rules, expected) =>
  expect(isRequired({ rules })).toBe(expected),
);
