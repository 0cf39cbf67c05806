import { testRows } from '../../tests/support/testRows';
import { fillYear, withYear } from './fillYear';

testRows([
  ['Stands of {year}', 'Stands of 2026'],
  ['{year}: what {year} was', '2026: what 2026 was'],
  ['Stands', 'Stands'],
])('%s becomes %s with the year filled in', (text, expected) =>
  expect(fillYear(text, 2026)).toBe(expected),
);

testRows([null, undefined])('%j stays absent', (text) =>
  expect(fillYear(text, 2026)).toBeUndefined(),
);

test('a title has the year at its placeholder, otherwise at the end', () => {
  expect(withYear('The {year} fair', 2026)).toBe('The 2026 fair');
  expect(withYear('Stands', 2026)).toBe('Stands 2026');
});
