import { testRows } from '../../../tests/support/testRows';
import {
  formatDay,
  formatDayRange,
  formatDayRangeInFigures,
  formatDaysOfMonth,
  formatWeekdays,
} from './days';

testRows([
  ['2025-04-11', 'ru', 'date', '11 апреля 2025'],
  ['2025-04-11', 'en', 'date', '11 April 2025'],
  ['2025-04-01', 'ru', 'date', '1 апреля 2025'],
  ['2025-12-31', 'en', 'weekday', 'Wednesday 31 December'],
  ['2025-04-11', 'ru', 'weekday', 'пятница, 11 апреля'],
  ['2025-04-11', 'en', 'weekday', 'Friday 11 April'],
] as const)('a day formatted: %s in %s as %s: %s', (day, language, style, expected) => {
  expect(formatDay(day, language, style).replace('day,', 'day')).toBe(expected);
});

test('a day is a date by default', () => {
  expect(formatDay('2025-04-11', 'en')).toBe('11 April 2025');
});

testRows([
  ['2026-04-02', '2026-04-05', 'ru', '2–5 апреля 2026'],
  ['2026-04-02', '2026-04-05', 'en', '2–5 April 2026'],
  ['2025-04-30', '2025-05-03', 'ru', '30 апреля–3 мая 2025'],
  ['2025-04-30', '2025-05-03', 'en', '30 April–3 May 2025'],
  ['2025-12-30', '2026-01-02', 'ru', '30 декабря 2025–2 января 2026'],
  ['2025-12-30', '2026-01-02', 'en', '30 December 2025–2 January 2026'],
  ['2026-04-02', '2026-04-02', 'en', '2 April 2026'],
])('days from %s to %s in %s', (first, last, language, expected) => {
  expect(formatDayRange(first, last, language)).toBe(expected);
  // The second call is answered from the cache.
  expect(formatDayRange(first, last, language)).toBe(expected);
});

testRows([
  ['2026-04-02', '2026-04-05', '2–5.04.2026'],
  ['2026-04-30', '2026-05-03', '30.04–3.05.2026'],
  ['2026-04-02', '2026-04-02', '2.04.2026'],
])('%s to %s in figures', (first, last, expected) => {
  expect(formatDayRangeInFigures(first, last)).toBe(expected);
});

testRows([
  ['2026-04-02', '2026-04-02', 'ru', '2 апреля', 'четверг'],
  ['2026-04-02', '2026-04-02', 'en', '2 April', 'Thursday'],
  ['2026-04-03', '2026-04-04', 'ru', '3–4 апреля', 'пятница и суббота'],
  ['2026-04-03', '2026-04-04', 'en', '3–4 April', 'Friday and Saturday'],
  ['2026-04-30', '2026-05-02', 'ru', '30 апреля–2 мая', 'четверг – суббота'],
  ['2026-04-30', '2026-05-02', 'en', '30 April–2 May', 'Thursday – Saturday'],
])(
  '%s to %s in %s without the year, and their weekdays',
  (first, last, language, days, weekdays) => {
    expect(formatDaysOfMonth(first, last, language)).toBe(days);
    expect(formatWeekdays(first, last, language)).toBe(weekdays);
  },
);
