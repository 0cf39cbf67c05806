import { testRows } from '../../../tests/support/testRows';
import type { Phase } from '../../edition/model/phase';
import { saleAddress, saleOf, saleStart, type TicketSale } from './tickets';

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

testRows<[TicketSale, string | null, string, string | undefined]>([
  ['site', '2026-02-20', '2026-03-01', '2026-02-21'],
  ['both', '2026-02-20', '2026-02-21', '2026-02-21'],
  ['later', '2026-02-20', '2026-02-20', '2026-02-21'],
  ['boxOffice', '2026-02-20', '2026-02-01', '2026-04-02'],
  // Opened earlier by an editor, or held back.
  ['site', '2026-02-20', '2026-02-01', undefined],
  ['later', '2026-02-20', '2026-03-01', undefined],
  ['site', null, '2026-03-01', undefined],
])('sold as %s, applications until %s, on %s: on sale from %s', (sale, close, day, start) => {
  const edition = { firstDay: '2026-04-02', lastDay: '2026-04-05', applicationsClose: close };
  expect(saleStart(sale, edition, day)).toBe(start);
});
