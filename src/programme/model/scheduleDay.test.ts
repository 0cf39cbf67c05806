import { testRows } from '../../../tests/support/testRows';
import { dayBounds, lasting, scheduleDay, startMoment } from './scheduleDay';

testRows<[string, string, string, string, string]>([
  ['in the afternoon', '12:00', '13:30', '2026-04-02', '01:30'],
  ['until midnight', '22:00', '24:00', '2026-04-02', '02:00'],
  ['until midnight, written as the next day', '22:00', '00:00', '2026-04-02', '02:00'],
  ['into the night', '23:15', '01:20', '2026-04-02', '02:05'],
  ['as late as may be', '12:00', '06:00', '2026-04-02', '18:00'],
  ['from the hour at which a day begins', '06:00', '07:00', '2026-04-02', '01:00'],
  ['before that hour: the night of the day before', '01:00', '02:00', '2026-04-01', '01:00'],
])('a session %s', (_, start, end, day, lasts) => {
  const session = { date: '2026-04-02', start, end };
  expect([scheduleDay(session), lasting(session)]).toEqual([day, lasts]);
});

test('a day ends at the hour at which the next one begins', () => {
  expect(dayBounds('2026-03-31')).toEqual({
    start: '2026-03-31T06:00:00+03:00',
    end: '2026-04-01T06:00:00+03:00',
  });
  expect(startMoment({ date: '2026-04-02', start: '01:00' })).toBe('2026-04-02T01:00:00+03:00');
});
