import { editionWith } from './editionWith';

test.each([
  [[2024, 2025], 2025, 2025],
  [[2024, 2025], 2026, 2025],
  [[2025, 2024], 2024, 2024],
  [[2024], 2023, 2024],
  [[], 2026, undefined],
])('of %j for %d: %s', (years, year, expected) => expect(editionWith(years, year)).toBe(expected));
