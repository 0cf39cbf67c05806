import fc from 'fast-check';
import { testRows } from '../../tests/support/testRows';
import { chooseRoute, isInTree, pageTree } from './routeChoice';

const routes = {
  prerendered: pageTree(['/', '/tickets/', '/exhibitors/2025/gips/']),
  rules: [
    { from: '/buy/', to: '/tickets/' },
    { from: '/schedule/', to: '/program/#schedule' },
    { from: '/participants/*', to: '/exhibitors/:splat' },
    { from: '/shop/*', to: 'https://shop.example/:splat' },
    { from: '/lottery/' },
    { from: '/radio/', to: '/tickets/?from=radio' },
  ],
};

testRows([
  ['/', { kind: 'app' }],
  ['/en/', { kind: 'app' }],
  ['/en/tickets/?a=1#b', { kind: 'app' }],
  ['/buy/', { kind: 'moved', to: '/tickets/' }],
  ['/en/buy/?a=1', { kind: 'moved', to: '/en/tickets/?a=1' }],
  ['/schedule/?a=1', { kind: 'moved', to: '/program/?a=1#schedule' }],
  ['/schedule/?a=1#top', { kind: 'moved', to: '/program/?a=1#schedule' }],
  ['/radio/?a=1#prices', { kind: 'moved', to: '/tickets/?from=radio#prices' }],
  ['/en/participants/2025/gips/', { kind: 'moved', to: '/en/exhibitors/2025/gips/' }],
  ['/shop/bags/', { kind: 'load' }],
  ['/lottery/', { kind: 'load' }],
  ['/nope/', { kind: 'load' }],
  ['/en//tickets/', { kind: 'load' }],
])('who handles an address: %s: %j', (address, expected) =>
  expect(chooseRoute(address, routes)).toEqual(expected),
);

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
