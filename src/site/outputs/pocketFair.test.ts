import { testRows } from '../../../tests/support/testRows';
import { pocketFacts, type Sources } from './pocket/facts';
import { drawPocketFair } from './pocketFair';

const text = (word: string) => ({ ru: word, en: `${word} in English` });
const ofYear = (year: number, rest: object = {}) => ({ fields: { year, ...rest } });

const edition = {
  ...ofYear(2031),
  firstDay: '2031-05-15',
  lastDay: '2031-05-18',
  venue: { name: text('Депо'), address: text('Путь, 1') },
  colour: { light: '#123456', dark: '#abcdef' },
};
const plan = (year: number) => ({
  ...ofYear(year),
  size: { width: 40, height: 20 },
  halls: [
    { id: 'row-a', name: text('Ряд A'), use: 'stands', x: 0, y: 0, width: 30, height: 10 },
    { id: 'depot', name: text('Круг'), use: 'programme', x: 0, y: 10, width: 30, height: 10 },
  ],
  stands: ['A02', 'A01', 'A03'].map((code, index) => ({
    code,
    hall: 'row-a',
    ...{ x: 5 * index, y: 0, width: 4, height: 4 },
  })),
  services: [{ kind: 'toilet', x: 1, y: 1 }],
});
const exhibitor = (year: number, slug: string, stand: string, artists?: object[]) => ({
  ...ofYear(year, { slug }),
  name: text(slug),
  stand,
  participantType: 'gallery',
  city: text('Тверь'),
  artists,
});
const session = (slug: string, start: string, rest: object = {}) => ({
  fields: {
    year: 2031,
    date: '2031-05-15',
    speakerReferences: ['2030/anna'],
    exhibitorReferences: ['2031/gips', '2030/old'],
  },
  slug,
  start,
  end: '24:00',
  title: text(`«${slug}» & <b>`),
  kind: 'talk',
  hall: 'depot',
  spokenLanguages: ['ru', 'en'],
  registration: 'none',
  ...rest,
});

const whole = {
  site: { name: text('Гипс'), domain: 'fair.example', currentEdition: 2031 },
  asOf: '2031-04-30T21:05:00Z',
  Edition: [edition],
  Plan: [plan(2030), plan(2031)],
  Exhibitor: [
    exhibitor(2031, 'mel', 'A02', [text('Ира'), text('Лев')]),
    exhibitor(2031, 'gips', 'A01'),
    exhibitor(2030, 'old', 'A01'),
  ],
  Speaker: [{ ...ofYear(2030, { slug: 'anna' }), name: text('Анна') }],
  Session: [
    session('late', '18:00', {
      changes: [{ at: '2026-03-30T14:05', status: 'cancelled', what: text('Не приедет.') }],
    }),
    session('early', '10:00', { registration: 'required', ages: { from: 4, to: 6 } }),
  ],
  Page: [{ fields: { route: 'program' } }],
};
const factsOf = (rest: object = {}, locale: 'ru' | 'en' = 'ru') =>
  pocketFacts({ ...whole, ...rest } as unknown as Sources, locale);

test('sessions come by time, with their hall, people and news; what the file has is linked in it', () => {
  const { programme, links } = factsOf();
  expect(programme.days.map(({ date, name }) => [date, name])).toEqual([
    ['2031-05-15', 'четверг, 15 мая'],
  ]);
  const [early, late] = programme.days[0]?.sessions ?? [];
  expect(early).toMatchObject({
    slug: 'early',
    url: 'https://fair.example/program/2031/early/',
    kind: 'разговор',
    hall: { name: 'Круг', anchor: 'hall-depot' },
    notes: ['4–6 лет', 'RU EN', 'по записи'],
    people: [{ name: 'Анна' }, { name: 'gips', anchor: 'stand-A01' }, { name: 'old' }],
  });
  expect(late?.status).toEqual({ word: 'Отменено.', note: 'Не\u00a0приедет.', isCancelled: true });
  expect(links).toEqual({
    home: 'https://fair.example/',
    changes: 'https://fair.example/program/2031/changes/',
    program: 'https://fair.example/program/',
  });
});

test('stands come by row and code, with type, city and artists', () => {
  const { rows } = factsOf().stands;
  expect(rows.map(({ name, stands }) => [name, stands.map(({ code }) => code)])).toEqual([
    ['Ряд A', ['A01', 'A02']],
  ]);
  expect(rows[0]?.stands[1]).toEqual({
    code: 'A02',
    isDrawn: true,
    name: 'mel',
    url: 'https://fair.example/exhibitors/2031/mel/',
    about: 'галерея, Тверь',
    artists: 'Ира, Лев',
  });
});

testRows<[string, object, object]>([
  ['a moment in Moscow, where it is the next day', {}, { day: '1 мая 2031', time: '00:05' }],
  ['a day where git knows none', { asOf: '2031-04-30' }, { day: '30 апреля 2031' }],
])('it is of %s', (_what, sources, asOf) => expect(factsOf(sources).asOf).toEqual(asOf));

test('what the edition lacks is that of another year, which is told', () => {
  const older = factsOf({
    Plan: [plan(2030)],
    Exhibitor: [exhibitor(2031, 'mel', 'A02'), exhibitor(2030, 'old', 'A01')],
  });
  expect(older.plan?.otherYear).toBe(2030);
  expect(older.stands.otherYear).toBeUndefined();
  // Its own exhibitors stand on no plan, nor are they on the older one.
  expect(older.stands.rows).toMatchObject([
    { name: '', stands: [{ code: 'A02', isDrawn: false }] },
  ]);
  expect(older.plan?.stands.some(({ holder }) => holder !== undefined)).toBe(false);
});

test('every place that the file links to is in it, and texts are no markup', () => {
  for (const locale of ['ru', 'en'] as const) {
    const html = drawPocketFair(factsOf({}, locale));
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const linked = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(linked.filter((id) => !ids.has(id))).toEqual([]);
    expect(linked).toContain('plan-A01');
    expect(html).toContain('«late» &amp; &lt;b&gt;');
    expect(html).toContain('dateTime="2031-05-16T00:00+03:00"');
    expect(html).toContain('--signal-light:#123456');
  }
});

test('a fair just begun says what is still to come', () => {
  const begun = { Plan: [], Exhibitor: [], Speaker: [], Session: [], Page: [] };
  const html = drawPocketFair(factsOf(begun));
  expect(html).toContain('Программа ещё составляется.');
  expect(html).toContain('Список участников ещё составляется.');
  expect(html).not.toContain('id="plan"');
});
