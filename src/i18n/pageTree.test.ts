import fc from 'fast-check';
import { testRows } from '../../tests/support/testRows';
import { isInTree, pageTree } from './pageTree';

const pages = ['/', '/tickets/', '/exhibitors/2025/', '/exhibitors/2025/gips/'];

test('a folder is named once, and a page with others below it is marked', () => {
  expect(pageTree(pages)).toEqual({
    '': 1,
    tickets: 1,
    exhibitors: { 2025: { '': 1, gips: 1 } },
  });
});

testRows([
  ['/', true],
  ['/tickets/', true],
  ['/exhibitors/2025/', true],
  ['/exhibitors/2025/gips/', true],
  ['/exhibitors/', false],
  ['/tickets/vip/', false],
  ['/tickets', false],
  ['//', false],
  ['/constructor/', false],
  ['/exhibitors/2025/gips', false],
])('whether %s is a page: %j', (path, expected) =>
  expect(isInTree(pageTree(pages), path)).toBe(expected),
);

test('a tree of any paths has these and no others', () => {
  const path = fc
    .array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 })
    .map((names) => `/${names.map((name) => `${name}/`).join('')}`);
  fc.assert(
    fc.property(fc.array(path), path, (paths, asked) => {
      expect(isInTree(pageTree(paths), asked)).toBe(paths.includes(asked));
    }),
  );
});
