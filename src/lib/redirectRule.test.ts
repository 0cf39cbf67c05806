import { exampleOf, matchesRule, placeholdersIn, placeholdersOf } from './redirectRule';

test.each([
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
])('%s for %s: %s', (from, path, expected) => expect(matchesRule(from, path)).toBe(expected));

test.each([
  ['/old/*', '/old/x/'],
  ['/:year/list', '/x/list/'],
  ['/', '/'],
])('%s: for example %s', (pattern, expected) => expect(exampleOf(pattern)).toBe(expected));

test('what a pattern offers and a target takes', () => {
  expect(placeholdersOf('/:year/a/*')).toEqual([':year', ':splat']);
  expect(placeholdersIn('/a/:year/:splat?x=:year')).toEqual([':year', ':splat']);
});
