import { testRows } from '../../../tests/support/testRows';
import { isCalendarDay, laterDay, moscowDay, moscowTime, shiftDay } from './clock';

testRows([
  ['2026-04-02T09:05:59Z', '2026-04-02T12:05'],
  ['2026-04-01T20:59:59Z', '2026-04-01T23:59'],
  ['2026-04-01T21:00:00Z', '2026-04-02T00:00'],
  ['2026-12-31T21:30:00Z', '2027-01-01T00:30'],
])('%s is %s in Moscow', (moment, time) => {
  expect(moscowTime(new Date(moment))).toBe(time);
  expect(moscowDay(new Date(moment))).toBe(time.slice(0, 10));
});

testRows([
  ['2026-04-02', '2026-04-03', '2026-04-03'],
  ['2026-04-03', '2026-04-02', '2026-04-03'],
  ['2026-04-02', '2026-04-02', '2026-04-02'],
])('the later of %s and %s is %s', (one, other, later) => expect(laterDay(one, other)).toBe(later));

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
