import { testRows } from '../../tests/support/testRows';
import { localeCodes } from './locales';
import { localizedPath, localizedPaths, manifestPath, splitLocale } from './paths';
import { matchRoute, routeName, routes, type Route } from './routes';

const names = Object.keys(routes) as Route[];

testRows(names)('the route %s: ru → en → ru is the identity, and each path is matched', (name) => {
  const russian = routes[name].replace(':year', '2025').replace(/:\w+/, 'gips');
  const english = localizedPath(russian, 'en');
  expect(english).not.toBe(russian);
  expect(localizedPath(english, 'ru')).toBe(russian);
  for (const locale of localeCodes)
    expect(matchRoute(localizedPath(russian, locale))).toEqual({ name, locale });
});

describe('localized paths', () => {
  testRows([
    ['/', 'ru', '/'],
    ['/', 'en', '/en/'],
    ['/en', 'ru', '/'],
    ['/en/', 'en', '/en/'],
    ['/tickets', 'ru', '/tickets/'],
    ['/tickets', 'en', '/en/tickets/'],
    ['/en/tickets/', 'ru', '/tickets/'],
    ['/entrance/', 'en', '/en/entrance/'],
    ['/ru/tickets/', 'ru', '/ru/tickets/'],
  ] as const)('the path %s in %s is %s', (path, locale, expected) => {
    expect(localizedPath(path, locale)).toBe(expected);
  });

  test('every locale is listed', () => {
    expect(localizedPaths('/en/map/')).toEqual([
      { locale: 'ru', path: '/map/' },
      { locale: 'en', path: '/en/map/' },
    ]);
  });

  testRows([
    ['/en', { locale: 'en', path: '/' }],
    ['/en/', { locale: 'en', path: '/' }],
    ['/en/map/', { locale: 'en', path: '/map/' }],
    ['/a/en/map/', { locale: 'ru', path: '/a/en/map/' }],
    ['/english/', { locale: 'ru', path: '/english/' }],
    // Only an absolute path can have a locale.
    ['a/en/', { locale: 'ru', path: 'a/en/' }],
    ['', { locale: 'ru', path: '' }],
  ])('%j splits into %j', (path, expected) => {
    expect(splitLocale(path)).toEqual(expected);
  });

  test('each locale has its own manifest', () => {
    expect(manifestPath('ru')).toBe('/manifest.webmanifest');
    expect(manifestPath('en')).toBe('/en/manifest.webmanifest');
  });
});

describe('matchRoute', () => {
  testRows([
    '/nope/',
    '/exhibitors/',
    '/exhibitors//',
    '/tickets/x/',
    '/exhibitors/2025/a/b/',
    '/exhibitors/2025//',
    '/exhibitors/2025/gips',
    '/en/en/',
    '/tickets',
    '',
  ])('%j is not a route', (path) => {
    expect(matchRoute(path)).toBeUndefined();
  });

  test('names carry the locale after three underscores', () => {
    expect(routeName('exhibitor', 'en')).toBe('exhibitor___en');
  });
});
