import { testRows } from '../../tests/support/testRows';
import type { Phase } from './phase';
import { saleAddress, saleOf, type TicketSale } from './tickets';

const both = ['site', 'box-office'];
const online = ['site'];
const boxOffice = ['box-office'];

testRows<[Phase, string[], boolean, TicketSale]>([
  ['announced', both, true, 'later'],
  ['applications-open', online, true, 'later'],
  ['announced', boxOffice, true, 'boxOffice'],
  ['on-sale', both, true, 'both'],
  ['running', online, true, 'site'],
  ['running', both, false, 'boxOffice'],
  ['on-sale', online, false, 'later'],
  ['running', boxOffice, false, 'boxOffice'],
  ['over', both, true, 'over'],
  ['over', boxOffice, false, 'over'],
])('%s: sold at %j, provider %s: %s', (phase, places, hasProvider, sale) =>
  expect(saleOf(places, phase, { hasProvider })).toBe(sale),
);

test('a page that sells is asked for the ticket and the language, whatever it is asked for already', () => {
  expect(saleAddress('https://t.example/?fair=7', 'vip', 'ru')).toBe(
    'https://t.example/?fair=7&ticket=vip&lang=ru',
  );
});
