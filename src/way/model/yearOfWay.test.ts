import { testRows } from '../../../tests/support/testRows';
import { yearOfWay } from './yearOfWay';

const venues = new Map([
  [2024, 'yard'],
  [2025, 'hangar'],
  [2026, 'yard'],
  [2027, 'yard'],
]);

testRows<[string, number[], number, number | undefined]>([
  ['its own', [2024, 2025, 2026], 2026, 2026],
  ['its own, though a newer one leads there too', [2026, 2027], 2026, 2026],
  ['that of the newest edition at the same venue', [2024, 2026], 2027, 2026],
  ['not that of another venue, however new', [2024, 2025], 2026, 2024],
  ['none rather than the wrong one', [2025], 2026, undefined],
  ['none where nobody has one', [], 2026, undefined],
  ['none of a year without a venue', [2024], 2030, undefined],
  ['none where neither year has a venue', [2029], 2030, undefined],
])('the way of a year is %s', (_, ways, year, expected) => {
  expect(yearOfWay(ways, venues, year)).toBe(expected);
});
