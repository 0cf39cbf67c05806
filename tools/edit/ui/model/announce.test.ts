import type { Announced, Value } from '../../protocol';
import { announcementOf } from './announce';

const halls = [
  { value: 'great', label: { ru: 'Большой зал', en: 'Great Hall' } },
  { value: 'yard', label: { ru: 'Двор', en: 'Yard' } },
];
const announced: Record<string, Announced> = {
  talk: { day: '2026-04-03', start: '12:00', end: '13:00', hall: 'great', changes: 1 },
};
const talk = { slug: 'talk', start: '12:00', end: '13:00', hall: 'great', changes: [{}] };

test.each<[string, Value, string, string | undefined]>([
  ['as announced', talk, '2026-04-03', undefined],
  ['new', { ...talk, slug: 'new', start: '15:00' }, '2026-04-03', undefined],
  [
    'at another time',
    { ...talk, start: '12:30', end: '13:30' },
    '2026-04-03',
    'New time: 12:30–13:30 (before: 12:00–13:00).',
  ],
  [
    'on another day in another hall',
    { ...talk, hall: 'yard' },
    '2026-04-04',
    'New day: 4 April 2026 (before: 3 April 2026). New hall: Yard (before: Great Hall).',
  ],
  [
    'in a hall that the plan does not have',
    { ...talk, hall: 'attic' },
    '2026-04-03',
    'New hall: attic (before: Great Hall).',
  ],
  [
    'at another time, with its change',
    { ...talk, start: '12:30', changes: [{}, {}] },
    '2026-04-03',
    undefined,
  ],
])('a session %s', (_, session, day, words) =>
  expect(announcementOf(session, day, announced, halls)?.what.en).toBe(words),
);

test('the change is the last of the session', () => {
  const needed = announcementOf({ ...talk, end: '14:00' }, '2026-04-03', announced, halls);
  expect(needed?.what.ru).toBe('Новое время: 12:00–14:00 (раньше: 12:00–13:00).');
  expect(needed?.changesAt('2026-04-01T09:00')).toEqual([
    {},
    { at: '2026-04-01T09:00', status: 'changed', what: needed?.what },
  ]);
});

test('a session that moves again after its announcement gets another in its place', () => {
  const at = '2026-04-01T09:00';
  const needs = (session: Value) => announcementOf(session, '2026-04-03', announced, halls);
  const changes = needs({ ...talk, start: '12:30' })?.changesAt(at) ?? [];
  expect(needs({ ...talk, start: '12:30', changes })).toBeUndefined();
  const again = needs({ ...talk, start: '12:15', changes });
  expect(again?.what.en).toBe('New time: 12:15–13:00 (before: 12:00–13:00).');
  expect(again?.changesAt(at)).toEqual([{}, { at, status: 'changed', what: again?.what }]);
});
