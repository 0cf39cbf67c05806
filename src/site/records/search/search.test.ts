import type { Node } from 'gatsby';
import { searchGroups } from '.';
import type { Nodes } from '../../content/nodes';

const both = (ru: string, en = ru) => ({ ru, en });
const node = <Name extends keyof Nodes>(fields: object): Nodes[Name] =>
  fields as unknown as Node as Nodes[Name];

const exhibitor = (year: number, slug: string, more: object) =>
  node<'Exhibitor'>({
    name: both(slug),
    participantType: 'gallery',
    stand: 'A06',
    city: both('Псков', 'Pskov'),
    fields: { year, slug },
    ...more,
  });
const page = (route: string, more: object = {}) =>
  node<'Page'>({
    title: both('т', 't'),
    description: both('о', 'd'),
    titleBlock: { titleH1: both('Страница', 'Page') },
    fields: { route },
    ...more,
  });

const searched = {
  Exhibitor: [
    exhibitor(2024, 'kobalt', { artists: [both('Вера Гипс', 'Vera Gips')] }),
    exhibitor(2025, 'kobalt', {
      name: both('Кобальт', 'Kobalt'),
      artists: [both('Вера Гипс', 'Vera Gips')],
      works: [{ picture: 'utro.jpg', title: both('Утро', 'Morning') }],
    }),
    exhibitor(2025, 'lev-yashin', {
      name: both('Лев Яшин', 'Lev Yashin'),
      participantType: 'artist',
      works: [{ picture: 'den.jpg', title: both('День', 'Day') }],
    }),
  ],
  Speaker: [],
  Release: ['2026-03-03-talks', '2025-12-01-days'].map((slug) =>
    node<'Release'>({
      title: both('Дни', 'Days'),
      summary: both('Когда', 'When'),
      text: both('Со [вторника](/) по среду', 'From Tuesday'),
      fields: { slug, date: slug.slice(0, 10) },
    }),
  ),
  sessions: [
    {
      ...node<'Session'>({
        slug: 'walk',
        title: both('Обход', 'A Walk'),
        start: '12:00',
        kind: 'excursion',
        changes: [{ at: '2026-03-30T14:05', status: 'cancelled', what: both('Дождь.', 'Rain.') }],
        fields: {
          year: 2026,
          date: '2026-04-03',
          speakerReferences: [],
          exhibitorReferences: [],
        },
      }),
      hall: { name: both('Атриум', 'Atrium') },
      speakers: [],
      exhibitors: [{ name: both('Кобальт', 'Kobalt') }],
    },
  ],
  Plan: [
    node<'Plan'>({
      fields: { year: 2025 },
      halls: [
        {
          id: 'atrium',
          name: both('Атриум', 'Atrium'),
          use: 'programme',
          x: 0,
          y: 0,
          width: 9,
          height: 9,
        },
      ],
      services: [{ kind: 'toilet', x: 1, y: 1 }],
      serviceWords: [{ kind: 'toilet', words: { ru: ['уборная'], en: ['loo'] } }],
    }),
  ],
  Page: [
    page('index'),
    page('artists', { breadcrumb: both('Художники {year}', 'Artists {year}') }),
    page('search'),
    page('search/names'),
    page('thanks', { noindex: true }),
    page('_tickets', { replacedBy: '/tickets/' }),
    page('for_visitors', {
      sections: [
        {
          kind: 'text',
          anchor: 'rules',
          title: both('Правила', 'Rules'),
          text: both('т'.repeat(50)),
        },
        {
          kind: 'accordion',
          anchor: 'questions',
          title: both('Вопросы', 'Questions'),
          items: [
            {
              title: both('Можно с собакой?', 'Dogs?'),
              text: both('Нет, [кроме](/a/) проводников', 'No'),
            },
          ],
        },
      ],
    }),
  ],
  currentEdition: 2026,
  pastYears: [2024, 2025],
};

const groups = new Map(searchGroups(searched, 'ru').map((group) => [group.kind, group]));
const pathsOf = (kind: Parameters<typeof groups.get>[0]) =>
  groups.get(kind)?.entries.map(({ path }) => path);

test('the shown year comes first and names no year; others do', () => {
  expect(pathsOf('exhibitors')).toEqual([
    '/exhibitors/2025/kobalt/',
    '/exhibitors/2025/lev-yashin/',
    '/exhibitors/2024/kobalt/',
  ]);
  expect(groups.get('exhibitors')?.shown).toBe(2);
  expect(groups.get('exhibitors')?.entries.map(({ year }) => year)).toEqual([
    undefined,
    undefined,
    2024,
  ]);
});

test('an artist stands once, in the newest year, and not beside themselves as an exhibitor', () => {
  expect(pathsOf('artists')).toEqual(['/artists/2025/#artist-vera-gips']);
});

test('a work says whose it is, unless that is its exhibitor', () => {
  expect(groups.get('works')?.entries.map(({ name, note, of }) => [name, note, of])).toEqual([
    ['День', '', 'Лев Яшин'],
    ['Утро', 'Вера Гипс', 'Кобальт'],
  ]);
});

test('a session says when and where, and that it is cancelled', () => {
  const [session] = groups.get('sessions')?.entries ?? [];
  expect(session?.note).toBe('отменено · пятница, 3 апреля, 12:00 · Атриум');
  expect(session?.texts).toEqual(expect.arrayContaining(['A Walk', 'Kobalt', 'экскурсия']));
});

test('places lead to the plan, and are found by everyday words', () => {
  expect(pathsOf('places')).toEqual(['/map/#hall-atrium', '/map/#service-toilet']);
  expect(groups.get('places')?.entries[1]?.texts).toEqual(['Туалет', 'Toilet', 'уборная', 'loo']);
});

test('hidden and old pages and the search itself are left out; lists stand with their years', () => {
  expect(pathsOf('pages')).toEqual([
    '/artists/2025/',
    '/artists/2024/',
    '/for_visitors/',
    '/for_visitors/#rules',
    '/for_visitors/#questions',
    '/',
    '/press/2026-03-03-talks/',
    '/press/2025-12-01-days/',
  ]);
  expect(pathsOf('questions')).toEqual(['/for_visitors/#questions-1']);
  expect(groups.get('questions')?.entries[0]?.texts.at(-1)).toBe('кроме проводников');
});

test('releases are found among pages by their words and say their day', () => {
  const found = groups.get('pages')?.entries.filter(({ path }) => path.startsWith('/press/'));
  expect(found?.map(({ path, note }) => [path, note])).toEqual([
    ['/press/2026-03-03-talks/', '3 марта 2026'],
    ['/press/2025-12-01-days/', '1 декабря 2025'],
  ]);
  expect(found?.[0]?.texts).toContain('вторника среду');
});
