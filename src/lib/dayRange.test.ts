import { formatDayRange, formatDayRangeInFigures } from './dayRange';

test.each([
  ['2026-04-02', '2026-04-05', 'ru', '2–5 апреля 2026'],
  ['2026-04-02', '2026-04-05', 'en', '2–5 April 2026'],
  ['2025-04-30', '2025-05-03', 'ru', '30 апреля–3 мая 2025'],
  ['2025-04-30', '2025-05-03', 'en', '30 April–3 May 2025'],
])('%s to %s in %s', (first, last, language, expected) => {
  expect(formatDayRange(first, last, language)).toBe(expected);
});

test.each([
  ['2026-04-02', '2026-04-05', '2–5.04.2026'],
  ['2026-04-30', '2026-05-03', '30.04–3.05.2026'],
])('%s to %s in figures', (first, last, expected) => {
  expect(formatDayRangeInFigures(first, last)).toBe(expected);
});
