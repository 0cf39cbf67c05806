import { testRows } from '../../../tests/support/testRows';
import { endMoment, endOnDay } from './sessionEnd';
import { hasBegun, minutesToGo, minutesUntil, stateAt } from './sessionTime';

const session = { date: '2026-04-03', start: '14:30', end: '15:30' };

testRows([
  ['another day', '2026-04-02T14:45', 'ahead', 24 * 60 - 15],
  ['more than an hour before', '2026-04-03T13:29', 'ahead', 61],
  ['an hour before', '2026-04-03T13:30', 'ahead', 60],
  ['a minute before', '2026-04-03T14:29', 'ahead', 1],
  ['the minute it begins', '2026-04-03T14:30', 'on', 0],
  ['between', '2026-04-03T15:00', 'on', -30],
  ['its last minute', '2026-04-03T15:29', 'on', -59],
  ['the minute it ends', '2026-04-03T15:30', 'over', -60],
  ['the morrow, at an earlier hour', '2026-04-04T10:00', 'over', 4.5 * 60 - 24 * 60],
])('a session at a moment: %s (%s)', (_, time, state, minutes) => {
  expect(stateAt(session, time)).toBe(state);
  expect(minutesUntil(session, time)).toBe(minutes);
  expect(minutesToGo(session, time)).toBe([1, 60].find((some) => some === minutes));
  expect(hasBegun(session, time, '2027-01-01')).toBe(state !== 'ahead');
});

test('without a clock, it has begun on the days after', () => {
  expect(['02', '03', '04'].map((day) => hasBegun(session, undefined, `2026-04-${day}`))).toEqual([
    false,
    false,
    true,
  ]);
});

testRows([
  ['14:30', '15:30', '15:30', '2026-04-30T15:30'],
  ['21:00', '24:00', '24:00', '2026-05-01T00:00'],
  ['21:00', '00:00', '24:00', '2026-05-01T00:00'],
  ['21:00', '01:30', '25:30', '2026-05-01T01:30'],
  ['00:30', '01:30', '01:30', '2026-04-30T01:30'],
])('from %s to %s is until %s of its day, %s', (start, end, onDay, moment) => {
  const late = { date: '2026-04-30', start, end };
  expect(endOnDay(late)).toBe(onDay);
  expect(endMoment(late)).toBe(moment);
});

testRows([
  ['2026-04-04T20:59', 'ahead'],
  ['2026-04-04T23:59', 'on'],
  ['2026-04-05T00:00', 'on'],
  ['2026-04-05T01:29', 'on'],
  ['2026-04-05T01:30', 'over'],
])('a ball from 21:00 to 01:30 at %s is %s', (time, state) => {
  expect(stateAt({ date: '2026-04-04', start: '21:00', end: '01:30' }, time)).toBe(state);
});
