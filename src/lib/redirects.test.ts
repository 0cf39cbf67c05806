import { testRows } from '../../tests/support/testRows';
import {
  bare,
  exampleOf,
  matchesRule,
  newestLists,
  oneHopRules,
  placeholdersIn,
  placeholdersOf,
  readablePath,
  targetOf,
  wordsOfPath,
} from './redirects';

testRows([
  ['/old/', '/old/', true],
  ['/old', '/old/', true],
  ['/old/', '/older/', false],
  ['/old/', '/old/page/', false],
  ['/old/*', '/old/', true],
  ['/old/*', '/old/a/b/', true],
  ['/old/*', '/new/', false],
  ['/:year/list/', '/2024/list/', true],
  ['/:year/list/', '/list/', false],
  ['/*', '/', true],
  ['/old/page/', '/old/', false],
  ['/галерея/', '/%D0%B3%D0%B0%D0%BB%D0%B5%D1%80%D0%B5%D1%8F/', true],
])('the rule %s matches %s: %s', (from, path, expected) =>
  expect(matchesRule(from, path)).toBe(expected),
);

testRows([
  ['/old/*', '/old/x/'],
  ['/:year/list', '/x/list/'],
  ['/', '/'],
])('%s: an example is %s', (pattern, expected) => expect(exampleOf(pattern)).toBe(expected));

testRows([
  ['/tickets/', '/tickets/'],
  ['/tickets/?day=2#prices', '/tickets/'],
  ['/tickets/#prices?', '/tickets/'],
  ['/tickets?', '/tickets'],
  ['#prices', ''],
])('%s without query and hash is %s', (path, expected) => expect(bare(path)).toBe(expected));

test('placeholders of patterns and of targets', () => {
  expect(placeholdersOf('/:year/a/*')).toEqual([':year', ':splat']);
  expect(placeholdersIn('/a/:year/:splat?x=:year')).toEqual([':year', ':splat']);
  expect(placeholdersIn('/a/')).toEqual([]);
  expect(placeholdersOf('/a/')).toEqual([]);
});

testRows([
  ['/old/', '/new/#part', '/old/', '/new/#part'],
  ['/old/*', '/new/:splat', '/old/a/b/', '/new/a/b'],
  ['/old/*', '/new/:splat', '/old/', '/new/'],
  ['/:year/list/', '/lists/:year/?from=:year', '/2024/list/', '/lists/2024/?from=2024'],
  ['/old/*', '/new/:splat', '/other/', undefined],
  // An empty segment must not lead to another host.
  ['/old/*', '/:splat', '/old//evil.example', '/evil.example'],
])('%s → %s from %s leads to %s', (from, to, path, expected) =>
  expect(targetOf(from, to, path)).toBe(expected),
);

const pages = new Set([
  '/',
  '/tickets/',
  '/program/',
  '/program/2025/',
  '/program/2025/opening/',
  '/past_events/2024/',
  '/exhibitors/2024/',
  '/exhibitors/2024/gips/',
  '/exhibitors/2025/',
  '/exhibitors/2025/gips/',
  '/exhibitors/2025/kobalt/',
  '/exhibitors/2025/kobalt/utro/',
]);
const rules = [
  { from: '/schedule', to: '/program#schedule', status: 301 },
  { from: '/galleries/', to: '/exhibitors/', status: 302 },
  { from: '/participants/*', to: '/exhibitors/:splat', status: 301 },
  { from: '/catalogue/*', to: '/exhibitors/2025/:splat/', status: 301 },
  { from: '/2019/*', to: '/:splat?from=2019', status: 301 },
  { from: '/shop/*', to: 'https://shop.example/:splat', status: 301 },
  { from: '/poster/', to: '/files/poster.pdf', status: 301 },
  { from: '/lottery/', status: 410 },
];
const made = () => oneHopRules(rules, pages);
const leads = (path: string) => {
  const rule = made().find(({ from }) => matchesRule(from, path));
  return rule?.to === undefined ? undefined : targetOf(rule.from, rule.to, path);
};

testRows([
  ['/exhibitors/', '/exhibitors/2025/'],
  ['/exhibitors', '/exhibitors/2025/'],
  ['/past_events/', '/past_events/2024/'],
  ['/program/', undefined],
  ['/schedule/', '/program/#schedule'],
  ['/galleries', '/exhibitors/2025/'],
  ['/participants', '/exhibitors/2025/'],
  ['/participants/2023/', '/exhibitors/2025/'],
  ['/participants/2024', '/exhibitors/2024/'],
  ['/participants/2025/kobalt', '/exhibitors/2025/kobalt/'],
  ['/participants/2025/kobalt/', '/exhibitors/2025/kobalt/'],
  ['/participants/2025/kobalt/utro', '/exhibitors/2025/kobalt/utro/'],
  ['/catalogue/gips', '/exhibitors/2025/gips/'],
  ['/catalogue/kobalt/utro/', '/exhibitors/2025/kobalt/utro/'],
  ['/catalogue/', '/exhibitors/2025/'],
  ['/2019/tickets', '/tickets/?from=2019'],
  ['/2019/', '/?from=2019'],
  ['/2019/nothing/', undefined],
  ['/shop/bags', 'https://shop.example/bags'],
  ['/poster/', '/files/poster.pdf'],
  ['/lottery/', undefined],
])('%s leads directly to %s', (path, expected) => expect(leads(path)).toBe(expected));

test('a rule keeps its status, and a rule to another site is unchanged', () => {
  const statusOf = (path: string) => made().find(({ from }) => from === path)?.status;
  expect(statusOf('/exhibitors/')).toBe(301);
  expect(statusOf('/galleries/')).toBe(302);
  expect(statusOf('/participants/2025/:slug/')).toBe(301);
  expect(made()).toContainEqual({ from: '/lottery/', status: 410 });
  expect(made()).toContainEqual({
    from: '/shop/*',
    to: 'https://shop.example/:splat',
    status: 301,
  });
});

test('the newest year wins, whatever the order of pages', () => {
  expect([...newestLists(new Set(['/a/2027/', '/a/2026/', '/b/2025/x/', '/c/d/2025/']))]).toEqual([
    ['/a/', '/a/2027/'],
  ]);
});

test('a new year changes the targets of lists, and the number of rules does not grow with the records', () => {
  const grown = new Set([
    ...pages,
    '/exhibitors/2027/',
    ...Array.from({ length: 500 }, (_, index) => `/exhibitors/2027/name-${index}/`),
    ...Array.from({ length: 500 }, (_, index) => `/exhibitors/2027/name-${index}/work-${index}/`),
  ]);
  expect(newestLists(grown).get('/exhibitors/')).toBe('/exhibitors/2027/');
  expect(oneHopRules(rules, grown).length - made().length).toBe(3 + 1 + 2);
});

test('the records of a year share one rule, whether the year is in the address or in the rule', () => {
  const of = (folder: string) =>
    made().flatMap(({ from, to }) => (from.startsWith(folder) ? [[from, to]] : []));
  expect(of('/catalogue/')).toEqual([
    ['/catalogue/', '/exhibitors/2025/'],
    ['/catalogue/:slug/', '/exhibitors/2025/:slug/'],
    ['/catalogue/:slug/:part/', '/exhibitors/2025/:slug/:part/'],
  ]);
  expect(of('/participants/')).toEqual([
    ['/participants/2024/', '/exhibitors/2024/'],
    ['/participants/2024/:slug/', '/exhibitors/2024/:slug/'],
    ['/participants/2025/', '/exhibitors/2025/'],
    ['/participants/2025/:slug/', '/exhibitors/2025/:slug/'],
    ['/participants/2025/:slug/:part/', '/exhibitors/2025/:slug/:part/'],
    ['/participants/*', '/exhibitors/2025/'],
  ]);
});

test('a page further down than the pages of a record keeps its own rule', () => {
  const deep = new Set(['/press/2025/kit/photos/large/', '/press/2025/kit/']);
  expect(
    oneHopRules([{ from: '/media/2025/*', to: '/press/2025/:splat', status: 301 }], deep),
  ).toEqual([
    { from: '/media/2025/:slug/', to: '/press/2025/:slug/', status: 301 },
    { from: '/media/2025/kit/photos/large/', to: '/press/2025/kit/photos/large/', status: 301 },
  ]);
});

test('an editor’s rule for a list’s address wins', () => {
  const own = oneHopRules(
    [
      { from: '/exhibitors/', to: '/tickets/', status: 302 },
      { from: '/galleries/', to: '/exhibitors/2024/', status: 302 },
    ],
    pages,
  );
  expect(own.filter(({ from }) => matchesRule(from, '/exhibitors/'))).toEqual([
    { from: '/exhibitors/', to: '/tickets/', status: 302 },
  ]);
});

testRows([
  ['/tickets/', '/tickets/'],
  ['/%D0%B3%D0%B0%D0%BB%D0%B5%D1%80%D0%B5%D1%8F/', '/галерея/'],
  ['/галерея/', '/галерея/'],
  ['/%65n/nope/', '/en/nope/'],
  ['/a%2Fb%3Fc%23d/', '/a%2Fb%3Fc%23d/'],
  ['/a%20b%0A/', '/a%20b%0A/'],
  ['/a%E2%80%AEb/', '/a%E2%80%AEb/'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('the path %s reads %s', (path, expected) => expect(readablePath(path)).toBe(expected));

testRows([
  ['/en/volunteer/', 'volunteer'],
  ['/exhibitors/2025/galereya-nor/', 'galereya nor'],
  ['/_E5_Old/fair_map.html', 'fair map'],
  ['/%D0%B3%D0%B0%D0%BB%D0%B5%D1%80%D0%B5%D1%8F/', 'галерея'],
  ['/%3Cimg%20src=x%3E/', 'img 20src x'],
  ['/', ''],
])('the words to search for at %s are %s', (path, expected) =>
  expect(wordsOfPath(path)).toBe(expected),
);
