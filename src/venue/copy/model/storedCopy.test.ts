import { testRows } from '../../../../tests/support/testRows';
import { formatStoredTime } from './storedCopy';

const at = Date.UTC(2026, 3, 3, 11, 5);

testRows([
  ['ru-RU', at, { time: '14:05' }],
  ['en-US', at, { time: '14:05' }],
  // Midnight in Moscow is 21:00 UTC.
  ['ru-RU', Date.UTC(2026, 3, 3, 20, 59), { time: '14:05' }],
  ['ru-RU', Date.UTC(2026, 3, 3, 21), { time: '14:05', day: '3 апреля' }],
  ['en-US', Date.UTC(2026, 3, 3, 21), { time: '14:05', day: '3 April' }],
  ['en-US', Date.UTC(2027, 3, 3, 12), { time: '14:05', day: '3 April' }],
])('%s, at %d', (language, now, expected) => {
  expect(formatStoredTime(at, now, language)).toEqual(expected);
});

test('an hour after midnight is 00, not 24', () => {
  const night = Date.UTC(2026, 3, 3, 21, 7);
  expect(formatStoredTime(night, night, 'ru-RU')).toEqual({ time: '00:07' });
  expect(formatStoredTime(night, night, 'en-US')).toEqual({ time: '00:07' });
});
