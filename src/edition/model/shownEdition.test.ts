import { testRows } from '../../../tests/support/testRows';
import { nextEdition, pastYears, seasonEdition, editionWith } from './shownEdition';

const fair = (year: number, month = '04') => ({
  year,
  firstDay: `${year}-${month}-02`,
  lastDay: `${year}-${month}-05`,
});
const editions = [fair(2026), fair(2024), fair(2027, '03'), fair(2025)];

testRows<[string, number[]]>([
  ['2024-04-05', []],
  ['2024-04-06', [2024]],
  ['2026-04-05', [2024, 2025]],
  ['2026-04-06', [2024, 2025, 2026]],
  ['2030-01-01', [2024, 2025, 2026, 2027]],
])('on %s the fairs of %j are over', (day, years) =>
  expect(pastYears(editions, day)).toEqual(years),
);

testRows<[string, number, number | undefined, number]>([
  ['2026-04-05', 2026, 2027, 2026],
  ['2026-04-06', 2026, 2027, 2027],
  ['2027-03-05', 2026, 2027, 2027],
  ['2027-03-06', 2026, undefined, 2026],
  ['2027-03-06', 2027, undefined, 2027],
  ['2024-01-01', 2026, 2027, 2026],
])('on %s after %d comes %p, and people apply to %d', (day, current, next, season) => {
  expect(nextEdition(editions, current, day)?.year).toBe(next);
  expect(seasonEdition(editions, current, day)?.year).toBe(season);
});

test('a site without editions has no season', () =>
  expect(seasonEdition([], 2026, '2026-04-03')).toBeUndefined());

testRows([
  [[2024, 2025], 2025, 2025],
  [[2024, 2025], 2026, 2025],
  [[2025, 2024], 2024, 2024],
  [[2024], 2023, 2024],
  [[], 2026, undefined],
])('the newest edition with records, of %j for %d: %s', (years, year, expected) =>
  expect(editionWith(years, year)).toBe(expected),
);
