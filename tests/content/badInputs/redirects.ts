import { append, replace } from '../baseContent';
import type { BadInput } from './badInput';

const redirects = 'redirects.yaml';
const rule = (from: string, to: string) =>
  `- from: ${from}\n  to: ${to}\n  status: 301\n  reason: For a test.\n`;

/** Rules that loop, hide pages, are never reached or lead nowhere. */
export const redirectInputs: BadInput[] = [
  {
    name: 'a rule to itself',
    edit: replace(redirects, '  to: /visitor/', '  to: /buy/'),
    expected: [
      {
        code: 'redirectLoop',
        at: 'redirects.yaml:2:7',
        field: '[0].to',
        named: { value: '/buy/ → /buy/' },
      },
    ],
  },
  {
    name: 'two rules in a circle',
    edit: append(redirects, rule('/old/', '/older/') + rule('/older/', '/old/')),
    expected: [
      {
        code: 'redirectLoop',
        at: 'redirects.yaml:13:7',
        field: '[3].to',
        named: { value: '/old/ → /older/ → /old/' },
      },
    ],
  },
  {
    name: 'a prefix in a circle',
    edit: append(redirects, rule('/old/*', '/old/:splat')),
    expected: [
      {
        code: 'redirectLoop',
        at: 'redirects.yaml:13:7',
        field: '[3].to',
        named: { value: '/old/* → /old/*' },
      },
    ],
  },
  {
    name: 'a rule that hides a page',
    edit: append(redirects, rule('/visitor/', '/')),
    expected: [
      {
        code: 'redirectShadows',
        at: 'redirects.yaml:12:9',
        field: '[3].from',
        named: { value: '/visitor/' },
      },
    ],
  },
  {
    name: 'a prefix that hides a page',
    edit: append(redirects, rule('/exhibitors/*', '/')),
    expected: [
      {
        code: 'redirectShadows',
        at: 'redirects.yaml:12:9',
        field: '[3].from',
        named: { value: '/exhibitors/2025/' },
      },
    ],
  },
  {
    name: 'a rule that hides the home page',
    edit: append(redirects, rule('/*', '/visitor/')),
    expected: [
      {
        code: 'redirectShadows',
        at: 'redirects.yaml:12:9',
        field: '[3].from',
        named: { value: '/' },
      },
    ],
  },
  {
    name: 'a rule that is never reached',
    edit: append(redirects, rule('/catalogue/gips/', '/exhibitors/2025/gips/')),
    expected: [
      {
        code: 'redirectUnreached',
        at: 'redirects.yaml:12:9',
        field: '[3].from',
        named: { value: '/catalogue/:slug/' },
      },
    ],
  },
  {
    name: 'a rule twice',
    edit: append(redirects, rule('/buy/', '/')),
    expected: [
      {
        code: 'redirectUnreached',
        at: 'redirects.yaml:12:9',
        field: '[3].from',
        named: { value: '/buy/' },
      },
    ],
  },
  {
    name: 'a placeholder of nothing',
    edit: replace(redirects, 'to: /exhibitors/2025/:slug/', 'to: /exhibitors/2025/:name/'),
    expected: [
      {
        code: 'redirectPlaceholder',
        at: 'redirects.yaml:6:7',
        field: '[1].to',
        named: { value: ':name', source: ':name' },
      },
    ],
  },
  {
    name: 'a splat without its star',
    edit: append(redirects, rule('/news/', '/visitor/:splat')),
    expected: [
      {
        code: 'redirectPlaceholder',
        at: 'redirects.yaml:13:7',
        field: '[3].to',
        named: { value: ':splat', source: '/*' },
      },
    ],
  },
  {
    name: 'a rule to a page that is not there',
    edit: replace(redirects, '  to: /visitor/', '  to: /visitr/'),
    expected: [
      {
        code: 'noSuchPage',
        at: 'redirects.yaml:2:7',
        field: '[0].to',
        named: { value: '/visitr/', nearest: '/visitor/' },
      },
    ],
  },
  {
    name: 'a prefix to pages that are not there',
    edit: append(redirects, rule('/artists/*', '/exhibitor/:splat')),
    expected: [
      {
        code: 'noSuchPage',
        at: 'redirects.yaml:13:7',
        field: '[3].to',
        named: { value: '/exhibitor/:splat' },
      },
    ],
  },
  {
    name: 'a rule to another rule',
    edit: append(redirects, rule('/radio/', '/buy/')),
    expected: [
      {
        code: 'redirectChain',
        at: 'redirects.yaml:13:7',
        field: '[3].to',
        named: { value: '/buy/', target: '/visitor/' },
      },
    ],
  },
  {
    name: 'a prefix to another rule',
    edit: append(redirects, rule('/artists/*', '/catalogue/:splat')),
    expected: [
      {
        code: 'redirectChain',
        at: 'redirects.yaml:13:7',
        field: '[3].to',
        named: { value: '/catalogue/:slug/', target: '/exhibitors/2025/:slug/' },
      },
    ],
  },
  {
    name: 'a rule to what is no address',
    edit: replace(redirects, '  to: /visitor/', '  to: the tickets'),
    expected: [
      {
        code: 'linkTarget',
        at: 'redirects.yaml:2:7',
        field: '[0].to',
        named: { value: 'the tickets' },
      },
    ],
  },
];
