import { fullReference } from './reference';

test.each([
  ['ilya-kort', 2026, '2026/ilya-kort'],
  ['2024/ilya-kort', 2026, '2024/ilya-kort'],
])('%s in %d → %s', (reference, year, expected) =>
  expect(fullReference(reference, year)).toBe(expected),
);
