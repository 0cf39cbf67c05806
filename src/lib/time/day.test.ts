import { testRows } from '../../../tests/support/testRows';
import { formatDay } from './day';

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
