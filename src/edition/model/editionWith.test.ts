import { testRows } from '../../../tests/support/testRows';
import { editionWith } from './editionWith';

testRows([
  [[2024, 2025], 2025, 2025],
  [[2024, 2025], 2026, 2025],
  [[2025, 2024], 2024, 2024],
  [[2024], 2023, 2024],
  [[], 2026, undefined],
])('the newest edition with records, of %j for %d: %s', (years, year, expected) =>
  expect(editionWith(years, year)).toBe(expected),
);
