import { type YearOfProgramme, numbersOf, scheduleOf, uuidOf } from './schedule';
import { scheduleJson, scheduleXml } from './scheduleFiles';

type Session = YearOfProgramme['sessions'][number];

const session = (slug: string, more: Partial<Session> = {}): Session => ({
  slug,
  start: '12:00',
  end: '13:00',
  hall: 'great',
  kind: 'talk',
  title: { ru: `Разговор ${slug}`, en: `Talk ${slug}` },
  summary: { ru: 'О чём.', en: 'What about: [a book](https://book.example/).' },
  audience: 'everyone',
  spokenLanguages: ['ru'],
  registration: 'none',
  fields: { date: '2026-04-02', speakerReferences: [], exhibitorReferences: [] },
  ...more,
});

const onDay = (date: string): Session['fields'] => ({
  date,
  speakerReferences: ['2025/anna', '2025/gone'],
  exhibitorReferences: ['2025/kobalt'],
});

const programme: YearOfProgramme = {
  year: 2026,
  site: { name: { ru: 'Ярмарка', en: 'Fair' }, domain: 'my-fair.example' },
  halls: [
    { id: 'great', name: { ru: 'Большой зал', en: 'Great Hall' } },
    { id: 'small', name: { ru: 'Малый зал', en: 'Small Hall' } },
  ],
  speakers: new Map([['2025/anna', { name: { ru: 'Анна', en: 'Anna' } }]]),
  exhibitors: new Map([['2025/kobalt', { name: { ru: 'Кобальт', en: 'Kobalt' } }]]),
  changed: '2026-03-30T22:05:10Z',
  sessions: [
    session('small-one', { hall: 'small' }),
    session('late', { start: '22:00', end: '01:30' }),
    session('at-night', { start: '01:00', end: '02:00', fields: onDay('2026-04-03') }),
    session('early'),
  ],
};

const eventsOf = (sessions: readonly Session[], locale: 'ru' | 'en' = 'en') =>
  scheduleOf({ ...programme, sessions }, locale).days.flatMap(({ rooms }) =>
    rooms.flatMap(({ events }) => events),
  );

test('days go on into the night, halls stand as on the plan, sessions by time', () => {
  const { version, acronym, title, days } = scheduleOf(programme, 'ru');
  expect({ version, acronym, title }).toEqual({
    version: '2026-03-31 01:05',
    acronym: 'my_fair_2026',
    title: 'Ярмарка 2026',
  });
  expect(
    days.map(({ date, rooms }) => [
      date,
      ...rooms.map(({ name, events }) => [name, ...events.map(({ slug }) => slug)]),
    ]),
  ).toEqual([
    ['2026-04-02', ['Большой зал', 'early', 'late', 'at-night'], ['Малый зал', 'small-one']],
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
    fields: onDay('2026-04-02'),
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
  const [full] = eventsOf([{ ...booked, places: 'full' }]);
  expect(full?.description).toContain('Booking: all places are taken');
  expect(full?.links.map(({ title }) => title)).toEqual(['Kobalt']);
});

test('a session that is cancelled says so in its title, a changed one in its text', () => {
  const what = { ru: 'Заболел.', en: 'He is ill.' };
  const booked = (status: 'changed' | 'cancelled') =>
    ({
      registration: 'required',
      form: 'class',
      changes: [{ at: '2026-03-30T14:05', status, what }],
    }) satisfies Partial<Session>;
  const [cancelled] = eventsOf([session('x', booked('cancelled'))]);
  expect(cancelled?.title).toBe('CANCELLED. Talk x');
  expect(cancelled?.abstract).toMatch(/^Cancelled\. He is ill\.\n\nWhat about/);
  expect([cancelled?.description, cancelled?.links]).toEqual(['', []]);
  const [changed] = eventsOf([session('x', booked('changed'))], 'ru');
  expect(changed?.title).toBe('Разговор x');
  expect(changed?.abstract).toMatch(/^Изменение\. Заболел\./);
});

test('no text breaks the XML, and JSON has the same', () => {
  const title = { ru: 'x', en: 'A <b> & "c" \u0007\ud800😀' };
  const schedule = scheduleOf({ ...programme, sessions: [session('x', { title })] }, 'en');
  expect(scheduleXml(schedule)).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot; 😀</title>');
  const { conference } = scheduleJson(schedule).schedule;
  expect(conference.days[0]?.rooms['Great Hall']?.[0]?.title).toBe(title.en);
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
