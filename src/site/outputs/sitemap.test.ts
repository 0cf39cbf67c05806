import { testRows } from '../../../tests/support/testRows';
import { shownPages, sitemapOptions } from './sitemap';

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

test('a page is written with its last change, or without any', () => {
  const page = { path: '/press/', lastmod: '2026-03-30T11:05:00Z' };
  expect(sitemapOptions.serialize(page)).toMatchObject({
    url: '/press/',
    lastmod: '2026-03-30T11:05:00Z',
  });
  expect(sitemapOptions.serialize({ path: '/press/' })).not.toHaveProperty('lastmod');
});
