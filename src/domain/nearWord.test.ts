import { beginsNear } from './nearWord';

test.each([
  ['olhovska', 'olho', true],
  ['olhovska', 'olhovska', true],
  ['olhovska', 'olkovska', true],
  ['olhovska', 'olovska', true],
  ['olhovska', 'ollhovska', true],
  ['olhovska', 'olohvska', true],
  ['olhovska', 'olhovskai', true],
  ['olhovska', 'polhovska', true],
  ['olhovska', 'elkovska', false],
  ['olhovska', 'olh', true],
  ['olhovska', 'olk', false],
  ['les', 'lis', false],
  ['c07', 'c07', true],
  ['c0712', 'c0713', false],
  ['a', 'abcd', false],
])('%s begins near %s: %s', (word, start, expected) =>
  expect(beginsNear(word, start)).toBe(expected),
);
