import { testRows } from '../../../tests/support/testRows';
import { changesSince, type Change } from './changes';
import type { SeenSession } from '../../stars/model/stars';

const seen: SeenSession = {
  date: '2026-04-02',
  start: '12:00',
  end: '13:00',
  hall: 'atrium',
  status: 'scheduled',
};
const cancelled = { status: 'cancelled' };
const changed = { status: 'changed' };

testRows<[string, Partial<SeenSession>, Partial<SeenSession>, Change[]]>([
  ['nothing', {}, {}, []],
  ['another day', {}, { date: '2026-04-03' }, ['day']],
  ['another start', {}, { start: '12:15' }, ['time']],
  ['another end', {}, { end: '13:30' }, ['time']],
  ['another hall', {}, { hall: 'workshop' }, ['hall']],
  [
    'all of it',
    {},
    { date: '2026-04-03', start: '10:00', end: '11:00', hall: 'workshop', ...changed },
    ['day', 'time', 'hall'],
  ],
  ['moved, and the programme says so', {}, { start: '12:15', ...changed }, ['time']],
  ['only a note', {}, changed, ['note']],
  ['a note that was there', changed, changed, []],
  ['no longer marked', changed, {}, []],
  ['cancelled', {}, cancelled, ['cancelled']],
  ['moved, then cancelled', {}, { start: '15:00', ...cancelled }, ['cancelled']],
  ['a changed one cancelled', changed, cancelled, ['cancelled']],
  ['starred when it was cancelled', cancelled, cancelled, []],
  ['still cancelled, though moved', cancelled, { start: '15:00', ...cancelled }, []],
  ['takes place after all', cancelled, {}, ['restored']],
  [
    'takes place after all, at another time',
    cancelled,
    { start: '12:30', ...changed },
    ['restored', 'time'],
  ],
  ['takes place after all, with a note', cancelled, changed, ['restored', 'note']],
])('what has changed in a session: %s', (_, was, is, expected) => {
  expect(changesSince({ ...seen, ...was }, { ...seen, ...is })).toEqual(expected);
});
