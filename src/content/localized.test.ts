import { testRows } from '../../tests/support/testRows';
import { fullReference } from './localized';

testRows([
  ['ilya-kort', 2026, '2026/ilya-kort'],
  ['2024/ilya-kort', 2026, '2024/ilya-kort'],
])('a reference with its year: %s in %d → %s', (reference, year, expected) =>
  expect(fullReference(reference, year)).toBe(expected),
);
