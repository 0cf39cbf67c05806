import { testRows } from '../../tests/support/testRows';
import { hallDay } from './HallSessions';

const session = (slug: string, day: number, start: string, end: string, status = 'scheduled') => ({
  slug,
  date: `2026-04-0${day}`,
  start,
  end,
  status,
});
const sessions = [
  session('late', 2, '18:00', '19:00'),
  session('opening', 2, '12:00', '13:00'),
  session('film', 2, '12:30', '14:00'),
  session('talk', 2, '15:00', '16:00'),
  session('twin', 2, '15:00', '15:30'),
  session('off', 2, '14:00', '15:00', 'cancelled'),
  session('morning', 3, '11:00', '12:00'),
  session('noon', 3, '12:00', '13:00'),
];

testRows([
  ['before the fair', '2026-03-10T09:00', '', 'opening', 'film talk twin late'],
  ['at the first minute', '2026-04-02T12:00', 'opening', 'film', 'talk twin late'],
  ['two at once', '2026-04-02T12:45', 'opening film', 'talk twin', 'late'],
  ['a cancelled one leaves a gap', '2026-04-02T14:10', '', 'talk twin', 'late'],
  ['the last of a day', '2026-04-02T18:00', 'late', 'morning', 'noon'],
  ['overnight', '2026-04-02T23:00', '', 'morning', 'noon'],
  ['the last of all', '2026-04-03T12:59', 'noon', '', ''],
  ['after the fair', '2026-11-29T12:00', '', '', ''],
])('a hall %s', (_, time, now, next, rest) => {
  const day = hallDay(sessions, time);
  const names = (some: typeof sessions) => some.map(({ slug }) => slug).join(' ');
  expect([names(day.now), names(day.next), names(day.rest)]).toEqual([now, next, rest]);
});
