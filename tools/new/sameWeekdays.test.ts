import { testRows } from '../../tests/support/testRows';
import { sameWeekdays } from './sameWeekdays';

testRows([
  [['2026-04-02', '2026-04-05'], 2027, ['2027-04-01', '2027-04-04']],
  [['2026-04-02', '2026-04-05'], 2028, ['2028-03-30', '2028-04-02']],
  [['2026-04-02', '2026-04-05'], 2025, ['2025-04-03', '2025-04-06']],
  [['2026-01-01', '2026-01-03'], 2027, ['2027-01-07', '2027-01-09']],
  [['2024-02-29', '2024-03-02'], 2025, ['2025-02-27', '2025-03-01']],
])('the same weekdays in another year: %j in %i → %j', (days, year, expected) => {
  const moved = sameWeekdays(days[0] ?? '', days, year);
  expect(moved).toEqual(expected);
  expect(moved.map(weekday)).toEqual(days.map(weekday));
});

const weekday = (text: string) => new Date(text).getUTCDay();
