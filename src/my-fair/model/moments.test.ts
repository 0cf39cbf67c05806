import { testRows } from '../../../tests/support/testRows';
import { threeHalls } from '../../../tests/support/threeHalls';
import { nowAndNext } from '../../programme/model/nowAndNext';
import type { AgendaSession } from './agenda';
import { listMoment, walkToNext } from './moments';

const session = (
  name: string,
  date: string,
  start: string,
  end: string,
  hall: string,
  status = 'scheduled',
): AgendaSession => ({ key: `session/2026/${name}`, date, start, end, hall, status });

const [thursday, friday] = ['2026-04-02', '2026-04-03'];
const list = [
  session('talk', thursday, '12:00', '13:00', 'west'),
  session('film', thursday, '14:00', '15:00', 'middle'),
  session('class', thursday, '14:30', '16:00', 'east'),
  session('off', thursday, '14:45', '15:15', 'west', 'cancelled'),
  session('tour', thursday, '16:00', '17:00', 'west'),
  session('ball', friday, '19:00', '21:00', 'middle'),
];
const at = (hour: string) => {
  const time = `2026-04-${hour}`;
  const live = nowAndNext(list, time, { firstDay: thursday, lastDay: friday });
  if (live === undefined) return undefined;
  const moments = list.map((one) => listMoment(one, { ...live, time }) ?? '–').join(' ');
  const walks = live.next
    .map((one) => walkToNext(one, list, time, threeHalls))
    .map((walk) => (walk ? `→${walk.minutes}${walk.isLate ? '!' : ''}` : '–'));
  return [moments, ...walks];
};

testRows<[string, string, string[] | undefined]>([
  ['the day before the fair', '01T12:00', undefined],
  ['the morning', '02T11:00', ['next later later – later –', '–']],
  ['the first begins', '02T12:00', ['now next later – later –', '→2']],
  ['in between, from where one was last', '02T13:30', ['over next later – later –', '→2']],
  ['too late to be there in time', '02T13:59', ['over next later – later –', '→2!']],
  [
    'one that overlaps: whoever leaves in time is not late',
    '02T14:20',
    ['over now next – later –', '→7'],
  ],
  [
    'two at once, and a cancelled one; no break before the next',
    '02T14:45',
    ['over now now – next –', '→8!'],
  ],
  ['one of two ends', '02T15:00', ['over over now – next –', '→8!']],
  ['the last of the day is on', '02T16:30', ['over over over – now next', '–']],
  ['the evening: the next is the morrow’s', '02T17:00', ['over over over – over next', '–']],
  ['the morrow', '03T10:00', ['– – – – – next', '–']],
  ['all is over', '03T21:00', ['– – – – – over']],
  ['after the fair', '04T10:00', undefined],
])('a list in its day: %s (%s)', (_, hour, expected) => {
  expect(at(hour)).toEqual(expected);
});

test('no walk starts from a cancelled session', () => {
  const talk = session('talk', thursday, '12:00', '13:00', 'west', 'cancelled');
  const tour = session('tour', thursday, '14:00', '15:00', 'east');
  expect(walkToNext(tour, [talk, tour], `${thursday}T13:00`, threeHalls)).toBeUndefined();
});
