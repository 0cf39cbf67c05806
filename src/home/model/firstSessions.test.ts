import { nowAndNext } from '../../programme/model/nowAndNext';
import { firstSessions } from './firstSessions';

const session = (name: string, date: string, start: string, end: string, status = 'scheduled') => ({
  name,
  date,
  start,
  end,
  status,
});
const sessions = [
  session('all day', '2026-04-03', '12:00', '20:00'),
  session('tour', '2026-04-03', '12:30', '13:30'),
  session('class', '2026-04-03', '12:45', '14:00'),
  session('called off', '2026-04-03', '12:50', '14:00', 'cancelled'),
  session('talk', '2026-04-03', '14:00', '15:00'),
  session('film', '2026-04-03', '14:00', '16:00'),
  session('late', '2026-04-03', '19:00', '21:00'),
  session('breakfast', '2026-04-04', '10:00', '11:00'),
];
const edition = { firstDay: '2026-04-02', lastDay: '2026-04-05' };

test.each([
  ['what is on, the latest first, and one that comes', '2026-04-03T13:00', '', 'class tour talk'],
  ['one that is on, and those that come', '2026-04-03T12:10', '', 'all day tour'],
  ['own one first', '2026-04-03T13:00', 'late', 'late class talk'],
  ['own one that is on', '2026-04-03T13:00', 'tour', 'tour class talk'],
  ['own one that is over is not shown', '2026-04-03T13:40', 'tour', 'class all day talk'],
  ['own one that is called off is not shown', '2026-04-03T12:00', 'called off', 'all day tour'],
  ['of the evening: the morrow', '2026-04-03T22:00', '', 'breakfast'],
  ['nothing is left', '2026-04-05T22:00', '', ''],
])('%s', (_, time, own, wanted) => {
  const moment = nowAndNext(sessions, time, edition);
  if (moment === undefined) throw new Error('not a day of the fair');
  const shown = firstSessions(sessions, moment, time, ({ name }) => name === own);
  expect(shown.map(({ name }) => name).join(' ')).toBe(wanted);
});
