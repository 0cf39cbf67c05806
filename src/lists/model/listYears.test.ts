import { listYears } from './listYears';

test('each year with records has a list', () =>
  expect(listYears([2025, 2024, 2025], 2026)).toEqual([2025, 2024]));

test('a fair without records has the current edition’s list', () =>
  expect(listYears([], 2026)).toEqual([2026]));
