import { shipped } from '../../../tests/support/shipped';
import type { Locale } from '../../i18n/locales';
import {
  numbersOf,
  scheduleOf,
  uuidOf,
  dayBounds,
  lasting,
  scheduleDay,
  startMoment,
  scheduleJson,
  scheduleXml,
} from './scheduleFiles';
import { testRows } from '../../../tests/support/testRows';

type Session = Queries.ProgrammeFactsFragment['days'][number]['sessions'][number];

const great = { id: 'great', name: 'Great Hall', position: 0, isOnMap: true };

const session = (slug: string, more: Partial<Session> = {}): Session => ({
  year: 2026,
  slug,
  date: '2026-04-02',
  weekday: 'Thursday, 2 April',
  start: '12:00',
  end: '13:00',
  title: `Talk ${slug}`,
  summary: 'What about: [a book](https://book.example/).',
  kind: 'talk',
  kindName: 'talk',
  status: 'scheduled',
  note: null,
  changed: '2026-03-30T22:05:10Z',
  audience: 'everyone',
  ages: null,
  spokenLanguages: ['ru'],
  places: null,
  registration: 'none',
  form: null,
  recording: { src: null },
  slides: null,
  hall: great,
  speakers: [],
  exhibitors: [],
  ...more,
});

const people = {
  speakers: [{ year: 2025, slug: 'anna', name: 'Anna' }],
  exhibitors: [{ year: 2025, slug: 'kobalt', name: 'Kobalt', stand: 'C07' }],
};

const schedule = (sessions: readonly Session[], locale: Locale = 'en') =>
  scheduleOf(
    { year: 2026, days: [{ date: '2026-04-02', changed: '2026-03-30T22:05:10Z', sessions }] },
    {
      site: { name: 'Fair', domain: 'my-fair.example' },
      locales: shipped(locale, ['programme', 'recordings', 'sessions']),
      locale,
    },
  );

const eventsOf = (sessions: readonly Session[], locale: Locale = 'en') =>
  schedule(sessions, locale).days.flatMap(({ rooms }) => rooms.flatMap(({ events }) => events));

test('days go on into the night, halls stand as on the plan, sessions by time', () => {
  const { version, acronym, title, days } = schedule([
    session('small-one', { hall: { ...great, id: 'small', name: 'Small Hall', position: 1 } }),
    session('early'),
    session('late', { start: '22:00', end: '01:30' }),
    session('at-night', { date: '2026-04-03', start: '01:00', end: '02:00' }),
  ]);
  expect({ version, acronym, title }).toEqual({
    version: '2026-03-31 01:05',
    acronym: 'my_fair_2026',
    title: 'Fair 2026',
  });
  expect(
    days.map(({ date, rooms }) => [
      date,
      ...rooms.map(({ name, events }) => [name, ...events.map(({ slug }) => slug)]),
    ]),
  ).toEqual([
    ['2026-04-02', ['Great Hall', 'early', 'late', 'at-night'], ['Small Hall', 'small-one']],
  ]);
});

test('ids are those of the session, in either language and whatever stands beside it', () => {
  const [alone] = eventsOf([session('early')], 'ru');
  const [, among] = eventsOf([session('before', { start: '10:00' }), session('early')]);
  expect(alone).toMatchObject({ guid: among?.guid, id: among?.id });
  expect(alone?.url).toBe('https://my-fair.example/program/2026/early/');
  expect(among?.url).toBe('https://my-fair.example/en/program/2026/early/');
});

test('a session tells who speaks, who is shown and where one books', () => {
  const booked = session('booked', {
    ...people,
    audience: 'children',
    ages: { from: 6, to: 9 },
    spokenLanguages: ['en', 'ru'],
    places: 12,
    registration: 'required',
    form: 'class',
  });
  const [event] = eventsOf([booked]);
  expect(event).toMatchObject({
    language: 'en',
    abstract: 'What about: a book.',
    description:
      'For whom: children\nAges: 6–9\nLanguage: Russian and English, interpreted\nPlaces: 12\nBooking: needed',
    persons: [{ name: 'Anna', url: 'https://my-fair.example/en/speakers/2025/anna/' }],
    links: [
      { title: 'Booking', url: 'https://my-fair.example/en/program/2026/booked/book/' },
      { title: 'Kobalt', url: 'https://my-fair.example/en/exhibitors/2025/kobalt/' },
    ],
  });
  const [full] = eventsOf([{ ...booked, places: null, registration: 'full' }]);
  expect(full?.description).toContain('Booking: all places are taken');
  expect(full?.links.map(({ title }) => title)).toEqual(['Kobalt']);
});

test('a session that is cancelled says so in its title, a changed one in its text', () => {
  const booked = { registration: 'required', form: 'class', note: 'He is ill.' } as const;
  const [cancelled] = eventsOf([session('x', { ...booked, status: 'cancelled' })]);
  expect(cancelled?.title).toBe('CANCELLED. Talk x');
  expect(cancelled?.abstract).toMatch(/^Cancelled\. He is ill\.\n\nWhat about/);
  expect([cancelled?.description, cancelled?.links]).toEqual(['', []]);
  const [changed] = eventsOf([session('x', { ...booked, status: 'changed' })], 'ru');
  expect(changed?.title).toBe('Talk x');
  expect(changed?.abstract).toMatch(/^Изменение\. He is ill\./);
});

test('no text breaks the XML, and JSON has the same', () => {
  const title = 'A <b> & "c" \u0007\ud800😀';
  const written = schedule([session('x', { title })]);
  expect(scheduleXml(written)).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot; 😀</title>');
  const { conference } = scheduleJson(written).schedule;
  expect(conference.days[0]?.rooms['Great Hall']?.[0]?.title).toBe(title);
  expect(conference.rooms.map(({ name }) => name)).toEqual(['Great Hall']);
});

test('an address has the UUID that every library of version 5 gives it', () => {
  expect(uuidOf('https://fair.example/program/2026/opening/')).toBe(
    'a6092e4e-b486-567a-a3fd-723cb4806793',
  );
});

test('a number depends on the name alone', () => {
  const numbers = numbersOf(['s1', 's2', 's3']);
  expect(numbers.get('s1')).toBe(839304179);
  expect(numbersOf(['s9', 's1']).get('s1')).toBe(839304179);
  expect(numbersOf(['s1', 's1']).size).toBe(1);
});

test('two names that fall on one number have two', () => {
  const numbers = numbersOf(['s93941', 's90850']);
  expect([numbers.get('s90850'), numbers.get('s93941')]).toEqual([1703438905, 1703438906]);
});

testRows<[string, string, string, string, string]>([
  ['in the afternoon', '12:00', '13:30', '2026-04-02', '01:30'],
  ['until midnight', '22:00', '24:00', '2026-04-02', '02:00'],
  ['until midnight, written as the next day', '22:00', '00:00', '2026-04-02', '02:00'],
  ['into the night', '23:15', '01:20', '2026-04-02', '02:05'],
  ['as late as may be', '12:00', '06:00', '2026-04-02', '18:00'],
  ['from the hour at which a day begins', '06:00', '07:00', '2026-04-02', '01:00'],
  ['before that hour: the night of the day before', '01:00', '02:00', '2026-04-01', '01:00'],
])('a session %s', (_, start, end, day, lasts) => {
  const session = { date: '2026-04-02', start, end };
  expect([scheduleDay(session), lasting(session)]).toEqual([day, lasts]);
});

test('a day ends at the hour at which the next one begins', () => {
  expect(dayBounds('2026-03-31')).toEqual({
    start: '2026-03-31T06:00:00+03:00',
    end: '2026-04-01T06:00:00+03:00',
  });
  expect(startMoment({ date: '2026-04-02', start: '01:00' })).toBe('2026-04-02T01:00:00+03:00');
});
