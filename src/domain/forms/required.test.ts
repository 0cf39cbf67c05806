import { isRequired } from './required';

test.each([
  [null, false],
  [[], false],
  [['required'], true],
  [['accepted'], true],
  [['required:trim'], true],
  [['email', 'required'], true],
  [['email'], false],
  [['require_one:phone'], false],
  [['is:required'], false],
])('%j: %s', (rules, expected) => expect(isRequired({ rules })).toBe(expected));
