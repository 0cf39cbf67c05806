import { testRows } from '../../../tests/support/testRows';
import { laterDay, moscowDay, moscowTime, now } from './clock';

testRows([
  ['2026-04-02T09:05:59Z', '2026-04-02T12:05'],
  ['2026-04-01T20:59:59Z', '2026-04-01T23:59'],
  ['2026-04-01T21:00:00Z', '2026-04-02T00:00'],
  ['2026-12-31T21:30:00Z', '2027-01-01T00:30'],
])('%s is %s in Moscow', (moment, time) => {
  expect(moscowTime(new Date(moment))).toBe(time);
  expect(moscowDay(new Date(moment))).toBe(time.slice(0, 10));
});

test('now is the clock’s time', () => {
  const before = Date.now();
  const moment = now().getTime();
  expect(moment).toBeGreaterThanOrEqual(before);
  expect(moment).toBeLessThanOrEqual(Date.now());
});

testRows([
  ['2026-04-02', '2026-04-03', '2026-04-03'],
  ['2026-04-03', '2026-04-02', '2026-04-03'],
  ['2026-04-02', '2026-04-02', '2026-04-02'],
])('the later of %s and %s is %s', (one, other, later) => expect(laterDay(one, other)).toBe(later));
