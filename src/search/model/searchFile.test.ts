import { packEntries, readEntries } from './searchFile';

const kobalt = {
  name: 'Кобальт',
  path: '/exhibitors/2025/kobalt/',
  note: 'A06 · галерея, Москва',
  year: 2025,
  names: ['Кобальт', 'Cobalt Blue'],
  texts: ['Moscow'],
};
const artist = {
  name: 'Жан Окиф',
  path: '/artists/2025/#artist-jean-o-keeffe',
  note: 'Кобальт, A06',
  names: ['Жан Окиф', 'Jean O’Keeffe'],
  texts: [],
};
const work = {
  name: 'Утро',
  path: '/exhibitors/2025/kobalt/utro/',
  note: 'Глеб Охринский, Жан Окиф',
  of: 'Кобальт',
  year: 2025,
  texts: ['Утро', 'Morning'],
  picture: '/static/a.webp',
};

test('what the file leaves out is there again when it is read', () => {
  const file = [
    ...packEntries('exhibitors', [kobalt]),
    ...packEntries('artists', [artist]),
    ...packEntries('works', [work]),
  ];
  expect(file).toEqual([
    {
      kind: 'exhibitors',
      base: '/exhibitors/2025/',
      year: 2025,
      rows: [['Кобальт', 'kobalt', 'A06 · галерея, Москва', 'blue,moskov']],
    },
    {
      kind: 'artists',
      base: '/artists/2025/#artist-',
      rows: [['Жан Окиф', 'jean-o-keeffe', 'Кобальт, A06', 'okefe,']],
    },
    {
      kind: 'works',
      base: '/exhibitors/2025/',
      year: 2025,
      rows: [['Утро', 'kobalt/utro', 'Глеб Охринский, Жан Окиф', 'morning', '/static/a.webp']],
    },
  ]);
  expect([...readEntries(file)]).toEqual([
    {
      kind: 'exhibitors',
      name: 'Кобальт',
      path: '/exhibitors/2025/kobalt/',
      note: 'A06 · галерея, Москва · 2025',
      words: 'kobalt blue,moskov',
      picture: '/static/a.webp',
    },
    {
      kind: 'artists',
      name: 'Жан Окиф',
      path: '/artists/2025/#artist-jean-o-keeffe',
      note: 'Кобальт, A06',
      words: 'jean-o-keeffe okefe, kobalt blue',
      picture: '',
    },
    {
      kind: 'works',
      name: 'Утро',
      path: '/exhibitors/2025/kobalt/utro/',
      note: 'Глеб Охринский, Жан Окиф · Кобальт · 2025',
      words: 'kobalt/utro morning jean-o-keeffe okefe kobalt blue',
      picture: '/static/a.webp',
    },
  ]);
});

test('a path keeps its query, its hash and its last slash', () => {
  const paths = [
    '/',
    '/tickets/',
    '/map/#hall-atrium',
    '/artists/2025/#artist-vera',
    '/works/2025/',
    '/works/2025/?colour=red',
  ];
  const entries = paths.map((path) => ({ name: 'a', path, note: '', texts: [] }));
  expect([...readEntries(packEntries('pages', entries))].map(({ path }) => path)).toEqual(paths);
});
