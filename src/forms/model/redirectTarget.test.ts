import fc from 'fast-check';
import { testRows } from '../../../tests/support/testRows';
import { fullAddress, readRedirectTarget } from './redirectTarget';

const hosts = ['artrows.example', 'account.artrows.example'];
const thanks = { kind: 'route', path: '/thanks/' };

testRows([
  [undefined, thanks],
  ['', thanks],
  ['/partners/', { kind: 'route', path: '/partners/' }],
  ['/tickets/?x=1#refund', { kind: 'route', path: '/tickets/?x=1#refund' }],
  [
    'https://account.artrows.example/new',
    { kind: 'page', href: 'https://account.artrows.example/new' },
  ],
  ['http://artrows.example/', thanks],
  ['https://evil.example/', thanks],
  ['https://artrows.example@evil.example/', thanks],
  ['https://artrows.example.evil.example/', thanks],
  ['//evil.example/', thanks],
  ['/\\evil.example/', thanks],
  ['/en//evil.example/', thanks],
  ['javascript:alert(1)', thanks],
  ['thanks', thanks],
])('a form’s redirect: %s', (value, expected) => {
  expect(readRedirectTarget(value, 'ru', hosts)).toEqual(expected);
});

const origin = 'https://artrows.example';
const pieces = [
  ...'/ // /en /en/ https: http: HTTPS:// @ : . .. %2f %5c ? # javascript: data: evil.example artrows.example account. thanks я'.split(
    ' ',
  ),
  ...['\\', '\t', '\n', ' '],
];
const tricky = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 }), fc.webUrl()), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

test('no generated value leads outside the allowed hosts', () => {
  fc.assert(
    fc.property(
      fc.oneof(tricky, fc.webUrl(), fc.string()),
      fc.constantFrom('ru' as const, 'en' as const),
      (value, locale) => {
        const target = readRedirectTarget(value, locale, hosts);
        const url = new URL(target.kind === 'page' ? target.href : target.path, origin);
        expect(url.protocol).toBe('https:');
        expect(hosts).toContain(url.host);
        if (target.kind === 'route') expect(target.path).toMatch(/^\/(?![/\\])/);
      },
    ),
    { numRuns: process.env['FAIR_FULL'] === undefined ? 300 : 10_000 },
  );
});

testRows([
  ['/press/?a=1#b', 'https://artrows.example/en/press/?a=1#b'],
  ['https://account.artrows.example/', 'https://account.artrows.example/'],
  ['https://plaster.example/', 'https://artrows.example/en/thanks/'],
  ['//plaster.example/', 'https://artrows.example/en/thanks/'],
])('%s redirects a plain post to %s', (redirectUrl, to) => {
  expect(fullAddress(readRedirectTarget(redirectUrl, 'en', hosts), 'artrows.example')).toBe(to);
});
