import { testRows } from '../../tests/support/testRows';
import { singleSlashes } from './singleSlashes';

testRows([
  ['/en//contacts/', '/en/contacts/'],
  ['/en/exhibitors/2025//kobalt///', '/en/exhibitors/2025/kobalt/'],
  ['//tickets/', '/tickets/'],
  ['//evil.example/', '/evil.example/'],
  ['//', '/'],
  ['/', '/'],
  ['/tickets/', '/tickets/'],
  ['/_ipx/w_360/https://fair.example/a.jpg', '/_ipx/w_360/https://fair.example/a.jpg'],
  ['//_ipx/w_360/https://fair.example/a.jpg', '/_ipx/w_360/https:/fair.example/a.jpg'],
])('%s leads to %s', (path, target) => expect(singleSlashes(path)).toBe(target));
