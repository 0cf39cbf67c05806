import fc from 'fast-check';
import { testRows } from '../../tests/support/testRows';
import { readAddress } from './address';

const own = ['fair.example', 'www.fair.example'];

describe('readAddress', () => {
  testRows([
    ['/tickets/', { kind: 'page', path: '/tickets/', suffix: '' }],
    ['/tickets', { kind: 'page', path: '/tickets', suffix: '' }],
    ['/tickets/?a=1#refund', { kind: 'page', path: '/tickets/', suffix: '?a=1#refund' }],
    ['/', { kind: 'page', path: '/', suffix: '' }],
    ['/press-kit.zip', { kind: 'file', href: '/press-kit.zip' }],
    ['#refund', { kind: 'here', href: '#refund' }],
    ['?type=artist', { kind: 'here', href: '?type=artist' }],
    ['https://fair.example/map/', { kind: 'own', href: 'https://fair.example/map/' }],
    ['HTTPS://WWW.FAIR.EXAMPLE', { kind: 'own', href: 'https://www.fair.example/' }],
    ['http://gallery.example', { kind: 'outside', href: 'http://gallery.example/' }],
    ['mailto:press@fair.example', { kind: 'contact', href: 'mailto:press@fair.example' }],
    ['tel:+74950000000', { kind: 'contact', href: 'tel:+74950000000' }],
    ['geo:55.7541,37.6247', { kind: 'contact', href: 'geo:55.7541,37.6247' }],
    [
      'geo:-33.8568,151.2153?q=-33.8568,151.2153(Opera%20House)',
      { kind: 'contact', href: 'geo:-33.8568,151.2153?q=-33.8568,151.2153(Opera%20House)' },
    ],
    ['GEO:55,37;u=35', { kind: 'contact', href: 'GEO:55,37;u=35' }],
  ])('kinds of addresses: %s', (address, expected) => {
    expect(readAddress(address, own)).toEqual(expected);
  });

  testRows([
    'https://fair.example.evil.example/',
    'https://fair-example.evil.example/',
    'https://xn--fir-sna.example/',
    'https://fair.example:8443/',
    'https://fair.example./',
    'https://fair.example%2eevil.example/',
    'https://f\u0430ir.example/', // a Cyrillic letter
    'https://evil.example/https://fair.example/',
    'https://evil.example\\fair.example/',
  ])('%s only looks like our own domain', (address) => {
    expect(readAddress(address, own).kind).toBe('outside');
  });

  testRows([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    'https:evil.example',
    'https:/evil.example',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    '\u0001javascript:alert(1)',
    'blob:https://fair.example/1',
    'file:///etc/passwd',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'https://fair.example@evil.example/',
    'https://user:pass@fair.example/',
    'https://',
    'tickets',
    'geo:',
    'tel:',
    'geo:Moscow',
    'geo:55.7541',
    'geo:55.7541,37.6247 javascript:alert(1)',
    'geo://evil.example/',
    '',
  ])('%j is unsafe', (address) => {
    expect(readAddress(address, own)).toEqual({ kind: 'unsafe' });
  });

  test('a browser resolves any returned href to the reported target', () => {
    const parts = ['/', '\\', '.', '..', '%2e', ':', '@', '#', '?', '\t', 'x'];
    const names = ['evil.example', 'fair.example', 'https:', 'javascript:'];
    const words = fc.string({ unit: fc.constantFrom(...parts, ...names) });
    fc.assert(
      fc.property(words, (address) => {
        const answer = readAddress(address, own);
        if (answer.kind === 'unsafe') return;
        const href = answer.kind === 'page' ? answer.path + answer.suffix : answer.href;
        const { protocol, hostname } = new URL(href, 'https://fair.example/a/');
        if (answer.kind === 'contact') expect(['mailto:', 'tel:', 'geo:']).toContain(protocol);
        else expect(['http:', 'https:']).toContain(protocol);
        if (answer.kind === 'outside') expect(own).not.toContain(new URL(href).host);
        else if (answer.kind !== 'contact') expect(own).toContain(hostname);
      }),
      { numRuns: process.env['FAIR_FULL'] === undefined ? 1000 : 5000 },
    );
  });
});
