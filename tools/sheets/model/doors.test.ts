import type { FairOfYear } from '../fairOfYear';
import { doorSheets, inParts, type DoorLine } from './doors';
import { someFair, someSession } from './someFair';
import { wordsOf } from './words';

type Session = FairOfYear['sessions'][number];
type Written = Parameters<typeof someSession>[0];

const tied = (text: string) => text.replaceAll('_', '\u00a0');
const sheets = (sessions: readonly Session[], locale: 'ru' | 'en' = 'ru') =>
  doorSheets(someFair({ sessions }), wordsOf(locale));
const line = (parts: Written, locale: 'ru' | 'en' = 'ru') =>
  sheets([someSession(parts)], locale)[0]?.lines[0];

test('each hall has a sheet for each day with sessions, in the order of the plan', () => {
  const doors = sheets([
    someSession({ slug: 'late', date: '2026-04-04' }),
    someSession({ slug: 'court', hall: 'atrium' }),
    someSession({ slug: 'talk' }),
    someSession({ slug: 'nowhere', hall: 'cellar' }),
  ]);
  expect(doors.map(({ mapAddress }) => mapAddress !== undefined)).toEqual([true, false, true]);
  expect(doors.map(({ key }) => key)).toEqual([
    '2026-04-03 great',
    '2026-04-03 atrium',
    '2026-04-04 great',
  ]);
});

test('a sheet names hall and day, and links to the day, in its language', () => {
  const own = { day: '3', lines: [expect.anything()] };
  expect(sheets([someSession()])[0]).toMatchObject({
    ...own,
    name: 'Большой зал, пятница, 3 апреля',
    month: 'апреля',
    weekday: 'пятница',
    address: 'https://fair.example/program/2026/#2026-04-03',
    mapAddress: 'https://fair.example/map/?from=hall-great#hall-great',
  });
  expect(sheets([someSession()], 'en')[0]).toMatchObject({
    ...own,
    month: 'April',
    weekday: 'Friday',
    hall: 'Great Hall',
    address: 'https://fair.example/en/program/2026/#2026-04-03',
  });
});

test('sessions are in order of time; one that ends at night is last on the sheet of its evening', () => {
  const [sheet] = sheets([
    someSession({ slug: 'ball', start: '21:00', end: '01:30' }),
    someSession({ slug: 'b', start: '12:00', title: { ru: 'Вторая', en: 'Second' } }),
    someSession({ slug: 'a', start: '12:00', title: { ru: 'Первая', en: 'First' } }),
  ]);
  expect(sheet?.lines.map(({ start, end, title }) => `${start}–${end} ${title}`)).toEqual([
    '12:00–13:00 Первая',
    '12:00–13:00 Вторая',
    tied('21:00–01:30 Разговор о_весе'),
  ]);
});

const what = { ru: 'Из-за снега.', en: 'Because of snow.' };
const since = (status: 'scheduled' | 'changed' | 'cancelled') => ({
  changes: [{ at: '2026-03-30T14:05', status, what }],
});
const cases: [what: string, Written, Partial<DoorLine>][] = [
  ['nothing more of a plain one', {}, { facts: 'разговор', speakers: '', news: '', full: '' }],
  [
    'that it is cancelled, and nothing of places',
    { ...since('cancelled'), places: 'full', registration: 'required' },
    {
      status: 'cancelled',
      news: 'Отменено.',
      note: tied('Из-за снега.'),
      full: '',
      facts: 'разговор',
    },
  ],
  ['that it has moved', since('changed'), { news: 'Изменение.', note: 'Из-за снега.' }],
  ['no note of one that is as planned', since('scheduled'), { news: '', note: '' }],
  [
    'that it is full, in place of booking',
    { places: 'full', registration: 'required' },
    { full: 'Мест нет', facts: 'разговор' },
  ],
  ['that one books', { registration: 'required' }, { facts: tied('разговор_· по_записи') }],
  [
    'for whom it is, by ages where they are written',
    { audience: 'children', ages: { from: 7, to: 10 } },
    { facts: tied('разговор_· 7–10_лет') },
  ],
  ['for whom it is', { audience: 'families' }, { facts: tied('разговор_· семьям') }],
  [
    'a language that is not the sheet’s own alone',
    { spokenLanguages: ['ru', 'en'] },
    { facts: tied('разговор_· русский_+_английский') },
  ],
  [
    'speakers of any year, without those whom nobody knows',
    { speakers: ['2025/anna', 'anna', 'nobody'] },
    { speakers: 'Анна Вересова, Анна Другая' },
  ],
];

test.each(cases)('a line contains %s', (_, parts, expected) => {
  expect(line(parts)).toMatchObject(expected);
});

test('on an English sheet, Russian is mentioned', () => {
  expect(line({}, 'en')?.facts).toBe(tied('talk_· Russian'));
  expect(line({ ages: { from: 7, to: 10 } }, 'en')?.facts).toBe(tied('talk_· ages_7–10_· Russian'));
});

test.each([
  [5, 1, [[1, 2, 3, 4, 5]]],
  [
    5,
    2,
    [
      [1, 2, 3],
      [4, 5],
    ],
  ],
  [
    4,
    3,
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [2, 2, [[1], [2]]],
])('%i lines in at most %i parts', (count, parts, expected) => {
  const items = Array.from({ length: count }, (_, index) => index + 1);
  expect(inParts(items, parts)).toEqual(expected);
});
