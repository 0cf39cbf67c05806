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
])('required fields by their rules: %j: %s', (rules, expected) =>
  expect(isRequired({ rules })).toBe(expected),
);
