import { testRows } from '../../tests/support/testRows';
import {
  bare,
  exampleOf,
  matchesRule,
  placeholdersIn,
  placeholdersOf,
  targetOf,
} from './redirectRule';

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
