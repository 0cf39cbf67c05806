import { testRows } from '../../../tests/support/testRows';
import {
  formatDayRange,
  formatDayRangeInFigures,
  formatDaysOfMonth,
  formatWeekdays,
} from './dayRange';

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
