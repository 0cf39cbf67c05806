import { testRows } from '../../tests/support/testRows';
import { pageTree } from './pageTree';
import { chooseRoute } from './routeChoice';

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
