import { navigate } from 'gatsby';
import { testRows } from '../../../tests/support/testRows';
import { pushAddressSearch } from './addressSearch';
import { openPage } from './openPage';

jest.mock('gatsby', () => ({ navigate: jest.fn() }));

const at = (address: string) => window.history.replaceState(null, '', address);

testRows([
  ['/tickets/#refund', '/tickets/#refund', true],
  ['/tickets/#refund', '/tickets/#prices', false],
  ['/tickets/', '/tickets/#refund', false],
  ['/tickets/?a=1#refund', '/tickets/#refund', false],
  ['/tickets/#%D0%B1%D0%B0%D0%BB', '/tickets/#бал', true],
  ['/exhibitors/2025/?type=gallery', '/exhibitors/2025/?type=gallery', true],
  ['/en/tickets/#refund', '/tickets/#refund', false],
])('at %s a link to %s adds no history entry: %s', async (from, to, replace) => {
  at(from);
  await openPage(to);
  expect(navigate).toHaveBeenLastCalledWith(to, { replace });
});

test('opening the same view again adds no history entry', () => {
  at('/map/?stand=C07');
  const before = window.history.length;
  const choose = () => pushAddressSearch((search) => search.delete('stand'), '#stand-B12');
  choose();
  choose();
  expect(window.location.href).toMatch(/\/map\/#stand-B12$/);
  expect(window.history.length - before).toBe(1);
});
