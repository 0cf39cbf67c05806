import { newestChanges, statusOf, type Change } from './sessionChanges';

const what = { ru: 'Перенесено.', en: 'Moved.' };
const change = (at: string, status: Change['status']): Change => ({ at, status, what });

test.each<[string, Change[] | undefined, ReturnType<typeof statusOf>]>([
  ['never changed', undefined, { status: 'scheduled' }],
  ['moved', [change('2026-03-30T14:05', 'changed')], { status: 'changed', note: what }],
  [
    'moved, then cancelled',
    [change('2026-03-30T14:05', 'changed'), change('2026-04-01T09:00', 'cancelled')],
    { status: 'cancelled', note: what },
  ],
  [
    'cancelled, then as announced',
    [change('2026-03-30T14:05', 'cancelled'), change('2026-04-01T09:00', 'scheduled')],
    { status: 'scheduled' },
  ],
])('a session %s stands by its last change', (_, changes, stands) => {
  expect(statusOf(changes)).toEqual(stands);
});

test('changes of all sessions, the newest first, each with its number', () => {
  const sessions = [
    { slug: 'a', changes: [change('2026-03-30T14:05', 'changed')] },
    { slug: 'b' },
    {
      slug: 'c',
      changes: [change('2026-03-29T10:00', 'changed'), change('2026-03-31T10:00', 'cancelled')],
    },
  ];
  expect(
    newestChanges(sessions).map(({ session, change: { at }, number }) => [
      session.slug,
      number,
      at.slice(8, 10),
    ]),
  ).toEqual([
    ['c', 2, '31'],
    ['a', 1, '30'],
    ['c', 1, '29'],
  ]);
});
