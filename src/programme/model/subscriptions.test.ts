import { calendarsOf } from './subscriptions';

test('a year has a calendar for all, each day, each hall and each kind', () => {
  const sessions = [
    { slug: 'a', date: '2026-04-02', hall: 'atrium', kind: 'talk' as const },
    { slug: 'b', date: '2026-04-03', hall: 'atrium', kind: 'film' as const },
  ];
  expect(
    calendarsOf(2026, sessions).map(({ part, key, sessions: held }) => [
      part,
      key,
      held.map(({ slug }) => slug).join(''),
    ]),
  ).toEqual([
    ['programme', '2026', 'ab'],
    ['day', '2026-04-02', 'a'],
    ['day', '2026-04-03', 'b'],
    ['hall', '2026/hall/atrium', 'ab'],
    ['kind', '2026/kind/talk', 'a'],
    ['kind', '2026/kind/film', 'b'],
  ]);
});
