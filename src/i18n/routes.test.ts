import { testRows } from '../../tests/support/testRows';
import { localeCodes } from './locales';
import { localizedPath, localizedPaths, manifestPath, splitLocale } from './paths';
import { matchRoute, routeName, routePath, routes, type Route } from './routes';

const parameters = { year: 2025, slug: 'gips', id: 'ilya-kort' };
const names = Object.keys(routes) as Route[];

testRows(names)('the route %s: ru → en → ru is the identity, and each path is matched', (name) => {
  const russian = routePath(name, parameters, 'ru');
  const english = localizedPath(russian, 'en');
  expect(english).toBe(routePath(name, parameters, 'en'));
  expect(english).not.toBe(russian);
  expect(localizedPath(english, 'ru')).toBe(russian);
  for (const locale of localeCodes) {
    const match = matchRoute(routePath(name, parameters, locale));
    expect(match).toMatchObject({ name, locale });
    expect(routePath(name, { ...parameters, ...match?.parameters }, locale)).toBe(
      routePath(name, parameters, locale),
    );
  }
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

  test('lists every locale', () => {
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
    // Only a path from the root has a locale.
    ['a/en/', { locale: 'ru', path: 'a/en/' }],
    ['', { locale: 'ru', path: '' }],
  ])('%j divides into %j', (path, expected) => {
    expect(splitLocale(path)).toEqual(expected);
  });

  test('each locale has its own manifest', () => {
    expect(manifestPath('ru')).toBe('/manifest.webmanifest');
    expect(manifestPath('en')).toBe('/en/manifest.webmanifest');
  });

  test('a path that only starts like a prefix is Russian', () => {
    expect(splitLocale('/english/')).toEqual({ locale: 'ru', path: '/english/' });
  });
});

describe('routePath', () => {
  test('fills in the parameters, and takes none for a part of the path', () => {
    expect(routePath('exhibitor', { year: 2025, slug: 'gips' }, 'en')).toBe(
      '/en/exhibitors/2025/gips/',
    );
    expect(routePath('exhibitor', { year: 2025, slug: 'a/b' }, 'ru')).toBe(
      '/exhibitors/2025/a%2Fb/',
    );
    expect(routePath('tickets', {}, 'ru')).toBe('/tickets/');
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
  ])('%j is no route', (path) => {
    expect(matchRoute(path)).toBeUndefined();
  });

  test('reads the parameters', () => {
    expect(matchRoute('/en/speakers/2025/anna-example/')).toEqual({
      name: 'speaker',
      locale: 'en',
      parameters: { year: '2025', id: 'anna-example' },
    });
    expect(matchRoute('/map/')).toEqual({ name: 'map', locale: 'ru', parameters: {} });
  });

  test('names carry the locale after three underscores', () => {
    expect(routeName('exhibitor', 'en')).toBe('exhibitor___en');
  });
});
