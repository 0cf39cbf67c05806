import { testRows } from '../../tests/support/testRows';
import { readablePath } from './readablePath';

testRows([
  ['/tickets/', '/tickets/'],
  ['/%D0%B3%D0%B0%D0%BB%D0%B5%D1%80%D0%B5%D1%8F/', '/галерея/'],
  ['/галерея/', '/галерея/'],
  ['/%65n/nope/', '/en/nope/'],
  ['/a%2Fb%3Fc%23d/', '/a%2Fb%3Fc%23d/'],
  ['/a%20b%0A/', '/a%20b%0A/'],
  ['/a%E2%80%AEb/', '/a%E2%80%AEb/'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('the path %s reads %s', (path, expected) => expect(readablePath(path)).toBe(expected));
