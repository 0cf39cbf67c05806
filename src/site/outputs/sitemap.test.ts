import { testRows } from '../../../tests/support/testRows';
import { lastChange, shownPages, sitemapOptions } from './sitemap';

const times = new Map([
  ['pages/index.yaml', '2026-01-01T00:00:00Z'],
  ['pages/press.yaml', '2026-01-02T00:00:00Z'],
  ['pages/_E5_Old/_tickets.yaml', '2026-01-03T00:00:00Z'],
  ['pages/past_events/2024.yaml', '2026-01-04T00:00:00Z'],
  ['pages/program.yaml', '2026-01-05T00:00:00Z'],
  ['2024/photos/nave-01.jpg', '2026-01-06T00:00:00Z'],
  ['2025/exhibitors/kobalt/index.yaml', '2026-01-07T00:00:00Z'],
  ['2025/exhibitors/kobalt/voda.jpg', '2026-01-08T00:00:00Z'],
  ['2025/exhibitors/gips/index.yaml', '2026-01-09T00:00:00Z'],
  ['2025/speakers/anna/index.yaml', '2026-01-10T00:00:00Z'],
  ['2026/programme/2026-04-02.yaml', '2026-01-11T00:00:00Z'],
  ['2026/programme/2026-04-03.yaml', '2026-01-12T00:00:00Z'],
  ['releases/2026-01-13-days.yaml', '2026-01-13T00:00:00Z'],
]);
const sessions = [{ year: 2026, slug: 'a-talk', date: '2026-04-02' }];

testRows([
  ['/', '01-01'],
  ['/en/', '01-01'],
  ['/press/', '01-13'],
  ['/en/press/2026-01-13-days/', '01-13'],
  ['/press/2026-01-14-unknown/', undefined],
  ['/en/_E5_Old/_tickets/', '01-03'],
  ['/past_events/2024/', '01-06'],
  ['/exhibitors/2025/kobalt/', '01-08'],
  ['/en/exhibitors/2025/kobalt/voda/', '01-08'],
  ['/exhibitors/2025/', '01-09'],
  ['/en/works/2025/', '01-09'],
  ['/artists/2025/', '01-09'],
  ['/speakers/2025/anna/', '01-10'],
  ['/speakers/2025/', '01-10'],
  ['/en/program/2026/a-talk/', '01-11'],
  ['/program/', '01-12'],
  ['/program/2026/unknown/', undefined],
  ['/exhibitors/2024/', undefined],
  ['/contacts/', undefined],
])('%s was last changed on %s', (page, day) =>
  expect(lastChange(page, sessions, times)).toBe(day && `2026-${day}T00:00:00Z`),
);

const paths = [
  '/',
  '/partners/',
  '/exhibitors/2025/',
  '/exhibitors/2025/kobalt/',
  '/past_events/2024/',
  '/404/',
  '/for_participants/2026/',
  '/for_participants/2026/kobalt/',
];
const pages = paths.flatMap((path) => [{ path }, { path: `/en${path}` }]);

testRows([
  [[], ['/', '/partners/', '/exhibitors/2025/', '/exhibitors/2025/kobalt/', '/past_events/2024/']],
  [['partners'], ['/', '/exhibitors/2025/', '/exhibitors/2025/kobalt/', '/past_events/2024/']],
  [
    ['index'],
    ['/partners/', '/exhibitors/2025/', '/exhibitors/2025/kobalt/', '/past_events/2024/'],
  ],
  [['exhibitors'], ['/', '/partners/', '/exhibitors/2025/kobalt/', '/past_events/2024/']],
  [['past_events/2024'], ['/', '/partners/', '/exhibitors/2025/', '/exhibitors/2025/kobalt/']],
])(
  'noindex in %p leaves out these pages and their lists, in both languages, and no others',
  (hidden, shown) => {
    const routes = ['index', 'partners', 'exhibitors', 'past_events/2024'];
    const answer = {
      allSitePage: { nodes: pages },
      allPage: {
        nodes: routes.map((route) => ({ route, noindex: hidden.includes(route as never) || null })),
      },
    };
    expect(shownPages(answer)).toEqual(shown.flatMap((path) => [{ path }, { path: `/en${path}` }]));
  },
);

test('only pages for questions and for signing up are left out, not records with their names', () => {
  const shown = [
    '/exhibitors/2025/ask/',
    '/exhibitors/2025/kobalt/book/',
    '/speakers/2025/book/',
    '/program/2026/book/',
  ];
  const left = ['/exhibitors/2025/kobalt/ask/', '/program/2026/a-talk/book/'];
  const nodes = [...shown, ...left].flatMap((path) => [{ path }, { path: `/en${path}` }]);
  expect(
    shownPages({ allSitePage: { nodes }, allPage: { nodes: [] } }).map(({ path }) => path),
  ).toEqual(shown.flatMap((path) => [path, `/en${path}`]));
});

test('a page is written with its last change, or without any', () => {
  const page = { path: '/press/', lastmod: '2026-03-30T11:05:00Z' };
  expect(sitemapOptions.serialize(page)).toMatchObject({
    url: '/press/',
    lastmod: '2026-03-30T11:05:00Z',
  });
  expect(sitemapOptions.serialize({ path: '/press/' })).not.toHaveProperty('lastmod');
});
