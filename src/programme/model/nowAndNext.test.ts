import { testRows } from '../../../tests/support/testRows';
import { nowAndNext } from './nowAndNext';

const session = (slug: string, date: string, start: string, end: string, status = 'scheduled') => ({
  slug,
  date,
  start,
  end,
  status,
});
const programme = [
  session('opening', '2026-04-02', '12:00', '12:30'),
  session('talk', '2026-04-02', '13:00', '14:00'),
  session('class', '2026-04-02', '13:30', '15:00'),
  session('tour', '2026-04-02', '14:00', '14:45'),
  session('off', '2026-04-02', '13:15', '13:25', 'cancelled'),
  session('moved', '2026-04-02', '20:00', '21:00', 'changed'),
  session('both', '2026-04-02', '20:00', '20:30'),
  session('morning', '2026-04-03', '11:00', '12:00'),
];
const unsorted = [...programme].reverse();
const days = { firstDay: '2026-04-02', lastDay: '2026-04-03' };
const at = (moment: string) => {
  const found = nowAndNext(programme, moment, days);
  return found && [found.now, found.next].map((list) => list.map(({ slug }) => slug).join(' '));
};

testRows([
  ['the evening before', '2026-04-01T23:59', undefined],
  ['midnight of the first day', '2026-04-02T00:00', ['', 'opening']],
  ['a minute before', '2026-04-02T11:59', ['', 'opening']],
  ['the minute it begins', '2026-04-02T12:00', ['opening', 'talk']],
  ['its last minute', '2026-04-02T12:29', ['opening', 'talk']],
  ['the minute it ends', '2026-04-02T12:30', ['', 'talk']],
  ['one is on, a cancelled one is passed over', '2026-04-02T13:00', ['talk', 'class']],
  ['while the cancelled one would be on', '2026-04-02T13:20', ['talk', 'class']],
  ['two at once', '2026-04-02T13:59', ['talk class', 'tour']],
  ['one ends as another begins', '2026-04-02T14:00', ['class tour', 'moved both']],
  ['a break', '2026-04-02T16:00', ['', 'moved both']],
  ['one of two goes on', '2026-04-02T20:30', ['moved', 'morning']],
  ['after the last of a day', '2026-04-02T23:00', ['', 'morning']],
  ['the last event', '2026-04-03T11:30', ['morning', '']],
  ['all is over, the day is not', '2026-04-03T12:00', ['', '']],
  ['the day after', '2026-04-04T00:00', undefined],
])('%s (%s)', (_, moment, expected) => {
  expect(at(moment)).toEqual(expected);
});

test('an edition without events', () => {
  expect(nowAndNext([], '2026-04-02T12:00', days)).toEqual({ now: [], next: [] });
});

test('what lasts past midnight is still on then', () => {
  const ball = session('ball', '2026-04-02', '21:00', '01:30');
  const slugsAt = (moment: string) => {
    const found = nowAndNext([...programme, ball], moment, days);
    return [found?.now, found?.next].map((list) => list?.map(({ slug }) => slug).join(' '));
  };
  expect(slugsAt('2026-04-02T23:30')).toEqual(['ball', 'morning']);
  expect(slugsAt('2026-04-03T01:29')).toEqual(['ball', 'morning']);
  expect(slugsAt('2026-04-03T01:30')).toEqual(['', 'morning']);
});

test('the order of the list does not matter', () => {
  const found = nowAndNext(unsorted, '2026-04-02T12:00', days);
  expect(found?.next.map(({ slug }) => slug)).toEqual(['talk']);
});
