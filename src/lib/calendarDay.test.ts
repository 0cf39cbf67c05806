import { isCalendarDay } from './calendarDay';

test.each([
  ['2026-04-02', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-4-2', false],
  ['02.04.2026', false],
  ['', false],
])('%j → %s', (text, expected) => expect(isCalendarDay(text)).toBe(expected));
