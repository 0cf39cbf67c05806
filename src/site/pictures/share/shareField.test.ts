import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { resolversOf } from '../../../../tests/support/resolvers';
import { testRows } from '../../../../tests/support/testRows';
import { createShareResolvers } from './shareField';
import { writeShare } from './sharePicture';

jest.mock('./sharePicture', () => ({ writeShare: jest.fn(() => '/static/share/a.jpg') }));

const read = (file: string) => parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const site = read('tests/fair/site.yaml');
const editions = new Map(
  [2025, 2026].map((year) => [year, read(`tests/fair/${year}/edition.yaml`)]),
);
let day = '2026-03-10';
const records: Record<
  string,
  (filter: Record<string, { eq?: unknown; in?: string[] }>) => unknown
> = {
  SiteSettings: () => site,
  Edition: ({ year }) => editions.get(year?.eq as number) ?? null,
  BuildDay: () => ({ day }),
  Speaker: ({ slug }) => (slug?.eq === 'anna' ? { portrait: { picture: 'anna.jpg' } } : null),
  File: ({ absolutePath }) => ({ absolutePath: absolutePath?.in?.[0] }),
};
const nodeModel = {
  findRootNodeAncestor: (_source: unknown, isFound: (node: unknown) => boolean) =>
    [gallery, { dir: '/fair', internal: { type: 'File' } }].find(isFound) ?? null,
  findAll: ({ type }: { type: string }) =>
    Promise.resolve({
      entries:
        type === 'Plan'
          ? [plan]
          : [...editions].map(([year, edition]) => ({ ...edition, fields: { year } })),
    }),
  findOne: ({
    type,
    query,
  }: {
    type: string;
    query: { filter?: Parameters<(typeof records)[string]>[0] };
  }) => Promise.resolve(records[type]?.(query.filter ?? {}) ?? null),
};

const gallery = {
  name: { ru: 'Кобальт', en: 'Kobalt' },
  city: { ru: 'Пермь', en: 'Perm' },
  participantType: 'gallery',
  stand: 'A06',
  works: [{ picture: 'a.jpg' }, { picture: 'b.jpg' }],
  fields: { year: 2025 },
  internal: { type: 'Exhibitor' },
};
const vera = { ru: 'Вера Гипс', en: 'Vera Gips' };
const work = { title: { ru: 'Утро', en: 'Morning' }, picture: 'a.webp', artists: [vera] };

const plan = {
  fields: { year: 2025 },
  halls: [{ id: 'open-hall', name: { ru: 'Открытый зал', en: 'Open Hall' } }],
};

const asked = resolversOf(createShareResolvers);
const ask = (type: string, record: object, args: object) =>
  asked(type, 'share', record, args, nodeModel);

const drawn = jest.mocked(writeShare);

const ru = { language: 'ru' };
const name = { ru: 'Ёлка', en: 'Yolka' };
const of2025 = { fields: { year: 2025 } };
const session = {
  title: { ru: 'Лекция', en: 'Lecture' },
  start: '17:30',
  hall: 'open-hall',
  fields: { year: 2026, date: '2026-04-03', speakerReferences: ['2025/anna'] },
};
const press = { title: { ru: 'Пресса', en: 'Press' }, fields: { route: 'press' } };
const list = { title: { ru: 'Список', en: 'List' }, fields: { route: 'exhibitors' } };
const ofYear = { title: { ru: 'Список {year} года', en: 'List of {year}' }, fields: list.fields };
const home = { ...press, fields: { route: 'index' } };
const arcade = [{ picture: 'x.jpg' }, { picture: 'last.jpg' }];

testRows<[string, object, object, object, string?]>([
  ['Exhibitor', { ...gallery, works: [], name }, ru, { title: 'Ёлка', days: '10–13 апреля 2025' }],
  [
    'Exhibitor',
    gallery,
    ru,
    {
      title: 'Кобальт',
      by: 'Пермь',
      fair: 'Арт Ряды, 10\u2060–\u206013\u00a0апреля\u00a02025',
      stand: 'Стенд A06',
      sale: '',
    },
    'a.jpg',
  ],
  [
    'Work',
    { ...work, availability: 'available', price: 5000 },
    ru,
    { title: 'Утро', by: 'Вера Гипс', sale: '5\u00a0000\u00a0₽', stand: 'Стенд A06, Кобальт' },
    'a.webp',
  ],
  [
    'Work',
    { ...work, availability: 'sold', price: 5000 },
    { language: 'en' },
    { title: 'Morning', by: 'Vera Gips', sale: 'Sold', isGone: true, stand: 'Stand A06, Kobalt' },
    'a.webp',
  ],
  ['Work', { ...work, artists: [gallery.name] }, ru, { sale: '', stand: 'Стенд A06' }, 'a.webp'],
  ['Speaker', { name, ...of2025 }, { language: 'en' }, { title: 'Yolka', fair: 'Art Rows' }],
  ['Speaker', { name, portrait: { picture: 'p.PNG' }, ...of2025 }, ru, { title: 'Ёлка' }, 'p.PNG'],
  ['Session', session, ru, { days: '3 апреля 2026, 17:30, Открытый зал' }, 'anna.jpg'],
  ['Page', press, ru, { title: 'Пресса', fair: 'Арт Ряды', days: '2–5 апреля 2026' }],
  ['Page', ofYear, { ...ru, year: 2025 }, { title: 'Список 2025 года', days: '10–13 апреля 2025' }],
  ['Page', { ...list, arch: 'a.jpg' }, { ...ru, year: 2025 }, { title: 'Список 2025' }, 'a.jpg'],
  ['Page', list, { ...ru, year: 2031 }, { title: 'Список 2031', days: '2–5 апреля 2026' }],
  ['Page', { ...home, arcade }, ru, { title: 'Арт Ряды', fair: 'Гостиный Двор' }, 'last.jpg'],
])('%s %j, asked with %j, has %j drawn', async (type, record, args, shown, picture) => {
  expect(await ask(type, record, args)).toBe('/static/share/a.jpg');
  expect(drawn).toHaveBeenLastCalledWith(
    expect.objectContaining(shown),
    picture === undefined ? undefined : { absolutePath: `/fair/${picture}` },
  );
});

test('after a fair the home page shows the next one, other pages their own', async () => {
  const venue = { name: { ru: 'Манеж', en: 'Manege' } };
  const next = { ...editions.get(2026), firstDay: '2027-04-08', lastDay: '2027-04-11', venue };
  editions.set(2027, next);
  day = '2026-04-06';
  await ask('Page', { ...home, arcade }, ru);
  const shown = { fair: 'Манеж', days: '8–11 апреля 2027' };
  expect(drawn).toHaveBeenLastCalledWith(expect.objectContaining(shown), expect.anything());
  await ask('Page', press, ru);
  expect(drawn).toHaveBeenLastCalledWith(
    expect.objectContaining({ days: '2–5 апреля 2026' }),
    undefined,
  );
});

testRows<[string, object]>([
  ['Page', { ...press, arch: 'a.tif' }],
  ['Page', { ...press, noindex: true }],
])('%s %j shares its own picture, or none: nothing is drawn', async (type, record) => {
  drawn.mockClear();
  expect(await ask(type, record, ru)).toBeNull();
  expect(drawn).not.toHaveBeenCalled();
});
