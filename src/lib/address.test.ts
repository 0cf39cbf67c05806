import { readAddress } from './address';

const own = ['fair.example', 'www.fair.example'];

describe('readAddress', () => {
  test.each([
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
  ])('%s', (address, expected) => {
    expect(readAddress(address, own)).toEqual(expected);
  });

  test.each([
    'https://fair.example.evil.example/',
    'https://fair-example.evil.example/',
    'https://xn--fir-sna.example/',
    'https://fair.example:8443/',
  ])('%s only looks like ours', (address) => {
    expect(readAddress(address, own).kind).toBe('outside');
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'https://fair.example@evil.example/',
    'https://user:pass@fair.example/',
    'https://',
    'tickets',
    '',
  ])('%j is unsafe', (address) => {
    expect(readAddress(address, own)).toEqual({ kind: 'unsafe' });
  });
});
