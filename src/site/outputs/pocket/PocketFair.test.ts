import { shipped } from '../../../../tests/support/shipped';
import { testRows } from '../../../../tests/support/testRows';
import { pocketFacts } from './pocketFacts';
import { drawPocketFair } from './PocketFair';

type Answer = Queries.PocketFairQuery;
type Session = Queries.ProgrammeFactsFragment['days'][number]['sessions'][number];

const depot = { id: 'depot', name: 'Круг', position: 1, isOnMap: true };
const plan = (year: number): Answer['allPlan']['nodes'][number] => ({
  year,
  size: { width: 40, height: 20 },
  halls: [
    { id: 'row-a', name: 'Ряд A', use: 'stands', x: 0, y: 0, width: 30, height: 10 },
    { id: 'depot', name: 'Круг', use: 'programme', x: 0, y: 10, width: 30, height: 10 },
  ],
  stands: ['A02', 'A01', 'A03'].map((code, index) => ({
    code,
    hall: 'row-a',
    ...{ x: 5 * index, y: 0, width: 4, height: 4 },
  })),
  services: [{ kind: 'toilet', name: null, x: 1, y: 1 }],
  stepFreeRoutes: null,
});
const exhibitor = (slug: string, stand: string, artists: string[] | null = null) => ({
  ...{ year: 2031, slug, name: slug, stand, artists },
  participantType: 'gallery' as const,
  city: 'Тверь',
});
const session = (slug: string, start: string, rest: Partial<Session> = {}): Session => ({
  year: 2031,
  slug,
  date: '2031-05-15',
  weekday: 'четверг, 15 мая',
  start,
  end: '24:00',
  title: `«${slug}» & <b>`,
  summary: 'О чём.',
  kind: 'talk',
  kindName: 'разговор',
  status: 'scheduled',
  note: null,
  changed: '2031-04-30T21:05:00Z',
  audience: 'everyone',
  ages: null,
  spokenLanguages: ['ru', 'en'],
  places: null,
  registration: 'none',
  form: null,
  recording: { src: null },
  slides: null,
  hall: depot,
  speakers: [{ year: 2030, slug: 'anna', name: 'Анна' }],
  exhibitors: [
    { year: 2031, slug: 'gips', name: 'gips', stand: 'A01' },
    { year: 2030, slug: 'old', name: 'old', stand: 'A01' },
  ],
  ...rest,
});

const venue = { name: 'Депо', address: 'Путь, 1' };
const names = ['exhibitors', 'map', 'pages', 'pocket', 'programme', 'sessions'] as const;
const whole: Answer = {
  locales: shipped('ru', names),
  site: { name: 'Гипс', domain: 'fair.example' },
  buildDay: { newestChange: '2031-04-30T21:05:00Z' },
  currentEdition: {
    year: 2031,
    days: '15–18 мая 2031',
    venue,
    colour: { light: '#123456', dark: '#abcdef' },
    openingHours: [],
  },
  allPage: { nodes: [{ route: 'program' }] },
  programme: {
    year: 2031,
    edition: { venue },
    days: [
      {
        date: '2031-05-15',
        changed: '2031-04-30T21:05:00Z',
        sessions: [
          session('early', '10:00', { registration: 'required', ages: { from: 4, to: 6 } }),
          session('late', '18:00', { status: 'cancelled', note: 'Не приедет.' }),
        ],
      },
    ],
  },
  mapPlan: { year: 2031 },
  allPlan: { nodes: [plan(2030), plan(2031)] },
  exhibitorsOnShow: [exhibitor('mel', 'A02', ['Ира', 'Лев']), exhibitor('gips', 'A01')],
};
const factsOf = (rest: Partial<Answer> = {}) => pocketFacts({ ...whole, ...rest }, 'ru');

/** The list items of a part of the file, without markup. */
const itemsIn = (part: string, answer: Answer = whole) => {
  const [, text = ''] = drawPocketFair(answer, 'ru').split(`<section id="${part}"`);
  return (text.split('<section id=')[0] ?? '')
    .split('<li')
    .slice(1)
    .map((item) => item.replace(/<\/li>.*/s, '').replace(/^[^>]*>|<[^>]+>/g, ''));
};

test('sessions have their hall, people and news', () => {
  expect(itemsIn('programme')).toEqual([
    '10:00–24:00«early» &amp; &lt;b&gt;разговор · Круг · 4–6 лет · RU EN · по записиАнна, gips, old',
    expect.stringMatching(/^18:00–24:00«late».*Анна, gips, oldОтменено\. Не\u00a0приедет\./),
  ]);
  const html = drawPocketFair(whole, 'ru');
  expect(html).toContain('<a href="https://fair.example/program/2031/early/">');
  expect(html).toContain('<a href="#hall-depot">Круг</a>');
  expect(html).toContain('<a href="#stand-A01">gips</a>, old<');
  expect(factsOf().links).toMatchObject({
    home: 'https://fair.example/',
    changes: 'https://fair.example/program/2031/changes/',
    program: 'https://fair.example/program/',
    map: undefined,
  });
});

test('stands come by row and code, with type, city and artists', () => {
  const { rows, areDrawn } = factsOf().stands;
  expect(areDrawn).toBe(true);
  expect(rows.map(({ name, stands }) => [name, stands.map(({ stand }) => stand)])).toEqual([
    ['Ряд A', ['A01', 'A02']],
  ]);
  expect(itemsIn('stands')).toEqual([
    'A01gipsгалерея, Тверь',
    'A02melгалерея, ТверьХудожники: Ира, Лев',
  ]);
});

testRows<[string, string, string]>([
  ['a moment in Moscow, where it is the next day', '2031-04-30T21:05:00Z', '1 мая 2031 00:05'],
  ['a day where git knows none', '2031-04-30', '30 апреля 2031'],
])('it is of %s', (_what, newestChange, asOf) =>
  expect(Object.values(factsOf({ buildDay: { newestChange } }).asOf).join(' ')).toBe(asOf),
);

test('what the edition lacks is that of another year, which is told', () => {
  const older = factsOf({
    mapPlan: { year: 2030 },
    allPlan: { nodes: [plan(2030)] },
    exhibitorsOnShow: [exhibitor('mel', 'A02')],
  });
  expect(older.plan?.otherYear).toBe(2030);
  expect(older.stands).toMatchObject({ otherYear: undefined, areDrawn: false });
  // Its own exhibitors stand on no plan, nor are they on the older one.
  expect(older.stands.rows).toMatchObject([{ name: '', stands: [{ stand: 'A02' }] }]);
  expect(older.plan?.holders.size).toBe(0);
});

test('every place that the file links to is in it, and texts are no markup', () => {
  for (const locale of ['ru', 'en'] as const) {
    const html = drawPocketFair({ ...whole, locales: shipped(locale, names) }, locale);
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
  const begun = {
    programme: null,
    mapPlan: null,
    allPlan: { nodes: [] },
    exhibitorsOnShow: [],
  };
  const html = drawPocketFair({ ...whole, ...begun }, 'ru');
  expect(html).toContain('Программа ещё составляется.');
  expect(html).toContain('Список участников ещё составляется.');
  expect(html).not.toContain('id="plan"');
});
