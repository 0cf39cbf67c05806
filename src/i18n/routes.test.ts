import { localeCodes } from './locales';
import { localizedPath, localizedPaths, splitLocale } from './paths';
import { matchRoute, routeName, routePath, routes, type Route } from './routes';

const parameters = { year: 2025, slug: 'gips', id: 'ilya-kort' };
const names = Object.keys(routes) as Route[];

describe.each(names)('route %s', (name) => {
  test('ru → en → ru is the identity', () => {
    const russian = routePath(name, parameters, 'ru');
    const english = localizedPath(russian, 'en');
    expect(english).toBe(routePath(name, parameters, 'en'));
    expect(english).not.toBe(russian);
    expect(localizedPath(english, 'ru')).toBe(russian);
  });

  test.each(localeCodes)('is matched by its own %s path', (locale) => {
    const match = matchRoute(routePath(name, parameters, locale));
    expect(match).toMatchObject({ name, locale });
    expect(routePath(name, { ...parameters, ...match?.parameters }, locale)).toBe(
      routePath(name, parameters, locale),
    );
  });
});

describe('localized paths', () => {
  test.each([
    ['/', 'ru', '/'],
    ['/', 'en', '/en/'],
    ['/en', 'ru', '/'],
    ['/en/', 'en', '/en/'],
    ['/tickets', 'ru', '/tickets/'],
    ['/tickets', 'en', '/en/tickets/'],
    ['/en/tickets/', 'ru', '/tickets/'],
    ['/entrance/', 'en', '/en/entrance/'],
    ['/ru/tickets/', 'ru', '/ru/tickets/'],
  ] as const)('%s in %s is %s', (path, locale, expected) => {
    expect(localizedPath(path, locale)).toBe(expected);
  });

  test('lists every locale', () => {
    expect(localizedPaths('/en/map/')).toEqual([
      { locale: 'ru', path: '/map/' },
      { locale: 'en', path: '/en/map/' },
    ]);
  });

  test('a path that only starts like a prefix is Russian', () => {
    expect(splitLocale('/english/')).toEqual({ locale: 'ru', path: '/english/' });
  });
});

describe('matchRoute', () => {
  test.each(['/nope/', '/exhibitors/', '/tickets/x/', '/exhibitors/2025/a/b/', '/en/en/'])(
    '%s is no route',
    (path) => {
      expect(matchRoute(path)).toBeUndefined();
    },
  );

  test('names carry the locale after three underscores', () => {
    expect(routeName('exhibitor', 'en')).toBe('exhibitor___en');
  });
});
