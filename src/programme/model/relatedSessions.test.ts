import { testRows } from '../../../tests/support/testRows';
import { nearestOthers, nextInHall, sessionsAtSameTime } from './relatedSessions';

const at = (
  slug: string,
  start: string,
  end: string,
  hall = 'great',
  more: { date?: string; status?: string } = {},
) => ({
  year: 2026,
  slug,
  start,
  end,
  hall,
  date: '2026-04-02',
  status: 'scheduled',
  ...more,
});
const talk = at('talk', '13:00', '14:00');
const slugs = (sessions: { slug: string }[]) => sessions.map(({ slug }) => slug);

testRows([
  ['before it', at('x', '12:00', '12:30', 'atrium'), false],
  ['ends as it begins', at('x', '12:00', '13:00', 'atrium'), false],
  ['ends a minute later', at('x', '12:00', '13:01', 'atrium'), true],
  ['within it', at('x', '13:10', '13:20', 'atrium'), true],
  ['around it', at('x', '12:00', '15:00', 'atrium'), true],
  ['begins as it ends', at('x', '14:00', '15:00', 'atrium'), false],
  ['into the night before it', at('x', '12:30', '01:30', 'atrium'), true],
  ['into the night after it', at('x', '14:00', '24:00', 'atrium'), false],
  ['another day', at('x', '13:00', '14:00', 'atrium', { date: '2026-04-03' }), false],
  ['cancelled', at('x', '13:00', '14:00', 'atrium', { status: 'cancelled' }), false],
  ['changed', at('x', '13:00', '14:00', 'atrium', { status: 'changed' }), true],
])('%s: parallel %s', (_, other, expected) => {
  expect(slugs(sessionsAtSameTime(talk, [talk, other]))).toEqual(expected ? ['x'] : []);
});

test('parallel events come by time', () => {
  expect(
    slugs(
      sessionsAtSameTime(talk, [
        at('b', '13:30', '15:00', 'atrium'),
        at('a', '12:30', '13:30', 'shop'),
      ]),
    ),
  ).toEqual(['a', 'b']);
});

testRows([
  ['the nearest of later ones', [at('c', '17:00', '18:00'), at('b', '14:00', '15:00')], 'b'],
  ['not another hall', [at('b', '14:00', '15:00', 'atrium')], undefined],
  [
    'not a cancelled one',
    [at('b', '14:00', '15:00', 'great', { status: 'cancelled' }), at('c', '17:00', '18:00')],
    'c',
  ],
  ['not an earlier one', [at('b', '11:00', '12:00')], undefined],
  ['not tomorrow', [at('b', '14:00', '15:00', 'great', { date: '2026-04-03' })], undefined],
])('next in the hall: %s', (_, all, expected) => {
  expect(nextInHall(talk, [talk, ...all])?.slug).toBe(expected);
});

test('others of the same sign-up: the nearest in time first, earlier and later, for the same ages', () => {
  const aged = (slug: string, start: string, from: number, to: number) => ({
    ...at(slug, start, '23:00'),
    ages: { from, to },
  });
  const full = aged('full', '14:00', 4, 6);
  const all = [
    full,
    aged('late', '17:00', 4, 6),
    aged('earlier', '12:00', 6, 9),
    aged('older', '15:00', 7, 10),
    at('anybody', '18:00', '19:00'),
  ];
  expect(slugs(nearestOthers(full, all))).toEqual(['earlier', 'late', 'anybody']);
});
