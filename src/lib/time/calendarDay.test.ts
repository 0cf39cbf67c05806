import { testRows } from '../../../tests/support/testRows';
import { isCalendarDay, shiftDay } from './calendarDay';

testRows([
  ['2026-04-02', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-4-2', false],
  ['02.04.2026', false],
  ['', false],
  ['2026', false],
  ['2026-04', false],
  ['x2026-04-02', false],
  ['2026-04-02T00:00', false],
  ['+002026-04-02', false],
])('calendar days: %j → %s', (text, expected) => expect(isCalendarDay(text)).toBe(expected));

testRows([
  ['2026-04-02', 1, '2026-04-03'],
  ['2026-04-01', -1, '2026-03-31'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2025-12-31', 1, '2026-01-01'],
  ['2026-04-02', 0, '2026-04-02'],
])('%s plus %i days is %s', (day, by, expected) => {
  expect(shiftDay(day, by)).toBe(expected);
});
